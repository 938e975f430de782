import path from 'node:path';
import {createHash} from 'node:crypto';
import {indexFolder, type Head} from '../../search/embedded/format.ts';

/** A file of the build, as it is to be stored. */
export interface StoredFile {
  /** Below the base URL. */
  path: string;
  content: Uint8Array;
}

/** Sizes of a pack before it is compressed, in bytes: large packs share more, small ones are unpacked sooner. */
const smallestPack = 1_300_000;
const largestPack = 4_500_000;

/** After this part of all directories a pack may end; which ones follows from their names, so that it stays. */
const endsAfterOneIn = 3;

/** What the script of a page says about where the page is. */
const permalink = /"?permalink\\?"?:\s*\\?"(\/[^"\\#?]+)\\?"/;

/** How many characters of a file of the search index tell its neighbours: shards are in alphabetical order. */
const searchKeyLength = 60;

/** Path of a page as both versions of it have it. */
function withoutVersion(page: string): string {
  return page.replace(/^docs\/\d+\.\d+(?=\/|$)/, 'docs');
}

function parse(content: Uint8Array): unknown {
  return JSON.parse(Buffer.from(content).toString('utf8'));
}

/**
 * Finds the page at which each file with texts of the search index begins.
 *
 * @param files - All files.
 * @returns Address of the page, with base URL, by the path of the file.
 */
function pagesOfTexts(files: readonly StoredFile[]): Map<string, string> {
  const heads = files.flatMap(({path: file, content}) =>
    // Heads are the only objects in the folder; the rest are lists.
    file.startsWith(indexFolder) && content[0] === 0x7b ? [parse(content) as Head] : [],
  );
  return new Map(
    heads.flatMap(({pages, texts}) => {
      const addresses = pages.flatMap((page) => page.sections.map(() => page.path));
      return texts.map(([first, file]) => [`${indexFolder}${file}`, addresses[first] ?? ''] as const);
    }),
  );
}

/**
 * Finds what each file stands next to. Both versions of a page, their scripts and the texts that the search shows of them
 * come together; postings of the search index by what they begin with, as their names are hashes.
 *
 * @param files - All files.
 * @param baseUrl - Base URL of the site, with slashes at both ends.
 * @returns For a file, a key to sort by, which has slashes like a path.
 */
export function neighbourhoods(files: readonly StoredFile[], baseUrl: string): (file: StoredFile) => string {
  const pages = new Set(files.flatMap(({path: file}) => (file.endsWith('.html') ? [file.slice(0, -5)] : [])));
  const texts = pagesOfTexts(files);
  return ({path: file, content}) => {
    if (file.endsWith('.html')) {
      return `pages/${withoutVersion(file.slice(0, -'.html'.length))}`;
    }
    const address = file.endsWith('.js') ? permalink.exec(Buffer.from(content).toString('utf8'))?.[1] : texts.get(file);
    // Scripts of pages with pages below them end it in a slash.
    const page = address?.startsWith(baseUrl) ? address.slice(baseUrl.length).replace(/\/$/, '') : undefined;
    if (page !== undefined && pages.has(page)) {
      return `pages/${withoutVersion(page)}`;
    }
    return file.startsWith(indexFolder)
      ? `search/${Buffer.from(content.subarray(0, searchKeyLength)).toString('latin1')}`
      : `other/${file}`;
  };
}

/**
 * Divides files into packs.
 *
 * @param files - All files, in any order.
 * @param baseUrl - Base URL of the site, with slashes at both ends.
 * @returns The files of each pack, those that have much in common together; the same files make the same packs.
 */
export function arrange(files: readonly StoredFile[], baseUrl: string): StoredFile[][] {
  const keyOf = neighbourhoods(files, baseUrl);
  const keyed = files
    .map((file) => ({file, key: keyOf(file)}))
    .sort((a, b) => compare(a.key, b.key) || compare(a.file.path, b.file.path));
  const packs: StoredFile[][] = [];
  let bytes = 0;
  let before: string | undefined;
  for (const {file, key} of keyed) {
    const group = key.slice(0, key.indexOf('/'));
    const place = group === 'search' ? key : `${path.posix.dirname(key)}/`;
    const current = packs.at(-1);
    const ends =
      before === undefined ||
      !before.startsWith(`${group}/`) ||
      bytes + file.content.length > largestPack ||
      (bytes >= smallestPack && place !== before && mayEndAt(before));
    if (current && !ends) {
      current.push(file);
      bytes += file.content.length;
    } else {
      packs.push([file]);
      bytes = file.content.length;
    }
    before = place;
  }
  return packs;
}

function mayEndAt(place: string): boolean {
  return (createHash('sha256').update(place).digest()[0] ?? 0) % endsAfterOneIn === 0;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

import path from 'node:path';
import {createHash} from 'node:crypto';

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

/**
 * What a file stands next to. Both versions of a page and their scripts come together, and files of the search index by
 * what they begin with, as their names are hashes.
 *
 * @param file - The file.
 * @param pages - Paths of all pages, without extension.
 * @param baseUrl - Base URL of the site, with slashes at both ends.
 * @returns A key to sort files by, which has slashes like a path.
 */
export function neighbourhoodOf({path: file, content}: StoredFile, pages: ReadonlySet<string>, baseUrl: string): string {
  const withoutVersion = (page: string): string => page.replace(/^docs\/\d+\.\d+(?=\/|$)/, 'docs');
  if (file.endsWith('.html')) {
    return `pages/${withoutVersion(file.slice(0, -'.html'.length))}`;
  }
  if (file.endsWith('.js')) {
    const [, address] = permalink.exec(Buffer.from(content).toString('utf8')) ?? [];
    const page = address?.startsWith(baseUrl) ? address.slice(baseUrl.length) : undefined;
    return page !== undefined && pages.has(page) ? `pages/${withoutVersion(page)}` : `other/${file}`;
  }
  if (path.posix.dirname(file) === 'assets/search') {
    return `search/${Buffer.from(content.subarray(0, searchKeyLength)).toString('latin1')}`;
  }
  return `other/${file}`;
}

/**
 * Divides files into packs.
 *
 * @param files - All files, in any order.
 * @param baseUrl - Base URL of the site, with slashes at both ends.
 * @returns The files of each pack, those that have much in common together; the same files make the same packs.
 */
export function arrange(files: readonly StoredFile[], baseUrl: string): StoredFile[][] {
  const pages = new Set(files.flatMap(({path: file}) => (file.endsWith('.html') ? [file.slice(0, -5)] : [])));
  const keyed = files
    .map((file) => ({file, key: neighbourhoodOf(file, pages, baseUrl)}))
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

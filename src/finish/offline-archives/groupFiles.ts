import path from 'node:path';
import {createHash} from 'node:crypto';
import {indexFolder, sectionsWithChanges, type Head} from '../../search/embedded/format.ts';
import {isHashedPath} from '../../offline/format.ts';
import {symbolFolder} from '../../search/symbols/format.ts';

export interface StoredFile {
  /** Path below the base URL. */
  path: string;
  content: Uint8Array;
}

/** Limits of the uncompressed size of a pack, in bytes. Large packs compress better, but small packs are unpacked faster. */
const minPackSize = 8_000_000;
export const maxPackSize = 14_000_000;

/**
 * On average, a pack can end after every other folder. The hash of a folder's name decides whether it can, so that the
 * boundaries stay the same when pages are added.
 */
const boundaryRatio = 2;

/** Matches the path of the page in the page's script. */
const permalink = /"?permalink\\?"?:\s*\\?"(\/[^"\\#?]+)\\?"/;

/** The folder into which Docusaurus puts the pictures of pages. A correction of a page must not download them again. */
const pictureFolder = 'assets/images/';

/** Number of characters by which search index shards are sorted. This works because their content is alphabetical. */
const searchKeyLength = 60;

function withoutVersion(page: string): string {
  return page.replace(/^docs\/\d+\.\d+(?=\/|$)/, 'docs');
}

function parse(content: Uint8Array): unknown {
  return JSON.parse(Buffer.from(content).toString('utf8'));
}

/** Finds the first page in each text shard of the search index, by the path of the shard. */
function firstPageByTextShard(files: readonly StoredFile[]): Map<string, string> {
  const heads = files.flatMap(({path: file, content}) =>
    // Head files contain JSON objects (0x7b is the opening brace), and all other files in the folder contain arrays.
    file.startsWith(indexFolder) && content[0] === 0x7b ? [parse(content) as Head] : [],
  );
  return new Map(
    heads.flatMap(({pages, texts}) => {
      const paths = pages.flatMap((page) => sectionsWithChanges(page.sections).map(() => page.path));
      return texts.map(([first, file]) => [`${indexFolder}${file}`, paths[first] ?? ''] as const);
    }),
  );
}

/**
 * Creates a function that returns the sort key of a file, with slashes like a path. The pages of all editions, their scripts
 * and their search snippets get similar keys. Of the other files, those with a hash in their path come together, because an
 * update can download them one by one, and first, because no page works without them. Shards of the search index are sorted by
 * their content, because their names are hashes.
 */
export function createSortKey(files: readonly StoredFile[], baseUrl: string): (file: StoredFile) => string {
  const pages = new Set(files.flatMap(({path: file}) => (file.endsWith('.html') ? [file.slice(0, -5)] : [])));
  const pageByShard = firstPageByTextShard(files);
  return ({path: file, content}) => {
    if (file.endsWith('.html')) {
      return `pages/${withoutVersion(file.slice(0, -'.html'.length))}`;
    }
    const pagePath = file.endsWith('.js')
      ? permalink.exec(Buffer.from(content).toString('utf8'))?.[1]
      : pageByShard.get(file);
    // The permalink of a category page ends with a slash.
    const page = pagePath?.startsWith(baseUrl) ? pagePath.slice(baseUrl.length).replace(/\/$/, '') : undefined;
    if (page !== undefined && pages.has(page)) {
      return `pages/${withoutVersion(page)}`;
    }
    if (file.startsWith(pictureFolder)) {
      return `pictures/${file}`;
    }
    if (!isHashedPath(file)) {
      // Downloads are large, and not every update changes them.
      return `${file.startsWith('samples/') ? 'samples' : 'files'}/${file}`;
    }
    const isData = file.startsWith(indexFolder) || file.startsWith(symbolFolder);
    return `assets/${isData ? Buffer.from(content.subarray(0, searchKeyLength)).toString('latin1') : file}`;
  };
}

/** Divides files into packs of similar files. The result is deterministic. */
export function groupIntoPacks(files: readonly StoredFile[], baseUrl: string): StoredFile[][] {
  const sortKey = createSortKey(files, baseUrl);
  const sorted = files
    .map((file) => ({file, key: sortKey(file)}))
    .sort((a, b) => compare(a.key, b.key) || compare(a.file.path, b.file.path));
  const packs: StoredFile[][] = [];
  let bytes = 0;
  let previousFolder: string | undefined;
  for (const {file, key} of sorted) {
    const group = key.slice(0, key.indexOf('/'));
    const folder = group === 'assets' ? key : `${path.posix.dirname(key)}/`;
    const current = packs.at(-1);
    const startsPack =
      previousFolder === undefined ||
      !previousFolder.startsWith(`${group}/`) ||
      bytes + file.content.length > maxPackSize ||
      (bytes >= minPackSize && folder !== previousFolder && isBoundary(previousFolder));
    if (current && !startsPack) {
      current.push(file);
      bytes += file.content.length;
    } else {
      packs.push([file]);
      bytes = file.content.length;
    }
    previousFolder = folder;
  }
  return packs;
}

function isBoundary(folder: string): boolean {
  return (createHash('sha256').update(folder).digest()[0] ?? 0) % boundaryRatio === 0;
}

function compare(a: string, b: string): number {
  return a < b ? -1 : Number(a > b);
}

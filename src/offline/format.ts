/**
 * How the site is stored for readers without a network. `src/offline/archives` writes it, the service worker reads it.
 *
 * - A **file** is one file of the build. Its id tells one content from another: the path where that has a hash of the
 *   content in it, else path and hash. What a page says about scripts and styles that all pages have is taken out of it
 *   first (`sharedNames.ts`), as a changed word in one page would otherwise change all pages.
 * - A **pack** holds some hundred files that have much in common: both versions of a page and its script, and the pages
 *   next to them. Repeats are taken out over the whole pack, where gzip sees the last 32 kB (`longMatches.ts`), then it
 *   is gzipped. The worker keeps packs as they came and unpacks one when a file of it is asked for: 8 MB on the disk
 *   instead of 90, and 60 entries in the browser's cache instead of 4,000.
 * - The **manifest** of a build lists its packs and their files. The name of a manifest has the hash of its content, and
 *   so has the service worker of that build.
 *
 * An update fetches what no stored pack has: some files one by one from where the site serves them, or packs where many
 * files are new. So it matters little in which pack a file is, and a corrected word costs a few files and the manifest.
 */

/** Folder of packs and manifest, below the base URL. */
export const offlineFolder = 'assets/offline/';

/** A file: its path below the base URL, and the hash of its content where the path does not tell. */
export type ManifestFile = string | [path: string, hash: string];

/** A pack as the manifest has it. */
export interface ManifestPack {
  /** Start of the SHA-256 of the pack, in hexadecimal digits; `<id>.pack` is its file. */
  id: string;
  /** Size of the pack as it is fetched, in bytes. */
  bytes: number;
  files: ManifestFile[];
}

/** What a build consists of. */
export interface OfflineManifest {
  /** Paths of the scripts and styles that all pages have, in the order in which pages number them. */
  sharedNames: string[];
  packs: ManifestPack[];
}

/** What stands in front of the content of a pack: path, id and size of each file, in order. */
export type PackIndex = [path: string, id: string, bytes: number][];

/** A path that has the hash of the content, as the bundler and the search write them. */
const hashedPath = /^assets\/.*[.\-/][0-9a-f]{6,}\.[a-z0-9]+$/;

/**
 * Whether a path changes with the content of its file.
 *
 * @param path - Path below the base URL.
 * @returns True for `assets/js/main.0123abcd.js`, false for `docs.html`.
 */
export function isHashedPath(path: string): boolean {
  return hashedPath.test(path);
}

/**
 * What tells the content of a file from all others.
 *
 * @param file - File of a manifest.
 * @returns The path, or path and hash.
 */
export function idOf(file: ManifestFile): string {
  return typeof file === 'string' ? file : `${file[0]}?${file[1]}`;
}

/**
 * Path of a file.
 *
 * @param file - File of a manifest.
 * @returns The path below the base URL.
 */
export function pathOf(file: ManifestFile): string {
  return typeof file === 'string' ? file : file[0];
}

/**
 * Size of a whole version.
 *
 * @param manifest - Its manifest.
 * @returns Bytes of all packs.
 */
export function sizeOf({packs}: OfflineManifest): number {
  return packs.reduce((sum, {bytes}) => sum + bytes, 0);
}

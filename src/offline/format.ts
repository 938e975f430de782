/**
 * Format of the site's offline copy. `src/finish/offline-archives` writes it and the service worker reads it.
 *
 * - A **pack** is a Zstandard archive of similar files: neighbouring pages in all editions with their scripts, or files
 *   that many pages share. It is named after its content. The worker stores packs as they are and unpacks one when a file
 *   from it is requested, so the site takes 7 MB on disk instead of 100 MB.
 * - The **manifest** of a build lists its packs with the paths of their files. Its name contains a hash of its content, and
 *   the service worker of the build contains that name.
 *
 * An update downloads the packs that are not stored yet. When a word is corrected, the pack of its page is the only one:
 * packs without pages contain only files with a hash in their path, and if few of these are new, they are downloaded one by
 * one. The names of the scripts and styles that all pages share are replaced with placeholders in stored pages
 * (`sharedNames.ts`), because otherwise every page would change with each of these files.
 */

/** Folder of the packs and the manifest, below the base URL. */
export const offlineFolder = 'assets/offline/';

export interface Pack {
  /** First hexadecimal digits of the pack's SHA-256 hash. The file name is `<id>.pack`. */
  id: string;
  bytes: number;
  files: string[];
}

export interface OfflineManifest {
  /** Paths of the scripts and styles that all pages share, in the order of their placeholders. */
  sharedNames: string[];
  packs: Pack[];
}

/** Index at the start of an unpacked pack, behind its length as 32-bit integer: path and size of each file, in order. */
export type PackIndex = [path: string, bytes: number][];

/** Matches paths with a content hash, as the bundler and the search index write them. */
const hashedPath = /^assets\/.*[.\-/][0-9a-f]{6,}\.[a-z0-9]+$/;

/**
 * Checks whether the path of a file below the base URL contains a hash of its content, as `assets/js/main.0123abcd.js` does.
 */
export function isHashedPath(path: string): boolean {
  return hashedPath.test(path);
}

/** Returns the size of all packs of a version, in bytes. */
export function sizeOf({packs}: OfflineManifest): number {
  return packs.reduce((sum, {bytes}) => sum + bytes, 0);
}

/**
 * Format of the site's offline copy. `src/finish/offline-archives` writes it and the service worker reads it.
 *
 * - A **file** is one file of the build. Its ID identifies the content: it is the path if that contains a hash, and
 *   otherwise the path and a hash. Paths of scripts and styles that all pages share are first replaced with placeholders
 *   (`sharedNames.ts`), because otherwise every page would change when a script changes.
 * - A **pack** contains about a hundred similar files: both versions of a page with its scripts, and neighbouring pages.
 *   First, repeats are removed across the whole pack (`longDistanceMatching.ts`), because gzip only looks back 32 kB. Then
 *   the pack is gzipped. The worker stores packs as they are, and unpacks a pack when a file from it is requested. As a
 *   result, the site takes 8 MB on disk instead of 90 MB, and 60 entries in the browser's cache instead of 4,000.
 * - The **manifest** of a build lists its packs and their files. The name of the manifest contains a hash of its content,
 *   and the service worker of the build contains that name.
 *
 * An update downloads the files that no stored pack contains. They are downloaded individually, or as whole packs if many
 * files of a pack are new. It therefore hardly matters which pack a file is in, and when a word on a page is corrected, only
 * a few files and the manifest have to be downloaded.
 */

/** Folder of the packs and the manifest, below the base URL. */
export const offlineFolder = 'assets/offline/';

/** A file: its path below the base URL, and a hash of its content if the path doesn't contain one. */
export type ManifestFile = string | [path: string, hash: string];

/** A pack in the manifest. */
export interface ManifestPack {
  /** First hexadecimal digits of the pack's SHA-256 hash. The file name is `<id>.pack`. */
  id: string;
  /** Size of the download in bytes. */
  bytes: number;
  files: ManifestFile[];
}

/** The packs of a build, and the files in them. */
export interface OfflineManifest {
  /** Paths of the scripts and styles that all pages share, in the order of their placeholders. */
  sharedNames: string[];
  packs: ManifestPack[];
}

/** Index at the start of a pack: path, ID and size of each file, in order. */
export type PackIndex = [path: string, id: string, bytes: number][];

/** Matches paths with a content hash, as the bundler and the search index write them. */
const hashedPath = /^assets\/.*[.\-/][0-9a-f]{6,}\.[a-z0-9]+$/;

/**
 * Checks whether the path of a file contains a hash of its content.
 *
 * @param path - Path below the base URL.
 * @returns True for `assets/js/main.0123abcd.js`, false for `docs.html`.
 */
export function isHashedPath(path: string): boolean {
  return hashedPath.test(path);
}

/** Returns the ID of a file, which changes with its content. */
export function idOf(file: ManifestFile): string {
  return typeof file === 'string' ? file : `${file[0]}?${file[1]}`;
}

/** Returns the path of a file below the base URL. */
export function pathOf(file: ManifestFile): string {
  return typeof file === 'string' ? file : file[0];
}

/** Returns the size of all packs of a version, in bytes. */
export function sizeOf({packs}: OfflineManifest): number {
  return packs.reduce((sum, {bytes}) => sum + bytes, 0);
}

import {createHash} from 'node:crypto';
import {gzipSync} from 'node:zlib';
import {
  idOf,
  isHashedPath,
  offlineFolder,
  type ManifestFile,
  type ManifestPack,
  type OfflineManifest,
  type PackIndex,
} from '../../offline/format.ts';
import {concatenate, removeRepeats, restoreRepeats} from '../../offline/longDistanceMatching.ts';
import {storedPage} from '../../offline/sharedNames.ts';
import {groupIntoPacks, type StoredFile} from './groupFiles.ts';

/** Lengths of the hashes of packs and manifests, and of files, in hexadecimal digits. */
const packHashLength = 16;
const fileHashLength = 10;

/** Matches the paths of scripts and styles in the head of a page. */
const assetName = /assets\/(?:js|css)\/[^"'\s>]+?\.[0-9a-f]{6,}\.(?:js|css)/g;

/** Reads one character per byte. Decoding UTF-8 is unnecessary, because the paths of assets are ASCII. */
const byteEncoding = 'latin1';

/** A file counts as shared if at least this proportion of all pages refers to it. */
const sharedThreshold = 0.5;

/** The packs and the manifest of a build. */
export interface OfflineFiles {
  /** Content of each file, by its path below the base URL. */
  files: Map<string, Uint8Array>;
  /** Path of the manifest below the base URL. */
  manifestPath: string;
  manifest: OfflineManifest;
}

/** A file with its ID. */
export type PackedFile = StoredFile & {id: string};

function hash(content: Uint8Array | string, length: number): string {
  return createHash('sha256').update(content).digest('hex').slice(0, length);
}

/**
 * Finds the scripts and styles that most pages share.
 *
 * @param pages - Content of all pages.
 * @returns Paths below the base URL, in alphabetical order.
 */
export function findSharedNames(pages: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const page of pages) {
    for (const name of new Set(page.match(assetName))) {
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  return [...counts].flatMap(([name, count]) => (count >= pages.length * sharedThreshold ? [name] : [])).sort();
}

/**
 * Compresses the files of one pack. The output is deterministic.
 *
 * @param files - The files with their IDs. Similar files should be next to each other, so that they compress well.
 * @returns The pack.
 */
export function writePack(files: readonly PackedFile[]): Uint8Array {
  const index: PackIndex = files.map(({path, id, content}) => [path, id, content.length]);
  const head = Buffer.from(JSON.stringify(index));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(head.length);
  const content = concatenate(files.map((file) => file.content));
  const body = removeRepeats(content);
  // Otherwise, an error would only show up on readers' devices when they are offline.
  if (Buffer.compare(restoreRepeats(body, content.length), content) !== 0) {
    throw new Error(`The pack that begins with ${files[0]?.path} cannot be unpacked.`);
  }
  const pack = gzipSync(concatenate([length, head, body]), {level: 9});
  // Byte 9 of the gzip header is the operating system. It is set to 255 ("unknown"), so that packs are the same everywhere.
  pack[9] = 255;
  return pack;
}

/** Content of the packs of a build. */
export interface PackPlan {
  sharedNames: string[];
  packs: {entries: ManifestFile[]; files: PackedFile[]}[];
}

/**
 * Divides the files of a build into packs. The result is deterministic.
 *
 * @param files - All files that readers need offline, in any order.
 * @param baseUrl - Base URL of the site, with slashes at both ends.
 * @returns The input of `writePack` for each pack.
 */
export function planPacks(files: readonly StoredFile[], baseUrl: string): PackPlan {
  const isPage = ({path}: StoredFile): boolean => path.endsWith('.html');
  const texts = new Map(
    files.filter(isPage).map((file) => [file.path, Buffer.from(file.content).toString(byteEncoding)]),
  );
  const sharedNames = findSharedNames([...texts.values()]);
  const stored = files.map((file): StoredFile => {
    const text = texts.get(file.path);
    return text === undefined
      ? file
      : {path: file.path, content: Buffer.from(storedPage(text, sharedNames), byteEncoding)};
  });
  const packs = groupIntoPacks(stored, baseUrl).map((group) => {
    const entries = group.map((file): ManifestFile =>
      isHashedPath(file.path) ? file.path : [file.path, hash(file.content, fileHashLength)],
    );
    return {entries, files: group.map((file, index) => ({...file, id: idOf(entries[index] ?? file.path)}))};
  });
  return {sharedNames, packs};
}

/**
 * Names the packs of a build after their hashes and creates the manifest.
 *
 * @param plan - From `planPacks`.
 * @param packs - Output of `writePack` for each pack, in the same order.
 * @returns Packs and manifest.
 */
export function buildManifest({sharedNames, packs: plans}: PackPlan, packs: readonly Uint8Array[]): OfflineFiles {
  const written = new Map<string, Uint8Array>();
  const listed = packs.map((pack, index): ManifestPack => {
    const id = hash(pack, packHashLength);
    written.set(`${offlineFolder}${id}.pack`, pack);
    return {id, bytes: pack.length, files: plans[index]?.entries ?? []};
  });
  const manifest: OfflineManifest = {sharedNames, packs: listed};
  const json = JSON.stringify(manifest);
  const manifestPath = `${offlineFolder}${hash(json, packHashLength)}.json`;
  written.set(manifestPath, Buffer.from(json));
  return {files: written, manifestPath, manifest};
}

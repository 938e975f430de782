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
} from '../format.ts';
import {concatenate, restore, takeOutRepeats} from '../longMatches.ts';
import {withoutSharedNames} from '../sharedNames.ts';
import {arrange, type StoredFile} from './arrange.ts';

/** Digits of the hash of a pack, a manifest and a file. */
const packDigits = 16;
const fileDigits = 10;

/** Scripts and styles in the head of a page. */
const assetName = /assets\/(?:js|css)\/[^"'\s>]+?\.[0-9a-f]{6,}\.(?:js|css)/g;

/** A letter for each byte: names of files are ASCII, and all else stays as it is, which spares reading and writing UTF-8. */
const letters = 'latin1';

/** The part of all pages that has to name a file, for it to be a shared one. */
const sharedFrom = 0.5;

/** Packs and manifest of a build. */
export interface Packed {
  /** Content of each file by its path below the base URL. */
  files: Map<string, Uint8Array>;
  /** Path of the manifest below the base URL. */
  manifestPath: string;
  manifest: OfflineManifest;
}

/** A file with its id, as a pack has it. */
export type PackedFile = StoredFile & {id: string};

function digest(content: Uint8Array | string, digits: number): string {
  return createHash('sha256').update(content).digest('hex').slice(0, digits);
}

/**
 * Finds the files that all pages name, which are the scripts and styles of the site.
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
  return [...counts].flatMap(([name, count]) => (count >= pages.length * sharedFrom ? [name] : [])).sort();
}

/**
 * Compresses the files of one pack.
 *
 * @param files - The files with their ids, in the order in which they have most in common.
 * @returns The pack; the same files make the same bytes.
 */
export function writePack(files: readonly PackedFile[]): Uint8Array {
  const index: PackIndex = files.map(({path, id, content}) => [path, id, content.length]);
  const head = Buffer.from(JSON.stringify(index));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(head.length);
  const content = concatenate(files.map((file) => file.content));
  const body = takeOutRepeats(content);
  // A fault here would show on readers' devices alone, and only without a network.
  if (Buffer.compare(restore(body, content.length), content) !== 0) {
    throw new Error(`The pack that begins with ${files[0]?.path} cannot be unpacked.`);
  }
  const pack = gzipSync(concatenate([length, head, body]), {level: 9});
  // The operating system, which would make the same pack another one elsewhere: 255 is "unknown".
  pack[9] = 255;
  return pack;
}

/** What goes into the packs of a build. */
export interface PackPlan {
  sharedNames: string[];
  packs: {entries: ManifestFile[]; files: PackedFile[]}[];
}

/**
 * Divides a build into packs.
 *
 * @param files - All files of the site that readers need without a network, in any order.
 * @param baseUrl - Base URL of the site, with slashes at both ends.
 * @returns What `writePack` makes each pack from; the same files make the same packs.
 */
export function planPacks(files: readonly StoredFile[], baseUrl: string): PackPlan {
  const isPage = ({path}: StoredFile): boolean => path.endsWith('.html');
  const texts = new Map(files.filter(isPage).map((file) => [file.path, Buffer.from(file.content).toString(letters)]));
  const sharedNames = findSharedNames([...texts.values()]);
  const stored = files.map((file): StoredFile => {
    const text = texts.get(file.path);
    return text === undefined
      ? file
      : {path: file.path, content: Buffer.from(withoutSharedNames(text, sharedNames), letters)};
  });
  const packs = arrange(stored, baseUrl).map((group) => {
    const entries = group.map((file): ManifestFile =>
      isHashedPath(file.path) ? file.path : [file.path, digest(file.content, fileDigits)],
    );
    return {entries, files: group.map((file, place) => ({...file, id: idOf(entries[place] ?? file.path)}))};
  });
  return {sharedNames, packs};
}

/**
 * Names the packs of a build, and writes their manifest.
 *
 * @param plan - From `planPacks`.
 * @param packs - What `writePack` has made of each, in the same order.
 * @returns Packs and manifest.
 */
export function listPacks({sharedNames, packs: plans}: PackPlan, packs: readonly Uint8Array[]): Packed {
  const written = new Map<string, Uint8Array>();
  const listed = packs.map((pack, place): ManifestPack => {
    const id = digest(pack, packDigits);
    written.set(`${offlineFolder}${id}.pack`, pack);
    return {id, bytes: pack.length, files: plans[place]?.entries ?? []};
  });
  const manifest: OfflineManifest = {sharedNames, packs: listed};
  const json = JSON.stringify(manifest);
  const manifestPath = `${offlineFolder}${digest(json, packDigits)}.json`;
  written.set(manifestPath, Buffer.from(json));
  return {files: written, manifestPath, manifest};
}

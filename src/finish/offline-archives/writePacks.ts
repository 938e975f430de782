import {createHash} from 'node:crypto';
import {Zstd} from '@hpcc-js/wasm-zstd';
import {offlineFolder, type OfflineManifest, type Pack, type PackIndex} from '../../offline/format.ts';
import {withPlaceholders} from '../../offline/sharedNames.ts';
import {groupIntoPacks, type StoredFile} from './groupFiles.ts';

/**
 * Compression level, from 1 to 22. Levels above 12 take several times as long and save less than 5 %. Levels up to 20 look
 * back at most 32 MB, which is the limit of the decoder in the service worker.
 */
const level = 12;

const hashLength = 16;

/** Matches the paths of scripts and styles in the head of a page. */
const assetName = /assets\/(?:js|css)\/[^"'\s>]+?\.[0-9a-f]{6,}\.(?:js|css)/g;

/** Reads one character per byte. Decoding UTF-8 is unnecessary, because the paths of assets are ASCII. */
const byteEncoding = 'latin1';

/** A file counts as shared if at least this proportion of all pages refers to it. */
const sharedThreshold = 0.5;

/** The packs and the manifest of a build. */
export interface OfflineFiles {
  files: Map<string, Uint8Array>;
  /** Path of the manifest below the base URL. */
  manifestPath: string;
  manifest: OfflineManifest;
}

function hash(content: Uint8Array | string): string {
  return createHash('sha256').update(content).digest('hex').slice(0, hashLength);
}

/** Finds the scripts and styles that most pages share, as sorted paths below the base URL. */
function findSharedNames(pages: readonly string[]): string[] {
  const counts = new Map<string, number>();
  for (const page of pages) {
    for (const name of new Set(page.match(assetName))) {
      counts.set(name, (counts.get(name) ?? 0) + 1);
    }
  }
  return [...counts].flatMap(([name, count]) => (count >= pages.length * sharedThreshold ? [name] : [])).sort();
}

/** Joins files into the content of a pack. Similar files should be next to each other, so that they compress well. */
function join(files: readonly StoredFile[]): Uint8Array {
  const index: PackIndex = files.map(({path, content}) => [path, content.length]);
  const head = Buffer.from(JSON.stringify(index));
  const length = Buffer.alloc(4);
  length.writeUInt32BE(head.length);
  return Buffer.concat([length, head, ...files.map(({content}) => content)]);
}

/** Writes the packs and the manifest of a build. The result is deterministic. */
export async function writePacks(files: readonly StoredFile[], baseUrl: string): Promise<OfflineFiles> {
  const texts = new Map(
    files.flatMap(({path, content}) =>
      path.endsWith('.html') ? [[path, Buffer.from(content).toString(byteEncoding)] as const] : [],
    ),
  );
  const sharedNames = findSharedNames([...texts.values()]);
  const stored = files.map((file): StoredFile => {
    const text = texts.get(file.path);
    return text === undefined
      ? file
      : {path: file.path, content: Buffer.from(withPlaceholders(text, sharedNames), byteEncoding)};
  });
  const zstd = await Zstd.load();
  const written = new Map<string, Uint8Array>();
  const packs = groupIntoPacks(stored, baseUrl).map((group): Pack => {
    const pack = zstd.compress(join(group), level);
    const id = hash(pack);
    written.set(`${offlineFolder}${id}.pack`, pack);
    return {id, bytes: pack.length, files: group.map(({path}) => path)};
  });
  const manifest: OfflineManifest = {sharedNames, packs};
  const json = JSON.stringify(manifest);
  const manifestPath = `${offlineFolder}${hash(json)}.json`;
  written.set(manifestPath, Buffer.from(json));
  return {files: written, manifestPath, manifest};
}

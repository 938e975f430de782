import type {PackIndex} from './format.ts';
import {restoreRepeats} from './longDistanceMatching.ts';

/** Content of the files in a pack, by file ID. */
export type UnpackedPack = ReadonlyMap<string, Uint8Array<ArrayBuffer>>;

/**
 * Unpacks a pack.
 *
 * @param pack - The pack as it was downloaded.
 * @throws {Error} If the pack is damaged.
 */
export async function unpack(pack: Blob): Promise<UnpackedPack> {
  const stream = pack.stream().pipeThrough(new DecompressionStream('gzip'));
  const bytes = new Uint8Array(await new Response(stream).arrayBuffer());
  const headLength = new DataView(bytes.buffer).getUint32(0);
  const head = bytes.subarray(4, 4 + headLength);
  const index = JSON.parse(new TextDecoder().decode(head)) as PackIndex;
  const content = restoreRepeats(
    bytes.subarray(4 + headLength),
    index.reduce((sum, [, , length]) => sum + length, 0),
  );
  let end = 0;
  return new Map(index.map(([, id, length]) => [id, content.subarray(end, (end += length))]));
}

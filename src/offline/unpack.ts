import {decompress} from 'fzstd';
import type {PackIndex} from './format.ts';

/** Content of the files in a pack, by path. */
export type UnpackedPack = ReadonlyMap<string, Uint8Array<ArrayBuffer>>;

/** Unpacks a pack. Throws an error if it is damaged. */
export function unpack(pack: Uint8Array): UnpackedPack {
  const bytes = decompress(pack) as Uint8Array<ArrayBuffer>;
  const head = 4 + new DataView(bytes.buffer, bytes.byteOffset).getUint32(0);
  const index = JSON.parse(new TextDecoder().decode(bytes.subarray(4, head))) as PackIndex;
  let end = head;
  return new Map(index.map(([path, length]) => [path, bytes.subarray(end, (end += length))]));
}

import {createHash} from 'node:crypto';

/** Content of files, by path below the folder of the build. */
export type Files = Map<string, string>;

/**
 * Splits items into shards of approximately the same size.
 *
 * @param size - Minimum size of a shard.
 * @param sizeOf - Returns the size of an item.
 * @returns Index of the first item and the items of each shard.
 */
export function shard<Item>(
  items: readonly Item[],
  size: number,
  sizeOf: (item: Item) => number,
): [first: number, Item[]][] {
  const shards: [number, Item[]][] = [];
  let room = 0;
  items.forEach((item, index) => {
    const current = shards.at(-1);
    if (current && room > 0) {
      current[1].push(item);
      room -= sizeOf(item);
    } else {
      shards.push([index, [item]]);
      room = size - sizeOf(item);
    }
  });
  return shards;
}

/**
 * Adds a JSON file whose name is a hash of its content.
 *
 * @param files - The files, to which the new file is added.
 * @param folder - Folder of the file below the base URL, with a slash at the end.
 * @param content - Content of the file, which is written as JSON.
 */
export function addFile(files: Files, folder: string, content: unknown): string {
  const text = JSON.stringify(content);
  const name = `${createHash('sha256').update(text).digest('hex').slice(0, 8)}.json`;
  files.set(`${folder}${name}`, text);
  return name;
}

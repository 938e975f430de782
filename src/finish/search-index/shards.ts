import {createHash} from 'node:crypto';

/** Content of files, by path below the folder of the build. */
export type Files = Map<string, string>;

/** Splits items into shards of approximately the same size, each with the index of its first item. */
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

/** Adds a JSON file whose name is a hash of its content, in a folder below the base URL that ends in a slash. */
export function addFile(files: Files, folder: string, content: unknown): string {
  const text = JSON.stringify(content);
  const name = `${createHash('sha256').update(text).digest('hex').slice(0, 8)}.json`;
  files.set(`${folder}${name}`, text);
  return name;
}

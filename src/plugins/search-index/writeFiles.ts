import {mkdir, readdir, rm, stat, writeFile} from 'node:fs/promises';
import path from 'node:path';
import pMap from 'p-map';
import {indexFolder, manifestFile} from '../../search/embedded/format.ts';

/** How many files are written at once: systems limit how many a process may have open, and there are over a thousand. */
const concurrency = 64;

async function hasSize(file: string, bytes: number): Promise<boolean> {
  return stat(file).then(
    ({size}) => size === bytes,
    () => false,
  );
}

/**
 * Writes the files of an index, and leaves none of another. Those that are there stay, as their names are hashes of what
 * they hold; another size is that of a file that could not be written to its end.
 *
 * @param folder - Folder of the build.
 * @param files - Content of each file by its path below that.
 */
export async function writeFiles(folder: string, files: ReadonlyMap<string, string>): Promise<void> {
  await mkdir(path.join(folder, indexFolder), {recursive: true});
  const others = (await readdir(path.join(folder, indexFolder)))
    .map((name) => `${indexFolder}${name}`)
    .filter((file) => !files.has(file));
  await pMap(others, (file) => rm(path.join(folder, file)), {concurrency});
  const write = async ([name, content]: [string, string]): Promise<void> => {
    const file = path.join(folder, name);
    if (name === manifestFile || !(await hasSize(file, Buffer.byteLength(content)))) {
      await writeFile(file, content);
    }
  };
  await pMap(files, write, {concurrency});
}

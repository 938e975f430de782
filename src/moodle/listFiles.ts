import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';

/** Lists the files in a folder, if it exists, and its subfolders, as sorted paths relative to the root with forward slashes. */
export function listFiles(root: string, folder = ''): string[] {
  const start = path.join(root, folder);
  return (existsSync(start) ? readdirSync(start, {recursive: true, withFileTypes: true}) : [])
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}

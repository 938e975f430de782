import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';

/**
 * Lists the files in a folder and its subfolders.
 *
 * @param folder - Relative to the root. It need not exist.
 * @returns Sorted paths relative to the root, with forward slashes.
 */
export function listFiles(root: string, folder = ''): string[] {
  const start = path.join(root, folder);
  return (existsSync(start) ? readdirSync(start, {recursive: true, withFileTypes: true}) : [])
    .filter((entry) => entry.isFile())
    .map((entry) => path.relative(root, path.join(entry.parentPath, entry.name)).split(path.sep).join('/'))
    .sort();
}

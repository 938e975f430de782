import {existsSync, realpathSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

/**
 * Whether a module was started from the command line rather than imported. `tsx checks/samples` leaves the folder in
 * `process.argv`, so comparing it with the path of the module would never match, and the check would pass without running.
 *
 * @param url - `import.meta.url` of the module.
 * @returns True if the command line names the file, the file without its extension, or the folder of an `index.ts`.
 */
export function isMain(url: string): boolean {
  const [, entry] = process.argv;
  return (
    entry !== undefined &&
    [entry, `${entry}.ts`, path.join(entry, 'index.ts')].some(
      (candidate) => existsSync(candidate) && realpathSync(candidate) === fileURLToPath(url),
    )
  );
}

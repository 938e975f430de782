import {existsSync, realpathSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

/**
 * Returns whether a module was started from the command line rather than imported.
 *
 * `tsx checks/samples` leaves the folder in `process.argv`. A comparison with the module's path would therefore never
 * match, and the check would pass without running.
 *
 * @param url - The module's `import.meta.url`.
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

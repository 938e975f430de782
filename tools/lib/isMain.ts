import {existsSync, realpathSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';

/**
 * Returns whether a module, by its `import.meta.url`, was started from the command line rather than imported: by its file, with
 * or without the extension, or by the folder of an `index.ts`. Because `tsx checks/samples` leaves the folder in
 * `process.argv`, a comparison with the module's path would never match, and the check would pass without running.
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

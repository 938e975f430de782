import {existsSync, readdirSync} from 'node:fs';
import path from 'node:path';

/** What the bundler keeps between builds. Webpack's types know nothing of Rspack's cache. */
interface Configuration {
  experiments?: {cache?: unknown};
}

/** The part that Docusaurus joins with the list of files that it has itself. */
interface Founded {
  experiments?: {cache: {buildDependencies: string[]}};
}

function filesBelow(folder: string): string[] {
  return existsSync(folder)
    ? readdirSync(folder, {recursive: true, withFileTypes: true})
        .filter((entry) => entry.isFile())
        .map((entry) => path.join(entry.parentPath, entry.name))
    : [];
}

/**
 * Has the bundler begin with an empty cache when certain files have changed. It knows modules by their own text, and not by
 * what loaders and plugins make of that; of the code that the configuration imports it does not know either.
 *
 * @param config - The bundler's configuration so far.
 * @param siteDir - Folder of the site.
 * @param folders - Below it, folders whose files decide what becomes of modules; one that is not there has none.
 * @returns What to add to the configuration; nothing if there is no such file, or no cache that lasts.
 */
export function foundedOn(config: object, siteDir: string, folders: readonly string[]): Founded {
  const {experiments} = config as Configuration;
  const files = folders.flatMap((folder) => filesBelow(path.join(siteDir, folder))).sort();
  return files.length === 0 || typeof experiments?.cache !== 'object'
    ? {}
    : {experiments: {cache: {buildDependencies: files}}};
}

import {createRequire} from 'node:module';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import escapeStringRegexp from 'escape-string-regexp';
import {fileOf, patches, type Patch} from './patches.ts';
import {sectionFiles} from './sectionHashes.ts';

/** This one, below that of the site. */
const folder = 'src/framework/route-splitting';

/**
 * Takes the plugin out of the configuration that gives Docusaurus a table from names of chunks to their ids, which are the
 * same here: `fileNames.ts` does without. For that plugin, too, the bundler keeps the compiler until the process ends
 * (facebook/docusaurus#12327).
 */
function dropChunkAssets(plugins: unknown[]): void {
  const place = plugins.findIndex(
    (plugin) => plugin instanceof Object && plugin.constructor.name === 'ChunkAssetPlugin',
  );
  if (place < 0) {
    throw new Error('Docusaurus has no ChunkAssetPlugin any more; bring src/framework/route-splitting up to date.');
  }
  plugins.splice(place, 1);
}

/**
 * Docusaurus gives every reader the list of all pages, and of the files that each is made of, with the first one. The
 * framework's own issue about it is facebook/docusaurus#7256. This plugin keeps that list away from the first load,
 * without touching what Docusaurus does with it:
 *
 * - the table of routes begins with those that every page needs; the rest comes in sections, all pages of a folder
 *   together, when the reader opens a page of it (`sections.ts`, `routeTable.ts`, `patches.ts`);
 * - the registry of chunks is divided in the same way, and loses the path and the id of each module, which only the
 *   server asks for;
 * - names of chunks have four characters instead of eight, and are their ids as well, so that the bundler needs no
 *   tables from one to the other;
 * - the hashes in the names of files, which the bundler keeps in one table as well, come with the section whose pages load
 *   them (`sectionHashes.ts`, `chunkFileNames.ts`);
 * - titles and descriptions of all pages of a version, which each of its pages gets, are left out but for those that are
 *   shown (`pruneDocs.ts`).
 *
 * The bundler's rules see the files as Docusaurus wrote them, and fail with a clear message if it writes them in another
 * way. The server renders with the whole table, and `npm start` has it as well.
 *
 * @param context - Of it, the folders of the site and of generated files.
 */
export default function routeSplitting({siteDir, generatedFilesDir}: LoadContext): Plugin {
  const siteRequire = createRequire(path.join(siteDir, 'package.json'));
  const coreRequire = createRequire(siteRequire.resolve('@docusaurus/core/package.json'));
  // No functions: with one in a rule, the bundler keeps the compiler, and what hangs on it, until the process ends.
  const isFile = (name: string) => new RegExp(`^${escapeStringRegexp(name)}$`);
  const isBelow = (folder: string) => new RegExp(`^${escapeStringRegexp(folder)}.*\\.json$`);
  const file = (name: string) => path.join(siteDir, folder, name);
  const loader = (name: string, options: object = {}) => ({
    loader: file('typescriptLoader.mjs'),
    options: {loader: file(name), ...options},
  });
  const patched = ({module}: Patch) => ({
    test: isFile(fileOf(module, coreRequire)),
    use: [loader('patchLoader.ts', {module})],
  });
  return {
    name: 'route-splitting',
    configureWebpack(config, isServer, {currentBundler}) {
      const {mode, plugins = []} = config;
      if (mode !== 'production') {
        return {};
      }
      const versions = {
        test: isBelow(path.join(generatedFilesDir, 'docusaurus-plugin-content-docs', path.sep)),
        use: [loader('versionLoader.ts')],
      };
      if (isServer) {
        // A page that asks for more than it has in the browser fails here.
        return {module: {rules: [versions]}};
      }
      dropChunkAssets(plugins);
      return {
        optimization: {chunkIds: 'named'},
        plugins: [sectionFiles(currentBundler.instance, generatedFilesDir)],
        module: {
          rules: [
            versions,
            ...['routes.js', 'registry.js', 'routesChunkNames.json'].map((name) => ({
              test: isFile(path.join(generatedFilesDir, name)),
              use: [loader('generatedLoader.ts')],
            })),
            ...patches.map(patched),
          ],
        },
      };
    },
  };
}

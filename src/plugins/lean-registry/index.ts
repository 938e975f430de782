import {createRequire} from 'node:module';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import escapeStringRegexp from 'escape-string-regexp';
import {foundedOn} from '../../build/foundations.ts';
import {fileOf, patches, type Patch} from './patches.mjs';
import {sectionFiles} from './sectionFiles.ts';

/** This one, below that of the site. */
const folder = 'src/plugins/lean-registry';

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
    throw new Error('Docusaurus has no ChunkAssetPlugin any more; bring src/plugins/lean-registry up to date.');
  }
  plugins.splice(place, 1);
}

/**
 * Docusaurus gives every reader the list of all pages, and of the files that each is made of, with the first one. The
 * framework's own issue about it is facebook/docusaurus#7256. This plugin keeps that list away from the first load,
 * without touching what Docusaurus does with it:
 *
 * - the table of routes begins with those that every page needs; the rest comes in sections, all pages of a folder
 *   together, when the reader opens a page of it (`sections.mjs`, `knownRoutes.ts`, `patches.mjs`);
 * - the registry of chunks is divided in the same way, and loses the path and the id of each module, which only the
 *   server asks for;
 * - names of chunks have four characters instead of eight, and are their ids as well, so that the bundler needs no
 *   tables from one to the other;
 * - the hashes in the names of files, which the bundler keeps in one table as well, come with the section whose pages load
 *   them (`sectionFiles.ts`, `fileNames.ts`);
 * - titles and descriptions of all pages of a version, which each of its pages gets, are left out but for those that are
 *   shown (`shownDocs.mjs`).
 *
 * The bundler's rules see the files as Docusaurus wrote them, and fail with a clear message if it writes them in another
 * way. The server renders with the whole table, and `npm start` has it as well; of the patches, the server has those that say
 * so.
 *
 * @param context - Of it, the folders of the site and of generated files.
 */
export default function leanRegistry({siteDir, generatedFilesDir}: LoadContext): Plugin {
  const siteRequire = createRequire(path.join(siteDir, 'package.json'));
  const coreRequire = createRequire(siteRequire.resolve('@docusaurus/core/package.json'));
  // No functions: with one in a rule, the bundler keeps the compiler, and what hangs on it, until the process ends.
  const isFile = (file: string) => new RegExp(`^${escapeStringRegexp(file)}$`);
  const isBelow = (folder: string) => new RegExp(`^${escapeStringRegexp(folder)}.*\\.json$`);
  const loader = (name: string) => path.join(siteDir, folder, name);
  const patched = ({module}: Patch) => ({
    test: isFile(fileOf(module, coreRequire)),
    use: [{loader: loader('patchLoader.mjs'), options: {module}}],
  });
  return {
    name: 'lean-registry',
    configureWebpack(config, isServer, {currentBundler}) {
      const {mode, plugins = []} = config;
      if (mode !== 'production') {
        return {};
      }
      const versions = {
        test: isBelow(path.join(generatedFilesDir, 'docusaurus-plugin-content-docs', path.sep)),
        use: [loader('versionLoader.mjs')],
      };
      const founded = foundedOn(config, siteDir, [folder]);
      if (isServer) {
        // A page that asks for more than it has in the browser fails here.
        return {
          ...founded,
          module: {rules: [versions, ...patches.filter(({isForServer}) => isForServer).map(patched)]},
        };
      }
      dropChunkAssets(plugins);
      return {
        ...founded,
        optimization: {chunkIds: 'named'},
        plugins: [sectionFiles(currentBundler.instance, generatedFilesDir)],
        module: {
          rules: [
            versions,
            ...['routes.js', 'registry.js', 'routesChunkNames.json'].map((file) => ({
              test: isFile(path.join(generatedFilesDir, file)),
              use: [loader('loader.mjs')],
            })),
            ...patches.map(patched),
          ],
        },
      };
    },
  };
}

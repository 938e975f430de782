import {createRequire} from 'node:module';
import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import escapeStringRegexp from 'escape-string-regexp';
import {patches, resolveModule, type Patch} from './patches.ts';
import {sectionHashesPlugin} from './sectionHashes.ts';

const folder = 'src/patches/route-splitting';

/**
 * Removes the plugin that adds a table of chunk IDs by chunk name to the runtime. The table is not needed, because
 * names and IDs are the same here, and `chunkFileNames.ts` replaces the function that reads the table. The plugin also
 * causes the bundler to keep the compiler in memory until the process ends (facebook/docusaurus#12327).
 */
function removeChunkAssetPlugin(plugins: unknown[]): void {
  const index = plugins.findIndex(
    (plugin) => plugin instanceof Object && plugin.constructor.name === 'ChunkAssetPlugin',
  );
  if (index < 0) {
    throw new Error('Docusaurus no longer adds the bundler plugin ChunkAssetPlugin. See src/patches/README.md.');
  }
  plugins.splice(index, 1);
}

/**
 * Splits the list of all pages, because Docusaurus sends this list and the chunk names of every page to every reader
 * (facebook/docusaurus#7256). `README.md` in the folder above describes what this plugin does instead. It only changes the
 * production bundle for the browser. The server and `npm start` use the complete list.
 */
export default function routeSplitting({siteDir, generatedFilesDir}: LoadContext): Plugin {
  const siteRequire = createRequire(path.join(siteDir, 'package.json'));
  const coreRequire = createRequire(siteRequire.resolve('@docusaurus/core/package.json'));
  // Rules use regular expressions, because a function makes the bundler keep the compiler until the process ends.
  const isFile = (name: string) => new RegExp(`^${escapeStringRegexp(name)}$`);
  const isJsonBelow = (directory: string) => new RegExp(`^${escapeStringRegexp(directory)}.*\\.json$`);
  const file = (name: string) => path.join(siteDir, folder, name);
  const loader = (name: string, options: object = {}) => ({
    loader: file('typescriptLoader.mjs'),
    options: {loader: file(name), ...options},
  });
  const patchRule = ({module}: Patch) => ({
    test: isFile(resolveModule(module, coreRequire)),
    use: [loader('patchLoader.ts', {module})],
  });
  return {
    name: 'route-splitting',
    configureWebpack(config, isServer, {currentBundler}) {
      const {mode, plugins = []} = config;
      if (mode !== 'production') {
        return {};
      }
      const versionRule = {
        test: isJsonBelow(path.join(generatedFilesDir, 'docusaurus-plugin-content-docs', path.sep)),
        use: [loader('versionLoader.ts')],
      };
      if (isServer) {
        // The server prunes too, so that the build fails if a page needs a pruned entry.
        return {module: {rules: [versionRule]}};
      }
      removeChunkAssetPlugin(plugins);
      return {
        optimization: {chunkIds: 'named'},
        plugins: [sectionHashesPlugin(currentBundler.instance, generatedFilesDir)],
        module: {
          rules: [
            versionRule,
            ...['routes.js', 'registry.js', 'routesChunkNames.json'].map((name) => ({
              test: isFile(path.join(generatedFilesDir, name)),
              use: [loader('generatedLoader.ts')],
            })),
            ...patches.map(patchRule),
          ],
        },
      };
    },
  };
}

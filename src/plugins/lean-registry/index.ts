import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';

/**
 * Every reader gets the list of all pages, and of the files that each is made of, with the first one. This plugin makes
 * that list small, without touching what Docusaurus does with it:
 *
 * - the registry of chunks loses the path and the id of each module, which only the server asks for;
 * - names of chunks have four characters instead of eight, and are their ids as well, so that the bundler needs no
 *   tables from one to the other.
 *
 * The framework's own issue is facebook/docusaurus#7256. The bundler's rules see the files as Docusaurus generated them,
 * and fail with a clear message if it writes them in another way.
 *
 * @param context - Of it, the folders of the site and of generated files.
 */
export default function leanRegistry({siteDir, generatedFilesDir}: LoadContext): Plugin {
  return {
    name: 'lean-registry',
    configureWebpack({mode}, isServer) {
      if (isServer || mode !== 'production') {
        return {};
      }
      const use = [path.join(siteDir, 'src/plugins/lean-registry/loader.mjs')];
      return {
        // Six digits tell one version of a chunk from another as well as eight.
        output: {chunkFilename: 'assets/js/[name].[contenthash:6].js'},
        optimization: {chunkIds: 'named'},
        module: {
          rules: ['registry.js', 'routesChunkNames.json'].map((file) => ({
            test: (resource: string) => path.resolve(resource) === path.join(generatedFilesDir, file),
            use,
          })),
        },
      };
    },
  };
}

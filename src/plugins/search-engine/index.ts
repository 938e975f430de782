import type {LoadContext, Plugin} from '@docusaurus/types';
import type {HostedSearch} from '../../search/hosted/account.ts';

export interface Options {
  /** Account and index of the hosted engine. Without them, the build uses the embedded engine. */
  hosted?: HostedSearch | undefined;
}

/**
 * The bundler's own group for packages, without the package that only the search worker uses. In a chunk of its own, it
 * would cost the worker a second request before the first search. The worker would also contain a hash of that chunk,
 * and the minifier names variables by how often letters occur, so a build with a cache could get other names.
 */
const packages = {
  test: /[\\/]node_modules[\\/](?!minisearch[\\/])/,
  idHint: 'vendors',
  priority: -10,
  reuseExistingChunk: true,
};

/**
 * Chooses the search engine for the build. The site imports it as `@generated/search-engine/default/engine`. The plugin
 * generates a module instead of an alias, because the bundler's cache would keep an old alias. For the hosted engine (Algolia),
 * it also writes `account.json`, which contains a search-only API key. `tools/build` writes the index of the embedded engine
 * after the pages.
 */
export default function searchEngine(_context: LoadContext, {hosted}: Options): Plugin {
  return {
    name: 'search-engine',
    async contentLoaded({actions}) {
      if (hosted) {
        const {appId, apiKey, indexName} = hosted;
        await actions.createData('account.json', JSON.stringify({appId, apiKey, indexName}));
      }
      const engine = hosted ? 'hosted/engine' : 'embedded/client';
      await actions.createData('engine.js', `export {openEngine} from '@site/src/search/${engine}';\n`);
    },
    configureWebpack(_config, isServer) {
      return isServer ? {} : {optimization: {splitChunks: {cacheGroups: {defaultVendors: packages}}}};
    },
  };
}

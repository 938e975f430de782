import type {LoadContext, Plugin} from '@docusaurus/types';
import type {HostedSearch} from '../../search/hosted/account.ts';

/** Options of the plugin. */
export interface Options {
  /** Account and index of the hosted engine; without them, the build uses the embedded engine. */
  hosted?: HostedSearch | undefined;
}

/**
 * Chooses the search engine of the build, which the site imports as `@generated/search-engine/default/engine`. The
 * plugin generates a module rather than an alias because the bundler's cache would keep an old alias.
 *
 * The hosted engine (Algolia) also gets `@generated/search-engine/default/account.json`, whose key may only search. The
 * index of the embedded engine is written once the pages are (`tools/build`).
 *
 * @param _context - Not needed.
 * @param options - See `Options`.
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
  };
}

import type {LoadContext, Plugin} from '@docusaurus/types';
import type {HostedSearch} from '../../../config/environment.ts';

/**
 * Makes the hosted search engine (Algolia) the one of the build, as `@generated/search-engine/default/engine`. Its account,
 * whose key may only search, goes to the browser as `@generated/search-engine/default/account.json`. See also
 * `src/plugins/search-index`.
 *
 * @param _context - Not needed.
 * @param account - Where the index is.
 */
export default function hostedSearch(_context: LoadContext, account: HostedSearch): Plugin {
  return {
    name: 'search-engine',
    async contentLoaded({actions}) {
      const {appId, apiKey, indexName} = account;
      await actions.createData('account.json', JSON.stringify({appId, apiKey, indexName}));
      await actions.createData('engine.js', "export {openEngine} from '@site/src/search/hosted/engine';\n");
    },
  };
}

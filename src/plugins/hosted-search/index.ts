import path from 'node:path';
import type {LoadContext, Plugin} from '@docusaurus/types';
import type {HostedSearch} from '../../../config/environment.ts';

/**
 * Makes the hosted search engine (Algolia) the one of the build. Its account, whose key may only search, goes to the
 * browser as `@generated/hosted-search/default/account.json`.
 *
 * @param context - Of it, the folder of the site.
 * @param account - Where the index is.
 */
export default function hostedSearch({siteDir}: LoadContext, account: HostedSearch): Plugin {
  return {
    name: 'hosted-search',
    async contentLoaded({actions}) {
      const {appId, apiKey, indexName} = account;
      await actions.createData('account.json', JSON.stringify({appId, apiKey, indexName}));
    },
    configureWebpack: () => ({
      resolve: {alias: {'@search/engine$': path.join(siteDir, 'src/search/hosted/engine.ts')}},
    }),
  };
}

import {expect, test, vi} from 'vitest';
import type {LoadContext, PluginContentLoadedActions} from '@docusaurus/types';
import hostedSearch from '../../../src/plugins/hosted-search/index.ts';

const account = {appId: 'APP', apiKey: 'key', indexName: 'index'};

test('makes the hosted engine that of the build, with its account', async () => {
  const {contentLoaded} = hostedSearch({siteDir: '/site'} as LoadContext, {
    ...account,
    // Docusaurus adds this to the options of every plugin.
    ...({id: 'default'} as object),
  });
  const createData = vi.fn();
  await contentLoaded?.({content: undefined, actions: {createData} as unknown as PluginContentLoadedActions});
  expect(createData.mock.calls).toEqual([
    ['account.json', JSON.stringify(account)],
    ['engine.js', "export {openEngine} from '@site/src/search/hosted/engine';\n"],
  ]);
});

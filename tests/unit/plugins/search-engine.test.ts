import {expect, test, vi} from 'vitest';
import type {LoadContext, PluginContentLoadedActions} from '@docusaurus/types';
import searchEngine, {type Options} from '../../../src/plugins/search-engine/index.ts';

const account = {appId: 'APP', apiKey: 'key', indexName: 'index'};

async function generatedFiles(options: Options): Promise<unknown[][]> {
  const createData = vi.fn();
  await searchEngine({siteDir: '/site'} as LoadContext, options).contentLoaded?.({
    content: undefined,
    actions: {createData} as unknown as PluginContentLoadedActions,
  });
  return createData.mock.calls;
}

test('uses the embedded engine without an account', async () => {
  expect(await generatedFiles({})).toEqual([
    ['engine.js', "export {openEngine} from '@site/src/search/embedded/client';\n"],
  ]);
});

test('uses the hosted engine with an account, and writes the account for the page', async () => {
  expect(await generatedFiles({hosted: account})).toEqual([
    ['account.json', JSON.stringify(account)],
    ['engine.js', "export {openEngine} from '@site/src/search/hosted/engine';\n"],
  ]);
});

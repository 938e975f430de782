import {expect, test} from 'vitest';
import {serviceHosts} from '../../../../src/search/hosted/hosts.ts';

test('the hosts are those of the application that answer searches, as the service documents them', () => {
  expect(serviceHosts({appId: 'APP', apiKey: 'key', indexName: 'index'})).toEqual([
    'https://app-1.algolianet.com',
    'https://app-2.algolianet.com',
    'https://app-3.algolianet.com',
    'https://app-dsn.algolia.net',
  ]);
});

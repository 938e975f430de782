import {expect, test} from 'vitest';
import {serviceHosts} from '../../../../src/search/hosted/hosts.ts';

test('serviceHosts returns the documented search hosts of the application', () => {
  expect(serviceHosts({appId: 'APP', apiKey: 'key', indexName: 'index'})).toEqual([
    'https://app-1.algolianet.com',
    'https://app-2.algolianet.com',
    'https://app-3.algolianet.com',
    'https://app-dsn.algolia.net',
  ]);
});

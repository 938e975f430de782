import {expect, test} from 'vitest';
import {isOfflineWorker, workerAddress} from '@site/src/offline/workerAddress';

const address = 'https://example.org/sw.js?params=%7B%22offlineMode%22%3Atrue%2C%22debug%22%3Afalse%7D';

test('the worker gets the parameters of the plugin', () => {
  expect(workerAddress('https://example.org/sw.js')).toBe(address);
});

test.each([
  [address, true],
  [address.replace('true', 'false'), false],
  ['https://example.org/sw.js', false],
  ['https://example.org/sw.js?params=%7B', false],
  ['sw.js', false],
])('%s stores the site: %s', (script, expected) => {
  expect(isOfflineWorker(script)).toBe(expected);
});

import {expect, test} from 'vitest';
import {isOfflineWorker, workerUrl} from '@site/src/offline/workerUrl';

const url = 'https://example.org/sw.js?params=%7B%22offlineMode%22%3Atrue%2C%22debug%22%3Afalse%7D';

test('the worker URL has the parameters of the plugin', () => {
  expect(workerUrl('https://example.org/sw.js')).toBe(url);
});

test.each([
  [url, true],
  [url.replace('true', 'false'), false],
  ['https://example.org/sw.js', false],
  ['https://example.org/sw.js?params=%7B', false],
  ['sw.js', false],
])('%s was registered in offline mode: %s', (script, expected) => {
  expect(isOfflineWorker(script)).toBe(expected);
});

import {expect, test, vi} from 'vitest';
import {fetchBelow} from '../../../../src/search/embedded/fetchFile.ts';

test('fetches files below the base URL', async () => {
  const fetch = vi.fn(() => Promise.resolve(Response.json({a: 1})));
  vi.stubGlobal('fetch', fetch);
  expect(await fetchBelow('/base/')('assets/search/a.json')).toEqual({a: 1});
  expect(fetch).toHaveBeenCalledExactlyOnceWith('/base/assets/search/a.json');
});

test('throws an error with the URL of a missing file', async () => {
  vi.stubGlobal('fetch', () => Promise.resolve(new Response('', {status: 404})));
  await expect(fetchBelow('/')('search-index.json')).rejects.toThrow('/search-index.json: status 404');
});

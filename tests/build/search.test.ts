import {expect, test} from 'vitest';
import {textOf} from './site.ts';

test('the search page is in neither the sitemap nor the search index', async () => {
  const sitemap = await textOf('/sitemap.xml');
  expect(sitemap).toContain('/versions</loc>');
  expect(sitemap).not.toContain('/search</loc>');
  const {'en-AU': heads} = JSON.parse(await textOf('/search-index.json')) as Record<string, Record<string, string>>;
  const {pages} = JSON.parse(await textOf(`/assets/search/${heads!.default}`)) as {pages: {path: string}[]};
  const paths = pages.map(({path}) => path);
  expect(paths).toContain('/versions');
  expect(paths).not.toContain('/search');
});

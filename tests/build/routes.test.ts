import {expect, test} from 'vitest';
import {archivedDocs, unknownRelease} from '../support/facts.ts';
import {promisedRoutes} from '../support/routes.ts';
import {failing, get, textOf} from './site.ts';

test('every route that the site must keep exists', async () => {
  expect(promisedRoutes.length).toBeGreaterThan(100);
  expect(await failing(promisedRoutes)).toEqual([]);
});

for (const suffix of ['', '.html', '/index.html']) {
  test(`every page exists at its route${suffix === '' ? '' : ` with the suffix ${suffix}`}`, async () => {
    const sitemap = await textOf('/sitemap.xml');
    const routes = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address!).pathname);
    expect(routes).toContain(`${archivedDocs}/apis/core/dml`);
    const paths = routes.map((route) => (route === '/' && suffix !== '' ? '/index.html' : `${route}${suffix}`));
    expect(await failing(paths)).toEqual([]);
  });
}

const unknownPaths = [
  '/nope',
  '/docs/apis/core/dmll',
  `/docs/${unknownRelease}/apis`,
  '/docs/apis/nope.html',
  '/Docs/apis',
  '/docs/tags/nope',
];

test.each(unknownPaths)('%s returns the not-found page with status 404', async (path) => {
  const response = await get(path);
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('<h1>Page not found</h1>');
});

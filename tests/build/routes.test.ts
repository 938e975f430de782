import {expect, test} from 'vitest';
import {promisedRoutes} from '../support/routes.ts';
import {failing, get, textOf} from './site.ts';

test('every promised route is there', async () => {
  expect(await failing(promisedRoutes)).toEqual([]);
});

test('both versions have an index of subsystems', () => {
  expect(promisedRoutes).toEqual(
    expect.arrayContaining(['/docs/category/subsystems', '/docs/4.1/category/subsystems']),
  );
});

for (const suffix of ['', '.html', '/index.html']) {
  test(`every page is found at its route${suffix === '' ? '' : ` with ${suffix} behind it`}`, async () => {
    const sitemap = await textOf('/sitemap.xml');
    const routes = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address]) => new URL(address!).pathname);
    expect(routes).toContain('/docs/4.1/apis/core/dml');
    const paths = routes.map((route) => (route === '/' && suffix !== '' ? '/index.html' : `${route}${suffix}`));
    expect(await failing(paths)).toEqual([]);
  });
}

const wrong = [
  '/nope',
  '/docs/apis/core/dm',
  '/docs/apis/core/dmll',
  '/docs/apis/core/dml/nope',
  '/docs/4.0/apis',
  '/docs/apis/nope.html',
  '/docs/nope/index.html',
  '/Docs/apis',
  '/general/nope',
  '/docs/tags/nope',
  '/versions/nope',
];

test.each(wrong)('%s is not found', async (path) => {
  const response = await get(path);
  expect(response.status).toBe(404);
  expect(await response.text()).toContain('<h1>Page not found</h1>');
});

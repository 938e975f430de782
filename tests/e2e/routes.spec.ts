import {expect, test} from './fixtures.ts';
import {failing, promisedRoutes, sitemapRoutes} from './support/routes.ts';

test('every promised route is there', async ({request}) => {
  expect(await failing(request, promisedRoutes)).toEqual([]);
});

for (const suffix of ['', '.html', '/index.html']) {
  test(`every page is found at its route${suffix === '' ? '' : ` with ${suffix} behind it`}`, async ({request}) => {
    test.slow();
    const routes = await sitemapRoutes(request);
    expect(routes).toContain('/docs/4.1/apis/core/dml');
    const paths = routes.map((route) => (route === '/' && suffix !== '' ? '/index.html' : `${route}${suffix}`));
    expect(await failing(request, paths)).toEqual([]);
  });
}

test('a suffix leads to the page itself', async ({page, open}) => {
  for (const suffix of ['.html', '/index.html']) {
    await open(`/docs/apis/core/dml${suffix}`);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Data manipulation API');
    await expect(page).toHaveURL('/docs/apis/core/dml');
  }
});

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

for (const path of wrong) {
  test(`${path} is not found`, async ({request}) => {
    const response = await request.get(path);
    expect(response.status()).toBe(404);
    expect(await response.text()).toContain('<h1>Page not found</h1>');
  });
}

test('both documentations carry the versions that search engines filter by', async ({page, open}) => {
  const tags = {
    '/docs': 'docs-default-current',
    '/docs/4.1': 'docs-default-4.1',
    '/general/license': 'docs-general-current',
  };
  for (const [path, tag] of Object.entries(tags)) {
    await open(path);
    await expect(page.locator('meta[name="docsearch:docusaurus_tag"]')).toHaveAttribute('content', tag);
    await expect(page.locator('.theme-doc-version-banner, .theme-doc-version-badge')).toHaveCount(0);
  }
});

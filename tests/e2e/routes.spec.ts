import {expect, test} from './fixtures.ts';

test('a suffix leads to the page itself', async ({page, open}) => {
  for (const suffix of ['.html', '/index.html']) {
    await open(`/docs/apis/core/dml${suffix}`);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Data manipulation API');
    await expect(page).toHaveURL('/docs/apis/core/dml');
  }
});

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

import {expect, test} from './fixtures.ts';

test('URLs that end in .html or /index.html open the page at its clean URL', async ({page, open}) => {
  const path = '/docs/apis/core/dml';
  for (const suffix of ['.html', '/index.html']) {
    await open(path + suffix);
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('navigation', {name: 'Docs sidebar'})).toBeVisible();
  }
});

import {expect, test} from './fixtures.ts';

test('URLs that end in .html or /index.html open the page at its clean URL', async ({page, open}) => {
  for (const suffix of ['.html', '/index.html']) {
    await open(`/docs/apis/core/dml${suffix}`);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Data manipulation API');
    await expect(page).toHaveURL('/docs/apis/core/dml');
  }
});

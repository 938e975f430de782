import {expect, test} from './fixtures.ts';
import {notFoundMessage} from './support/notFound.ts';

/*
 * The router cannot decode such a URL, so the page stays as the server sent it. `docusaurus serve` responds with status
 * 400, while web servers send 404.html as for every unknown URL.
 */
test('a URL that cannot be decoded shows the not-found page', async ({page, request, expectConsole}) => {
  expectConsole(notFoundMessage);
  expectConsole(/URI malformed/);
  const body = await (await request.get('/404.html')).text();
  await page.route('**/%E0%A4%A', (route) => route.fulfill({status: 404, contentType: 'text/html', body}));
  await page.goto('/%E0%A4%A');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Page not found');
  await page.getByRole('main').locator('a[href="/docs/apis"]').click();
  await expect(page).toHaveURL('/docs/apis');
});

import {expect, test} from './fixtures.ts';
import {notFoundMessage} from './support/notFound.ts';

const title = 'Page not found';

test.beforeEach(({expectConsole}) => expectConsole(notFoundMessage));

for (const path of ['/nope', '/docs/nope', '/docs/4.1/nope', '/docs/tags/nope', '/general/nope']) {
  test(`${path} shows the not-found page`, async ({page, open}) => {
    await open(path);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
    await expect(page).toHaveTitle(/^Page Not Found/);
    await expect(page.getByRole('main').getByRole('link', {name: 'home page'})).toHaveAttribute('href', '/');
  });
}

test('pages with a similar address are suggested, of the same version', async ({page, open}) => {
  for (const version of ['/docs', '/docs/4.1']) {
    await open(`${version}/apis/core/dml/delegated-transaction`);
    await expect(page.getByRole('heading', {name: 'Did you mean one of these?'})).toBeVisible();
    const suggestions = page.getByRole('status').getByRole('link');
    await expect(suggestions.first()).toHaveAttribute('href', `${version}/apis/core/dml/delegated-transactions`);
    expect(await suggestions.count()).toBeLessThanOrEqual(5);
  }
  await page.getByRole('status').getByRole('link').first().click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Transactions');
});

test('nothing is suggested where nothing is near', async ({page, open}) => {
  const list = page.waitForResponse(async (response) => (await response.text()).includes('db-tasks.php","title"'));
  await open('/zzzzzzzzzzzz');
  await list;
  await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
  await expect(page.getByRole('heading', {name: 'Did you mean'})).toHaveCount(0);
});

test('its search form leads to results', async ({page, open}) => {
  await open('/nope');
  await page.getByRole('searchbox', {name: 'Search docs'}).fill('scheduled tasks');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=scheduled+tasks&version=current');
});

for (const path of [
  '/docs/%25E0%25A4%25A',
  '/%25',
  '/<script>alert(1)</script>',
  '/"><img src=x onerror=alert(1)>',
  '/docs/a%2Fb%3Fc%23d',
]) {
  test(`${path} does no harm`, async ({page, open}) => {
    page.on('dialog', (dialog) => expect.soft(dialog.message(), 'a script of the address ran').toBe(''));
    await open(path);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
    await expect(page.getByRole('main').locator('script, img')).toHaveCount(0);
  });
}

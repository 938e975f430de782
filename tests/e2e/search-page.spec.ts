import {expect, test} from './fixtures.ts';

/** The chunk that holds the list of all pages, and no other. */
const isPageList = (body: string) => body.includes('JSON.parse(\'[{"path":"');

test('/search?q= shows the pages for the query', async ({page, open}) => {
  await open('/search?q=scheduled+tasks');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Search results for “scheduled tasks”');
  await expect(page).toHaveTitle(/^Search results for “scheduled tasks”/);
  await expect(page.getByRole('searchbox', {name: 'Search docs'})).toHaveValue('scheduled tasks');
  const results = page.getByRole('status');
  const count = await results.getByRole('listitem').count();
  await expect(results).toContainText(`${count} pages for “scheduled tasks”`);

  await results.getByRole('listitem').filter({hasText: '4.1'}).getByRole('link').first().click();
  await expect(page).toHaveURL(/^[^?]+\/docs\/4\.1\/[^?]+$/);
});

test('another query replaces the results', async ({page, open}) => {
  await open('/search?q=capabilities');
  const results = page.getByRole('status');
  await expect(results.getByRole('link', {name: 'Access API'}).first()).toBeVisible();
  await page.getByRole('searchbox').fill('ddl');
  await page.getByRole('button', {name: 'Search', exact: true}).click();
  await expect(page).toHaveURL('/search?q=ddl');
  await expect(results.getByRole('link', {name: 'Data definition API'}).first()).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('searchbox')).toHaveValue('capabilities');
  await expect(results.getByRole('link', {name: 'Access API'}).first()).toBeVisible();
});

test('without a query there is the field alone', async ({page, open}) => {
  for (const path of ['/search', '/search?q=', '/search?q=%20']) {
    await open(path);
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Search docs');
    await expect(page.getByRole('searchbox')).toHaveValue('');
    await expect(page.getByRole('status')).toBeEmpty();
  }
});

test('a query without results says so', async ({page, open}) => {
  await open('/search?q=zzzzzzzz');
  await expect(page.getByRole('status')).toHaveText('No page title or description is near “zzzzzzzz”.');
});

for (const query of ['<img src=x onerror=alert(1)>', '"><script>alert(1)</script>', '%E0%A4%A', '(.*[\\']) {
  test(`the query ${query} is text`, async ({page, open}) => {
    page.on('dialog', (dialog) => expect.soft(dialog.message(), 'a script of the query ran').toBe(''));
    await open(`/search?q=${encodeURIComponent(query)}`);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(`Search results for “${query}”`);
    await expect(page.getByRole('searchbox')).toHaveValue(query);
    await expect(page.getByRole('main').locator('img, script')).toHaveCount(0);
  });
}

test('an encoding that is broken in the address does no harm', async ({page, open}) => {
  await open('/search?q=%E0%A4%A');
  await expect(page.getByRole('heading', {level: 1})).toContainText('Search results for');
});

test('if the list of pages does not arrive, a box says so, and Retry gets it', async ({page, open, expectConsole}) => {
  expectConsole(/ERR_INTERNET_DISCONNECTED/);
  let isLost = true;
  await page.route('**/assets/js/*.js', async (route) => {
    const response = await route.fetch();
    await (isLost && isPageList(await response.text())
      ? route.abort('internetdisconnected')
      : route.fulfill({response}));
  });
  await open('/search?q=ddl');
  const box = page.getByRole('alert');
  await expect(box).toContainText('The list of pages did not arrive.');
  const lostAgain = page.waitForEvent('requestfailed');
  await box.getByRole('button', {name: 'Retry'}).click();
  await lostAgain;
  await expect(box).toBeVisible();

  isLost = false;
  await box.getByRole('button', {name: 'Retry'}).click();
  await expect(page.getByRole('link', {name: 'Data definition API'}).first()).toBeVisible();
  await expect(box).toHaveCount(0);
});

test.describe('without script', () => {
  test.use({javaScriptEnabled: false});

  test('the form leads to the search page, which says what to do', async ({page}) => {
    await page.goto('/');
    await page.getByRole('searchbox', {name: 'Search docs'}).fill('scheduled tasks');
    await page.getByRole('button', {name: 'Search', exact: true}).click();
    await expect(page).toHaveURL('/search?q=scheduled+tasks');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Search docs');
    await expect(page.getByText('The search needs JavaScript.')).toBeVisible();
  });
});

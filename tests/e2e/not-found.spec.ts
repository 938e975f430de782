import {expect, test} from './fixtures.ts';
import {notFoundMessage} from './support/notFound.ts';

const title = 'Page not found';

test.beforeEach(({expectConsole}) => expectConsole(notFoundMessage));

test('every unknown path shows the not-found page', async ({page, open}) => {
  for (const path of ['/nope', '/docs/nope', '/docs/4.1/nope', '/docs/tags/nope', '/general/nope']) {
    await test.step(path, async () => {
      await open(path);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
      await expect(page).toHaveTitle(/^Page Not Found/);
      await expect(page.getByRole('main').getByRole('link', {name: 'home page'})).toHaveAttribute('href', '/');
    });
  }
});

test('suggests pages of the same version with a similar path', async ({page, open}) => {
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

test('suggests the same page if the path has a version that the site does not have', async ({page, open}) => {
  await open('/docs/0.1/apis/plugintypes/mod');
  await expect(page.getByRole('status').getByRole('link').first()).toHaveAttribute(
    'href',
    '/docs/apis/plugintypes/mod',
  );
});

test('leads to the page if the path has the wrong case', async ({page}) => {
  await page.goto('/Docs/APIs/Core/DML?from=mail#see-also');
  await expect(page).toHaveURL('/docs/apis/core/dml?from=mail#see-also');
  await expect(page.locator('link[rel=canonical]')).toHaveAttribute('href', /\/docs\/apis\/core\/dml$/);
  await expect(page.getByRole('heading', {level: 1})).not.toHaveText(title);
});

test('suggests the page that replaces a page of the old wiki first', async ({page, open}) => {
  for (const [path, href] of [
    ['/dev/data%20manipulation%20api', '/docs/apis/core/dml'],
    ['/Core_APIs', '/docs/apis'],
    ['/dev/upgrade_notes', '/docs/apis/commonfiles#upgradetxt'],
  ] as const) {
    await test.step(path, async () => {
      await open(path);
      await expect(page.getByRole('status').getByRole('link').first()).toHaveAttribute('href', href);
    });
  }
  await page.getByRole('status').getByRole('link').first().click();
  await expect(page).toHaveURL('/docs/apis/commonfiles#upgradetxt');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Common files');
});

test('suggests nothing if no page has a similar path', async ({page, open}) => {
  const list = page.waitForResponse(async (response) => (await response.text()).includes('db-tasks.php","title"'));
  await open('/zzzzzzzzzzzz');
  await list;
  // Suggestions are rendered right after the list of pages has arrived.
  await page.waitForLoadState('networkidle');
  await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
  await expect(page.getByRole('main').getByRole('status')).toBeEmpty();
  await expect(page.getByRole('heading', {name: 'Did you mean'})).toHaveCount(0);
});

test('the search form leads to the search page', async ({page, open}) => {
  await open('/nope');
  await page.getByRole('searchbox', {name: 'Search docs'}).fill('scheduled tasks');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL('/search?q=scheduled+tasks&version=current');
});

// The fixtures fail the test if a script in the path opens a dialog.
test('hostile paths do no harm', async ({page, open}) => {
  for (const path of [
    '/docs/%25E0%25A4%25A',
    '/%25',
    '/<script>alert(1)</script>',
    '/"><img src=x onerror=alert(1)>',
    '/docs/a%2Fb%3Fc%23d',
  ]) {
    await test.step(path, async () => {
      await open(path);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
      await expect(page.getByRole('main').locator('script, img')).toHaveCount(0);
    });
  }
});

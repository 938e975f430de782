import type {Page} from '@playwright/test';
import {expect, test} from './fixtures.ts';
import {violationsInBothModes} from './support/axe.ts';

const field = (page: Page) => page.getByRole('main').getByRole('searchbox', {name: 'Search docs'});
const submit = (page: Page) => page.getByRole('main').getByRole('button', {name: 'Search', exact: true});
const version = (page: Page) => page.getByRole('combobox', {name: 'Version'});
const status = (page: Page) => page.getByRole('main').getByRole('status');
const hits = (page: Page) => page.getByRole('main').locator('ol > li');
const titles = (page: Page) => hits(page).getByRole('heading', {level: 2});
const heading = (page: Page) => page.getByRole('heading', {level: 1});
const pagination = (page: Page) => page.getByRole('navigation', {name: 'Search result pages'});

const manifest = '**/search-index.json';

test('shows results for the query in the URL and highlights matches', async ({page, open}) => {
  await open('/search?q=ddl');
  await expect(heading(page)).toHaveText('Search results for “ddl”');
  await expect(page).toHaveTitle(/^Search results for “ddl”/);
  await expect(field(page)).toHaveValue('ddl');
  await expect(status(page)).toHaveText(/^\d+ pages for “ddl”(, page 1 of \d+)?$/);
  await expect(hits(page).first()).toContainText('Data definition API');
  await expect(hits(page).locator('mark', {hasText: /^ddl$/i}).first()).toBeVisible();

  await titles(page).first().getByRole('link').click();
  await expect(heading(page)).toHaveText('Data definition API');
});

test('shows the section and version of a page, and links to the matching heading', async ({page, open}) => {
  await open('/search?q=get_in_or_equal');
  const link = titles(page).first().getByRole('link');
  await expect(link).toContainText(' › ');
  await expect(hits(page).first()).toContainText('API guides');
  await expect(hits(page).first()).toContainText('master');
  await link.click();
  await expect(page).toHaveURL(/\/docs\/apis\/[^?#]+#[^?]+$/);
});

test('searches while the reader types, without adding partial queries to the browser history', async ({page, open}) => {
  await open('/search?q=capabilities');
  await expect(hits(page).first()).toContainText('Access API');
  await field(page).fill('');
  await field(page).pressSequentially('ddl ', {delay: 40});
  await expect(page).toHaveURL('/search?q=ddl&version=current');
  await expect(hits(page).first()).toContainText('Data definition API');
  await field(page).pressSequentially('api');
  await expect(page).toHaveURL('/search?q=ddl+api&version=current');
  await expect(field(page)).toHaveValue('ddl api');

  await page.goBack();
  await expect(field(page)).toHaveValue('capabilities');
  await expect(hits(page).first()).toContainText('Access API');
  await page.goForward();
  await expect(field(page)).toHaveValue('ddl api');
  await expect(status(page)).toContainText('“ddl api”');
});

test('Enter searches at once, without a page load', async ({page, open}) => {
  await open('/search');
  await page.evaluate(() => Object.assign(window, {isSamePage: true}));
  await field(page).fill('ddl');
  await field(page).press('Enter');
  await expect(hits(page).first()).toContainText('Data definition API');
  await submit(page).click();
  await expect(page).toHaveURL('/search?q=ddl&version=current');
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
  await page.goBack();
  await expect(heading(page)).toHaveText('Search docs');
});

test.describe('versions', () => {
  test('the filter is in the URL, and going back restores the previous one', async ({page, open}) => {
    await open('/search?q=access+api');
    await expect(page).toHaveURL('/search?q=access+api&version=current');
    await expect(version(page)).toHaveValue('current');
    await expect(titles(page).getByRole('link', {name: 'Access API'}).first()).toHaveAttribute(
      'href',
      /^\/docs\/apis\//,
    );
    await expect(hits(page).getByText('4.1', {exact: true})).toHaveCount(0);

    await version(page).selectOption('4.1');
    await expect(page).toHaveURL('/search?q=access+api&version=4.1');
    await expect(titles(page).getByRole('link', {name: 'Access API'}).first()).toHaveAttribute(
      'href',
      /^\/docs\/4\.1\//,
    );
    await expect(hits(page).getByText('master', {exact: true})).toHaveCount(0);

    await version(page).selectOption('All versions');
    await expect(page).toHaveURL('/search?q=access+api&version=all');
    await expect(hits(page).getByText('4.1', {exact: true}).first()).toBeVisible();
    await expect(hits(page).getByText('master', {exact: true}).first()).toBeVisible();

    await page.goBack();
    await expect(version(page)).toHaveValue('4.1');
    await expect(titles(page).getByRole('link', {name: 'Access API'}).first()).toHaveAttribute(
      'href',
      /^\/docs\/4\.1\//,
    );
  });

  test('the version that the reader chose last is the default, and is added to the URL', async ({page, open}) => {
    await open('/docs/apis');
    await page.evaluate(() => localStorage.setItem('docs-preferred-version-default', '4.1'));
    await open('/search?q=access+api');
    await expect(page).toHaveURL('/search?q=access+api&version=4.1');
    await expect(version(page)).toHaveValue('4.1');
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await expect(version(page)).toHaveValue('4.1');
    await expect(titles(page).getByRole('link', {name: 'Access API'}).first()).toHaveAttribute(
      'href',
      /^\/docs\/4\.1\//,
    );
  });

  test('pages without versions are found with every version', async ({page, open}) => {
    for (const name of ['current', '4.1']) {
      await open(`/search?q=code+of+conduct&version=${name}`);
      await expect(titles(page).locator('[href^="/general/"]').first()).toBeVisible();
    }
  });

  test('an unknown version in the URL is replaced with the default', async ({page, open}) => {
    await open('/search?q=ddl&version=%3Cscript%3E');
    await expect(page).toHaveURL('/search?q=ddl&version=current');
    await expect(hits(page).first()).toContainText('Data definition API');
  });
});

test('long lists are paginated, and the URL contains the page', async ({page, open}) => {
  await open('/search?q=tasks');
  await expect(status(page)).toHaveText(/^\d+ pages for “tasks”, page 1 of \d+$/);
  await expect(hits(page)).toHaveCount(10);
  const hrefs = () =>
    titles(page)
      .getByRole('link')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href')));
  const first = await titles(page).allTextContents();
  const firstHrefs = await hrefs();
  await expect(pagination(page).getByRole('link', {name: 'Previous'})).toHaveCount(0);

  await pagination(page).getByRole('link', {name: 'Next'}).click();
  await expect(page).toHaveURL('/search?q=tasks&version=current&page=2');
  await expect(status(page)).toContainText(', page 2 of');
  // The focus moves to the status, so that keyboard and screen reader users continue with the new results.
  await expect(status(page)).toBeFocused();
  await expect(status(page)).toBeInViewport();
  await expect(pagination(page).getByRole('link', {name: 'Page 2', exact: true})).toHaveAttribute(
    'aria-current',
    'page',
  );
  const second = await titles(page).allTextContents();
  expect(second).toHaveLength(10);
  expect((await hrefs()).filter((href) => firstHrefs.includes(href))).toEqual([]);

  await page.reload();
  await expect(titles(page)).toHaveText(second);
  await page.goBack();
  await expect(titles(page)).toHaveText(first);
  await page.goForward();
  await expect(titles(page)).toHaveText(second);
  await version(page).selectOption('4.1');
  await expect(page).toHaveURL('/search?q=tasks&version=4.1');
});

test('a page number that is too high links to the first page', async ({page, open}) => {
  await open('/search?q=tasks&page=9999');
  await page.getByRole('link', {name: 'Go to the first page'}).click();
  await expect(page).toHaveURL('/search?q=tasks&version=current');
  await expect(hits(page)).toHaveCount(10);
});

test('works with the keyboard', async ({page, open}) => {
  await open('/search');
  await field(page).focus();
  await page.keyboard.type('access api');
  await page.keyboard.press('Enter');
  await expect(hits(page).first()).toContainText('Access API');
  await page.keyboard.press('Tab');
  await expect(submit(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(version(page)).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await expect(version(page)).toBeFocused();
  await expect(page).toHaveURL('/search?q=access+api&version=4.1');
  await expect(hits(page).first()).toContainText('4.1');
  await page.keyboard.press('Tab');
  await expect(titles(page).first().getByRole('link')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(/\/docs\/4\.1\//);
});

test('shows links to start from if there is no query', async ({page, open}) => {
  for (const path of ['/search', '/search?q=', '/search?q=%20']) {
    await open(path);
    await expect(heading(page)).toHaveText('Search docs');
    await expect(field(page)).toHaveValue('');
    await expect(status(page)).toBeEmpty();
    await expect(page.getByRole('main').getByRole('link', {name: 'API guides'})).toHaveAttribute('href', '/docs/apis');
  }
  await page.getByRole('link', {name: 'require_sesskey'}).click();
  await expect(hits(page).first()).toBeVisible();
  await page.goBack();
  await expect(heading(page)).toHaveText('Search docs');
});

test('every example query has results', async ({page, open}) => {
  await open('/search');
  const examples = await page
    .getByRole('main')
    .locator('a[href^="/search?q="]')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
  expect(examples.length).toBeGreaterThan(3);
  for (const example of examples) {
    await open(example);
    await expect(hits(page).first()).toBeVisible();
  }
});

test('a query without results links to a bug report and to a search in all versions', async ({page, open}) => {
  await open('/search?q=zzqqxxyy');
  await expect(status(page)).toHaveText('No results for “zzqqxxyy”');
  await expect(page.getByRole('link', {name: 'Let us know.'})).toHaveAttribute(
    'href',
    /\/issues\/new\?title=.*zzqqxxyy/,
  );
  await page.getByRole('link', {name: 'Search all versions'}).click();
  await expect(page).toHaveURL('/search?q=zzqqxxyy&version=all');
  await expect(page.getByRole('link', {name: 'Search all versions'})).toHaveCount(0);
});

// The fixtures fail these tests if a script opens a dialog.
test.describe('hostile input', () => {
  test('queries are treated as text', async ({page, open}) => {
    for (const query of [
      '<img src=x onerror=alert(1)>',
      '"><script>alert(1)</script>',
      '%E0%A4%A',
      '(.*[\\',
      '__proto__',
    ]) {
      await test.step(query, async () => {
        await open(`/search?q=${encodeURIComponent(query)}`);
        await expect(heading(page)).toHaveText(`Search results for “${query}”`);
        await expect(field(page)).toHaveValue(query);
        await expect(status(page)).toContainText(`“${query}”`);
        await expect(page.getByRole('main').locator('img, script')).toHaveCount(0);
      });
    }
  });

  test('an invalid encoding in the URL does no harm', async ({page, open}) => {
    await open('/search?q=%E0%A4%A');
    await expect(heading(page)).toContainText('Search results for');
    await expect(status(page)).not.toBeEmpty();
  });
});

test('an index that cannot be loaded is reported until Retry succeeds', async ({page, open, expectConsole}) => {
  expectConsole(/^warning: Search: /);
  await page.route(manifest, (route) => route.abort('internetdisconnected'));
  await open('/search?q=ddl');
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Unable to fetch results');
  await expect(alert).toContainText('You might want to check your network connection.');
  await expect(status(page)).toBeEmpty();
  expect(await violationsInBothModes(page)).toEqual([]);

  const failedAgain = page.waitForEvent('requestfailed');
  await alert.getByRole('button', {name: 'Retry'}).click();
  await failedAgain;
  await expect(alert).toBeVisible();

  await page.unroute(manifest);
  await alert.getByRole('button', {name: 'Retry'}).press('Enter');
  await expect(hits(page).first()).toContainText('Data definition API');
  await expect(alert).toHaveCount(0);
  await expect(status(page)).toBeFocused();
});

test('an index that never arrives is reported after a timeout', async ({page, expectConsole}) => {
  expectConsole(/takes too long/);
  await page.clock.install();
  await page.route(manifest, () => {});
  await page.goto('/search?q=ddl');
  await expect(async () => {
    await page.clock.runFor(400);
    await expect(status(page)).toHaveText('Searching…', {timeout: 100});
  }).toPass();
  await page.clock.runFor(10_000);
  await expect(page.getByRole('alert')).toContainText('Unable to fetch results');
  await expect(status(page)).toBeEmpty();
});

test('late results do not shift the layout', async ({page}) => {
  await page.addInitScript(() => {
    const shifts: number[] = [];
    Object.assign(window, {shifts});
    new PerformanceObserver((list) => {
      shifts.push(...list.getEntries().map((entry) => (entry as PerformanceEntry & {value: number}).value));
    }).observe({type: 'layout-shift', buffered: true});
  });
  await page.route(manifest, async (route) => {
    await expect(status(page)).toHaveText('Searching…');
    await route.continue();
  });
  await page.goto('/search?q=tasks');
  await expect(hits(page)).toHaveCount(10);
  const shift = await page.evaluate(() => (window as unknown as {shifts: number[]}).shifts.reduce((a, b) => a + b, 0));
  // The limit for a good score, see https://web.dev/articles/cls.
  expect(shift).toBeLessThan(0.1);
});

test('a reload and the Back button return to the same place', async ({page, open}) => {
  await open('/search?q=tasks&version=current');
  const hits = page.locator('main ol h2 a');
  await hits.last().scrollIntoViewIfNeeded();
  const scroll = () => page.evaluate(() => Math.round(window.scrollY));
  const before = await scroll();
  expect(before).toBeGreaterThan(0);
  await page.reload();
  await expect(hits.first()).toBeVisible();
  await expect.poll(scroll).toBe(before);
  await hits.last().click();
  await expect(page.locator('article')).toBeVisible();
  await page.goBack();
  await expect(hits.first()).toBeVisible();
  await expect.poll(scroll).toBe(before);
});

test('search engines are asked to ignore results, but not the page without a query', async ({page, open}) => {
  const robots = page.locator('meta[name="robots"]');
  await open('/search?q=tasks');
  await expect(hits(page)).toHaveCount(10);
  await expect(robots).toHaveAttribute('content', 'noindex');
  await open('/search');
  await expect(heading(page)).toHaveText('Search docs');
  await expect(robots).toHaveCount(0);
});

test('the page about offline reading is found, without the state of the device that built the index', async ({
  page,
  open,
}) => {
  await open('/search?q=read+this+site+offline');
  const first = hits(page).first();
  await expect(first.getByRole('link')).toHaveAttribute('href', /^\/offline(?:#|$)/);
  await expect(first).not.toContainText('nothing is stored', {ignoreCase: true});
});

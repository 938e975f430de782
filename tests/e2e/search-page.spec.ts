import type {Page} from '@playwright/test';
import {archivedDocs, archivedEdition, currentLabel, titleOf} from '../support/facts.ts';
import {expect, test} from './fixtures.ts';
import {violationsInBothModes} from './support/axe.ts';
import {pageKinds} from './support/pages.ts';

const field = (page: Page) => page.getByRole('main').getByRole('searchbox', {name: 'Search docs'});
const submit = (page: Page) => page.getByRole('main').getByRole('button', {name: 'Search', exact: true});
const version = (page: Page) => page.getByRole('combobox', {name: 'Version'});
const status = (page: Page) => page.getByRole('main').getByRole('status');
const hits = (page: Page) => page.getByRole('main').locator('ol > li');
const titles = (page: Page) => hits(page).getByRole('heading', {level: 2});
const heading = (page: Page) => page.getByRole('heading', {level: 1});
const pagination = (page: Page) => page.getByRole('navigation', {name: 'Search result pages'});
const hrefs = (page: Page) =>
  titles(page)
    .getByRole('link')
    .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

const manifest = '**/search-index.json';
const longPage = pageKinds['long docs page with tables'];
const longTitle = titleOf(longPage);

test('shows results for the query in the URL, with the section and version of their pages', async ({page, open}) => {
  await open('/search?q=get_in_or_equal');
  await expect(heading(page)).toHaveText('Search results for “get_in_or_equal”');
  await expect(page).toHaveTitle(/^Search results for “get_in_or_equal”/);
  await expect(field(page)).toHaveValue('get_in_or_equal');
  await expect(status(page)).toHaveText(/^\d+ names? and \d+ pages? for “get_in_or_equal”(, page 1 of \d+)?$/);
  await expect(hits(page).locator('mark').first()).toBeVisible();
  await expect(hits(page).first()).toContainText('master');
  await expect(page.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  // Names of the platform link to their source.
  const names = page.getByRole('region', {name: 'API'});
  await expect(names.getByRole('heading').first()).toContainText('get_in_or_equal(');
  await expect(names.getByRole('link', {name: 'lib/dml/moodle_database.php'})).toBeVisible();
  const link = titles(page).first().getByRole('link');
  await expect(link).toContainText(' › ');
  const href = await link.getAttribute('href');
  expect(href).toMatch(/^\/docs\/[^?#]+#[^?]+$/);
  await link.click();
  await expect(page).toHaveURL(href!);
});

test('searches while the reader types, without adding partial queries to the browser history', async ({page, open}) => {
  await open('/search?q=capabilities');
  await expect(hits(page).first()).toBeVisible();
  await field(page).fill('');
  await field(page).pressSequentially('ddl ', {delay: 40});
  await expect(page).toHaveURL('/search?q=ddl&version=current');
  await expect(status(page)).toContainText('“ddl”');
  await field(page).pressSequentially('api');
  await expect(page).toHaveURL('/search?q=ddl+api&version=current');
  await expect(field(page)).toHaveValue('ddl api');
  await page.goBack();
  await expect(field(page)).toHaveValue('capabilities');
  await expect(status(page)).toContainText('“capabilities”');
  await page.goForward();
  await expect(field(page)).toHaveValue('ddl api');
  await expect(status(page)).toContainText('“ddl api”');
});

test('the version filter is in the URL, and going back restores the previous one', async ({page, open}) => {
  const query = '/search?q=access+api';
  await open(query);
  await expect(page).toHaveURL(`${query}&version=current`);
  await expect(version(page)).toHaveValue('current');
  await expect(hits(page).getByText(currentLabel, {exact: true}).first()).toBeVisible();
  await expect(hits(page).getByText(archivedEdition, {exact: true})).toHaveCount(0);

  await version(page).selectOption(archivedEdition);
  await expect(page).toHaveURL(`${query}&version=${archivedEdition}`);
  await expect(hits(page).getByText(archivedEdition, {exact: true}).first()).toBeVisible();
  await expect(hits(page).getByText(currentLabel, {exact: true})).toHaveCount(0);
  expect((await hrefs(page)).filter((href) => href.startsWith(`${archivedDocs}/`))).not.toEqual([]);
  // Pages without versions are found with every version.
  expect((await hrefs(page)).filter((href) => href.startsWith('/general/'))).not.toEqual([]);

  await version(page).selectOption('All versions');
  await expect(page).toHaveURL(`${query}&version=all`);
  await expect(hits(page).getByText(archivedEdition, {exact: true}).first()).toBeVisible();
  await page.goBack();
  await expect(version(page)).toHaveValue(archivedEdition);
});

test('the version that the reader chose last is the default, also instead of an unknown one', async ({page, open}) => {
  await open('/search');
  await page.evaluate((name) => localStorage.setItem('docs-preferred-version-default', name), archivedEdition);
  await open('/search?q=ddl&version=%3Cscript%3E');
  await expect(page).toHaveURL(`/search?q=ddl&version=${archivedEdition}`);
  await expect(version(page)).toHaveValue(archivedEdition);
  await expect(hits(page).first()).toBeVisible();
});

test('long lists are paginated, and the URL contains the page', async ({page, open}) => {
  await open('/search?q=tasks&page=9999');
  await page.getByRole('link', {name: 'Go to the first page'}).click();
  await expect(page).toHaveURL('/search?q=tasks&version=current');
  await expect(status(page)).toHaveText(/\d+ pages for “tasks”, page 1 of \d+$/);
  await expect(hits(page)).toHaveCount(10);
  const first = await hrefs(page);
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
  await expect.poll(async () => (await hrefs(page)).filter((href) => first.includes(href))).toEqual([]);
  const second = await hrefs(page);
  await page.reload();
  await expect.poll(() => hrefs(page)).toEqual(second);
  await page.goBack();
  await expect.poll(() => hrefs(page)).toEqual(first);
  await version(page).selectOption(archivedEdition);
  await expect(page).toHaveURL(`/search?q=tasks&version=${archivedEdition}`);
});

test('works with the keyboard, at once after Enter, without a page load', async ({page, open}) => {
  await open('/search');
  await expect(heading(page)).toHaveText('Search docs');
  await expect(page.locator('meta[name="robots"]')).toHaveCount(0);
  await page.evaluate(() => Object.assign(window, {isSamePage: true}));
  await field(page).focus();
  await page.keyboard.type(longTitle);
  await page.keyboard.press('Enter');
  await expect(hits(page).first()).toContainText(longTitle);
  await page.keyboard.press('Tab');
  await expect(submit(page)).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(page.getByRole('combobox', {name: 'Show'})).toBeFocused();
  await page.keyboard.press('Tab');
  await expect(version(page)).toBeFocused();
  await version(page).selectOption(archivedEdition);
  await expect(hits(page).first()).toContainText(archivedEdition);
  await page.keyboard.press('Tab');
  await expect(titles(page).first().getByRole('link')).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`${archivedDocs}/`));
  expect(await page.evaluate(() => 'isSamePage' in window)).toBe(true);
});

test('without a query, shows examples, all of which have results', async ({page, open}) => {
  await open('/search?q=%20');
  await expect(heading(page)).toHaveText('Search docs');
  await expect(field(page)).toHaveValue('');
  await expect(status(page)).toBeEmpty();
  const examples = page.getByRole('main').locator('a[href^="/search?q="]');
  const count = await examples.count();
  expect(count).toBeGreaterThan(3);
  for (let index = 0; index < count; index += 1) {
    await examples.nth(index).click();
    await expect(hits(page).first()).toBeVisible();
    await page.goBack();
    await expect(heading(page)).toHaveText('Search docs');
  }
});

test('a query without results is shown as text, and links to a bug report and to a search in all versions', async ({
  page,
  open,
}) => {
  // The fixtures fail the test if a script opens a dialog.
  for (const query of ['"><img src=x onerror=alert(1)>zzqq', 'zzqqxxyy']) {
    await open(`/search?q=${encodeURIComponent(query)}`);
    await expect(heading(page)).toHaveText(`Search results for “${query}”`);
    await expect(field(page)).toHaveValue(query);
    await expect(status(page)).toContainText(`“${query}”`);
    await expect(page.getByRole('main').locator('img, script')).toHaveCount(0);
  }
  await expect(status(page)).toHaveText('No results for “zzqqxxyy”');
  await expect(page.getByRole('link', {name: 'Let us know.'})).toHaveAttribute(
    'href',
    /\/issues\/new\?title=.*zzqqxxyy/,
  );
  await page.getByRole('link', {name: 'Search all versions'}).click();
  await expect(page).toHaveURL('/search?q=zzqqxxyy&version=all');
  await expect(page.getByRole('link', {name: 'Search all versions'})).toHaveCount(0);
  await open('/search?q=%E0%A4%A');
  await expect(status(page)).not.toBeEmpty();
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
  await expect(hits(page).first()).toBeVisible();
  await expect(alert).toHaveCount(0);
  await expect(status(page)).toBeFocused();
});

test('a reload and the Back button return to the same place', async ({page, open}) => {
  await open('/search?q=tasks&version=current');
  const links = titles(page).getByRole('link');
  await links.last().scrollIntoViewIfNeeded();
  const scroll = () => page.evaluate(() => Math.round(window.scrollY));
  const before = await scroll();
  expect(before).toBeGreaterThan(0);
  await page.reload();
  await expect(links.first()).toBeVisible();
  await expect.poll(scroll).toBe(before);
  await links.last().click();
  await expect(page.locator('article').first()).toBeVisible();
  await page.goBack();
  await expect(links.first()).toBeVisible();
  await expect.poll(scroll).toBe(before);
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

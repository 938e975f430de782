import type {Page} from '@playwright/test';
import {currentSource} from '../support/facts.ts';
import {expect, test} from './fixtures.ts';
import {expectAccessible} from './support/axe.ts';
import {sidebar} from './support/layout.ts';

const path = '/docs/api-index';
const id = 'method-moodle_database::get_record';

const entries = (page: Page) => page.locator('#api-index-entries section li');
const field = (page: Page) => page.getByRole('searchbox', {name: 'Filter by name, component or detail'});
const kind = (page: Page) => page.getByRole('combobox', {name: 'Kind'});
const count = (page: Page) => page.getByRole('search', {name: 'API index'}).getByRole('status');

test('filters by text and kind, shows the number of matches and keeps the filter in the URL', async ({page, open}) => {
  await open(path);
  await expect(count(page)).toHaveText(/^\d+ names$/);
  const all = await count(page).innerText();
  const listed = await entries(page).count();
  const historyLength = await page.evaluate(() => window.history.length);
  const clear = page.getByRole('search').getByRole('button', {name: 'Clear filter'});
  await expect(clear).toBeHidden();

  await field(page).pressSequentially('get_records sql');
  await expect(page).toHaveURL(`${path}?q=get_records+sql`);
  const shown = await entries(page).count();
  expect(shown).toBeGreaterThan(1);
  expect(shown).toBeLessThan(10);
  await expect(count(page)).toHaveText(`${shown} of ${all}`);
  expect(await page.evaluate(() => window.history.length)).toBe(historyLength);
  await field(page).press('Enter');
  await expect(field(page)).toBeFocused();

  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(kind(page).or(clear).and(page.locator(':focus'))).toHaveCount(1);
  await kind(page).selectOption('Methods');
  await expect(page).toHaveURL(`${path}?q=get_records+sql&kind=method`);
  await expect(page.getByRole('heading', {level: 2})).toHaveText(['Methods']);
  await clear.press('Enter');
  await expect(page).toHaveURL(path);
  await expect(count(page)).toHaveText(all);
  await expect(entries(page)).toHaveCount(listed);
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('');
  await expect(kind(page)).toHaveValue('');
});

test('shows the first entries of a long list, and the rest when the reader presses a button', async ({page, open}) => {
  await open(`${path}?kind=method`);
  await expect(count(page)).toHaveText(/^\d+ of/);
  const methods = parseInt(await count(page).innerText(), 10);
  const first = await entries(page).count();
  const more = page.getByRole('button', {name: `Methods: show ${methods - first} more`});
  await more.press('Enter');
  await expect(entries(page)).toHaveCount(methods);
  await expect(entries(page).nth(first).locator('code a')).toBeFocused();
  await expect(more).toBeHidden();
});

test('shows the entry that the URL names, even if it is hidden in a long list', async ({page, open}) => {
  await open(`${path}?kind=method`);
  const hidden = await page.locator('section[data-kind="method"] noscript').textContent();
  const anchor = await page.evaluate(
    (html) => new DOMParser().parseFromString(html, 'text/html').querySelector('li:last-child')?.id,
    hidden!,
  );
  await page.goto('about:blank');
  await open(`${path}#${anchor!}`);
  await expect(page.locator(':target')).toBeInViewport();
  await expect(page.locator(':target')).toHaveId(anchor!);
});

test('restores the filter and the entry from the URL, unless the filter hides the entry', async ({page, open}) => {
  await open(`${path}?q=get_record&kind=method#${id}`);
  await expect(field(page)).toHaveValue('get_record');
  await expect(kind(page)).toHaveValue('method');
  const entry = page.locator(':target');
  await expect(entry).toBeInViewport();
  await expect(entry).toHaveCSS('background-color', /^(?!rgba\(0, 0, 0, 0\))/);
  await expect(entry).toContainText('moodle_database::get_record($table, array $conditions');
  await expect(entry.locator('a[href="/docs/apis/core/dml"]')).toBeVisible();
  await expect(entry.locator(`a[href^="${currentSource}lib/dml/moodle_database.php#L"]`)).toBeVisible();
  await expectAccessible(page);

  await page.goto('about:blank');
  await open(`${path}?q=nothing-is-called-so#${id}`);
  await expect(entry).toBeInViewport();
  await expect(field(page)).toHaveValue('');
});

test('a query without matches is shown as text', async ({page, open}) => {
  await open(`${path}?q=${encodeURIComponent('<img src=x onerror=alert(1)>')}#%E0%A4%A`);
  await expect(count(page)).toHaveText(/^0 of \d+ names$/);
  await expect(field(page)).toHaveValue('<img src=x onerror=alert(1)>');
  await expect(page.getByRole('main').locator('img')).toHaveCount(0);
});

test('shows an error if the entries cannot be loaded, and loads them on Retry', async ({page, open, expectConsole}) => {
  expectConsole(/ERR_INTERNET_DISCONNECTED/);
  await open('/docs');
  await page.route('**/docs/api-index', (route) => route.abort('internetdisconnected'));
  await sidebar(page).getByRole('link', {name: 'API index'}).click();
  const alert = page.getByRole('alert');
  await expect(alert).toContainText('Part of this page could not be loaded');
  await page.unrouteAll();
  await alert.getByRole('button', {name: 'Retry'}).click();
  await expect(entries(page).first()).toBeVisible();
  await expect(alert).toHaveCount(0);
});

import type {Locator, Page} from '@playwright/test';
import {expect, test} from './fixtures.ts';
import {violationsInBothModes} from './support/axe.ts';
import {startScrolling, navbar, sidebar} from './support/layout.ts';

const path = '/docs/api-index';

function entries(page: Page): Locator {
  return page.locator('#api-index-entries section li');
}

function field(page: Page): Locator {
  return page.getByRole('searchbox', {name: 'Filter by name, component or detail'});
}

function kind(page: Page): Locator {
  return page.getByRole('combobox', {name: 'Kind'});
}

function count(page: Page): Locator {
  return page.getByRole('search', {name: 'API index'}).getByRole('status');
}

async function total(page: Page): Promise<number> {
  await expect(count(page)).toHaveText(/^\d+ names$/);
  return parseInt(await count(page).innerText(), 10);
}

function sectionSizes(page: Page): Promise<number[]> {
  return page
    .locator('#api-index-entries section')
    .evaluateAll((sections: HTMLElement[]) => sections.map(({dataset}) => Number(dataset.size)));
}

test('an entry shows the signature, the pages that explain it and its source', async ({page, open}) => {
  await open(`${path}?q=get_record`);
  const entry = page.locator('[id="method-moodle_database::get_record"]');
  await expect(entry).toContainText('moodle_database::get_record($table, array $conditions');
  await expect(entry).toContainText('core.');
  await expect(entry.getByRole('link', {name: 'Data manipulation API'})).toHaveAttribute('href', '/docs/apis/core/dml');
  await expect(entry.getByRole('link', {name: 'lib/dml/moodle_database.php'})).toHaveAttribute(
    'href',
    /^https:\/\/github\.com\/moodle\/moodle\/blob\/v4\.2\.3\/lib\/dml\/moodle_database\.php#L\d+$/,
  );
  await field(page).fill('cron_setup_user');
  await expect(page.locator('#function-cron_setup_user')).toContainText('Deprecated since 4.2');
});

test('filters while the reader types, shows the number of matches and keeps the filter in the URL', async ({
  page,
  open,
}) => {
  await open(path);
  const all = await total(page);
  const sizes = await sectionSizes(page);
  expect(all).toBe(sizes.reduce((sum, size) => sum + size));
  const listed = await entries(page).count();
  const historyLength = await page.evaluate(() => window.history.length);
  await field(page).pressSequentially('get_records sql');
  await expect(page).toHaveURL(`${path}?q=get_records+sql`);
  const shown = await entries(page).count();
  expect(shown).toBeGreaterThan(1);
  expect(shown).toBeLessThan(10);
  await expect(count(page)).toHaveText(`${shown} of ${all} names`);
  expect(await page.evaluate(() => window.history.length)).toBe(historyLength);
  await expect(page.getByRole('heading', {level: 2})).toHaveText(['Methods']);

  await field(page).fill('');
  await expect(page).toHaveURL(path);
  await expect(count(page)).toHaveText(`${all} names`);
  await expect(entries(page)).toHaveCount(listed);
});

test('shows the first entries of a long list, and the rest when the reader presses a button', async ({page, open}) => {
  await open(`${path}?kind=method`);
  await expect(count(page)).toHaveText(/^\d+ of/);
  const methods = parseInt(await count(page).innerText(), 10);
  await expect(entries(page)).toHaveCount(10);
  const more = page.getByRole('button', {name: `Methods: show ${methods - 10} more`});
  await more.press('Enter');
  await expect(entries(page)).toHaveCount(methods);
  await expect(entries(page).nth(10).locator('code a')).toBeFocused();
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

test('filters by kind, with the keyboard alone', async ({page, open}) => {
  await open(path);
  await field(page).focus();
  await page.keyboard.type('task');
  await page.keyboard.press('Tab');
  await expect(kind(page)).toBeFocused();
  await kind(page).selectOption('Database tables');
  await expect(page).toHaveURL(`${path}?q=task&kind=table`);
  await expect(page.getByRole('heading', {level: 2})).toHaveText(['Database tables']);
  await expect(entries(page).first()).toContainText('task_adhoc');
});

test('Enter filters immediately, and a button clears the filter and returns to the field', async ({page, open}) => {
  await open(path);
  const all = await total(page);
  const clear = page.getByRole('search').getByRole('button', {name: 'Clear filter'});
  await expect(clear).toBeHidden();
  await page.clock.install();
  await page.clock.pauseAt((await page.evaluate(() => Date.now())) + 1000);
  await field(page).fill('get_records sql');
  await field(page).press('Enter');
  // The clock stands still, so the filter did not wait until the reader paused.
  await expect(page).toHaveURL(`${path}?q=get_records+sql`);
  await expect(field(page)).toBeFocused();
  await page.clock.resume();
  await kind(page).selectOption('Methods');
  await clear.press('Enter');
  await expect(page).toHaveURL(path);
  await expect(count(page)).toHaveText(`${all} names`);
  await expect(field(page)).toBeFocused();
  await expect(field(page)).toHaveValue('');
  await expect(kind(page)).toHaveValue('');
  await expect(clear).toBeHidden();
});

test('finds names that are typed as they appear in code', async ({page, open}) => {
  await open(path);
  for (const [query, id] of [
    ['$DB->get_record()', 'method-moodle_database::get_record'],
    ['\\core\\task\\manager::queue_adhoc_task', 'method-core.task.manager::queue_adhoc_task'],
  ]) {
    await field(page).fill(query!);
    await expect(entries(page).locator(`xpath=self::*[@id="${id!}"]`)).toBeVisible();
    await expect(count(page)).toHaveText(/^\d+ of/);
  }
});

test('restores the filter and the entry from the URL', async ({page, open}) => {
  await open(`${path}?q=get_record&kind=method#method-moodle_database::get_record`);
  await expect(field(page)).toHaveValue('get_record');
  await expect(kind(page)).toHaveValue('method');
  await expect(page.locator(':target')).toBeInViewport();
  await expect(page.locator(':target')).toHaveCSS('background-color', /^(?!rgba\(0, 0, 0, 0\))/);
  expect(await entries(page).count()).toBeLessThan(30);
});

test('clears a filter that hides the entry that the URL names', async ({page, open}) => {
  await open(`${path}?q=nothing-is-called-so#function-get_string`);
  await expect(page.locator('[id="function-get_string"]')).toBeInViewport();
  await expect(field(page)).toHaveValue('');
});

test('a query without matches is shown as text', async ({page, open}) => {
  await open(`${path}?q=${encodeURIComponent('<img src=x onerror=alert(1)>')}#%E0%A4%A`);
  await expect(count(page)).toHaveText(/^0 of \d+ names$/);
  await expect(field(page)).toHaveValue('<img src=x onerror=alert(1)>');
  await expect(page.getByRole('main').locator('img')).toHaveCount(0);
});

test('the version dropdown keeps the filter', async ({page, open}) => {
  await open(path);
  await field(page).fill('get_string');
  await expect(page).toHaveURL(`${path}?q=get_string`);
  await navbar(page).getByRole('button', {name: 'master'}).hover();
  await navbar(page).getByRole('link', {name: '4.1'}).click();
  await expect(page).toHaveURL('/docs/4.1/api-index?q=get_string');
  await expect(entries(page).first()).toContainText('get_string');
  await expect(field(page)).toHaveValue('get_string');
  await expect(count(page)).toHaveText(/^\d+ of \d+ names$/);
  await expect(
    page.locator('[id="function-get_string"]').getByRole('link', {name: 'lib/moodlelib.php'}),
  ).toHaveAttribute('href', /\/v4\.1\.0\//);
});

test('opens from the sidebar of both versions', async ({page, open}) => {
  for (const version of ['/docs', '/docs/4.1']) {
    await open(version);
    await sidebar(page).getByRole('link', {name: 'API index'}).click();
    await expect(page).toHaveURL(`${version}/api-index`);
    await expect(count(page)).toHaveText(/^\d+ names$/);
    await expect(entries(page).first()).toBeVisible();
  }
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

test('the index does not scroll sideways', async ({page, open}) => {
  for (const width of [320, 1280]) {
    await test.step(`${width} px`, async () => {
      await page.setViewportSize({width, height: 800});
      await open(path);
      await expect(count(page)).toHaveText(/names$/);
      await startScrolling(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    });
  }
});

test('the index is accessible', async ({page, open}) => {
  await open(`${path}?q=get_record#method-moodle_database::get_record`);
  await expect(count(page)).toHaveText(/^\d+ of/);
  expect(await violationsInBothModes(page)).toEqual([]);
  await page.setViewportSize({width: 412, height: 800});
  await open(path);
  await expect(count(page)).toHaveText(/names$/);
  expect(await violationsInBothModes(page)).toEqual([]);
});

test.describe('without JavaScript', () => {
  test.use({javaScriptEnabled: false});

  test('shows all entries, with links to their sections', async ({page}) => {
    await page.goto(path);
    const sizes = await sectionSizes(page);
    await expect(entries(page)).toHaveCount(sizes.reduce((sum, size) => sum + size));
    await expect(entries(page).last()).toBeVisible();
    await expect(page.locator('#api-index-entries').getByRole('button')).toHaveCount(0);
    await expect(page.locator('noscript > p')).toContainText('The filter needs JavaScript.');
    await expect(field(page)).toBeDisabled();
    await page.getByRole('navigation', {name: 'Kinds of symbols'}).getByRole('link', {name: 'Database tables'}).click();
    await expect(page.getByRole('heading', {name: 'Database tables'})).toBeInViewport();
  });
});

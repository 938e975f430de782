import {gzipSync} from 'node:zlib';
import type {Locator, Page} from '@playwright/test';
import {expect, test} from './fixtures.ts';
import {accessibilityFaults} from './support/axe.ts';
import {startScrolling, navbar, sidebar} from './support/layout.ts';

const path = '/docs/api-index';

/** The entries that stand in the page. */
function entries(page: Page): Locator {
  return page.locator('#api-index-entries section li');
}

function field(page: Page): Locator {
  return page.getByRole('searchbox', {name: 'Name, component or detail'});
}

function kind(page: Page): Locator {
  return page.getByRole('combobox', {name: 'Kind'});
}

/** The line that says how many entries are shown. */
function count(page: Page): Locator {
  return page.getByRole('search', {name: 'API index'}).getByRole('status');
}

/** How many entries there are. */
async function total(page: Page): Promise<number> {
  await expect(count(page)).toHaveText(/^\d+ names$/);
  return parseInt(await count(page).innerText(), 10);
}

test('an entry says what a name is, which pages explain it and where its source is', async ({page, open}) => {
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

test('every link of a page has its entry, and no other page brings the entries along', async ({
  page,
  open,
  request,
}) => {
  await open(path);
  const ids = await page.evaluate(async () => {
    const index = await (await fetch(window.location.href)).text();
    const items = new DOMParser().parseFromString(index, 'text/html').querySelectorAll('#api-index-entries section li');
    return [...items].map(({id}) => id);
  });
  expect(ids).toHaveLength(await total(page));
  expect(new Set(ids).size).toBe(ids.length);
  for (const source of ['/docs/apis/core/dml', '/general/documentation/components']) {
    const html = await (await request.get(source)).text();
    const anchors = [...html.matchAll(/href="?\/docs\/api-index#([^\s">]+)/g)].map(([, anchor]) => anchor);
    expect(anchors).not.toEqual([]);
    expect(anchors.filter((anchor) => !ids.includes(anchor!))).toEqual([]);
    expect(html).not.toContain('api-index-entries');
  }
});

test('typing filters, says how many are left and keeps the filter in the address', async ({page, open}) => {
  await open(path);
  const all = await total(page);
  const listed = await entries(page).count();
  const before = await page.evaluate(() => window.history.length);
  await field(page).pressSequentially('get_records sql');
  await expect(page).toHaveURL(`${path}?q=get_records+sql`);
  const shown = await entries(page).count();
  expect(shown).toBeGreaterThan(1);
  expect(shown).toBeLessThan(10);
  await expect(count(page)).toHaveText(`${shown} of ${all} names`);
  expect(await page.evaluate(() => window.history.length)).toBe(before);
  await expect(page.getByRole('heading', {level: 2})).toHaveText(['Methods']);

  await field(page).fill('');
  await expect(page).toHaveURL(path);
  await expect(count(page)).toHaveText(`${all} names`);
  await expect(entries(page)).toHaveCount(listed);
});

test('a long list begins, and comes as a whole when asked, by keyboard too', async ({page, open}) => {
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

test('what the address names stands there, also from the middle of a long list', async ({page, open}) => {
  await open(`${path}?kind=method`);
  const left = await page.locator('section[data-kind="method"] noscript').textContent();
  const anchor = await page.evaluate(
    (html) => new DOMParser().parseFromString(html, 'text/html').querySelector('li:last-child')?.id,
    left!,
  );
  await page.goto('about:blank');
  await open(`${path}#${anchor!}`);
  await expect(page.locator(':target')).toBeInViewport();
  await expect(page.locator(':target')).toHaveId(anchor!);
});

test('a kind filters, by keyboard too', async ({page, open}) => {
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

test('names may be written as code writes them', async ({page, open}) => {
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

test('the address brings its filter and its entry', async ({page, open}) => {
  await open(`${path}?q=get_record&kind=method#method-moodle_database::get_record`);
  await expect(field(page)).toHaveValue('get_record');
  await expect(kind(page)).toHaveValue('method');
  await expect(page.locator(':target')).toBeInViewport();
  await expect(page.locator(':target')).toHaveCSS('background-color', /^(?!rgba\(0, 0, 0, 0\))/);
  expect(await entries(page).count()).toBeLessThan(30);
});

test('an entry that the filter hides is shown if the address names it', async ({page, open}) => {
  await open(`${path}?q=nothing-is-called-so#function-get_string`);
  await expect(page.locator('[id="function-get_string"]')).toBeInViewport();
  await expect(field(page)).toHaveValue('');
});

test('a query that finds nothing says so, and is text', async ({page, open}) => {
  await open(`${path}?q=${encodeURIComponent('<img src=x onerror=alert(1)>')}#%E0%A4%A`);
  await expect(count(page)).toHaveText(/^0 of \d+ names$/);
  await expect(field(page)).toHaveValue('<img src=x onerror=alert(1)>');
  await expect(page.getByRole('main').locator('img')).toHaveCount(0);
});

test('the version dropdown leads to the other index, with filter and entry', async ({page, open}) => {
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

test('it stands in the sidebar of both versions, and a reader who comes from there has it too', async ({
  page,
  open,
}) => {
  for (const version of ['/docs', '/docs/4.1']) {
    await open(version);
    await sidebar(page).getByRole('link', {name: 'API index'}).click();
    await expect(page).toHaveURL(`${version}/api-index`);
    await expect(count(page)).toHaveText(/^\d+ names$/);
    await expect(entries(page).first()).toBeVisible();
  }
});

test('if the entries do not arrive, a box says so, and Retry gets them', async ({page, open, expectConsole}) => {
  expectConsole(/ERR_INTERNET_DISCONNECTED/);
  await open('/docs');
  await page.route('**/docs/api-index', (route) => route.abort('internetdisconnected'));
  await sidebar(page).getByRole('link', {name: 'API index'}).click();
  const box = page.getByRole('alert');
  await expect(box).toContainText('Part of this page could not be loaded');
  await page.unrouteAll();
  await box.getByRole('button', {name: 'Retry'}).click();
  await expect(entries(page).first()).toBeVisible();
  await expect(box).toHaveCount(0);
});

test('an entry costs little', async ({page, open, request}) => {
  await open(path);
  const number = await total(page);
  const html = await (await request.get(path)).body();
  expect(html.length / number, 'bytes of HTML').toBeLessThan(600);
  expect(gzipSync(html).length / number, 'bytes of HTML, gzipped').toBeLessThan(80);
});

for (const width of [320, 1280]) {
  test(`nothing scrolls sideways at ${width} pixels`, async ({page, open}) => {
    await page.setViewportSize({width, height: 800});
    await open(path);
    await expect(count(page)).toHaveText(/names$/);
    await startScrolling(page);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
  });
}

for (const colorScheme of ['light', 'dark'] as const) {
  test(`the index has no accessibility faults in ${colorScheme} mode`, async ({page, open}) => {
    await page.emulateMedia({colorScheme});
    await open(`${path}?q=get_record#method-moodle_database::get_record`);
    await expect(count(page)).toHaveText(/^\d+ of/);
    expect(await accessibilityFaults(page)).toEqual([]);
    await page.setViewportSize({width: 412, height: 800});
    await open(path);
    await expect(count(page)).toHaveText(/names$/);
    expect(await accessibilityFaults(page)).toEqual([]);
  });
}

test.describe('without script', () => {
  test.use({javaScriptEnabled: false});

  test('the whole list is there, in parts that can be reached', async ({page}) => {
    await page.goto(path);
    const sizes = await page
      .locator('#api-index-entries section')
      .evaluateAll((sections: HTMLElement[]) => sections.map(({dataset}) => Number(dataset.size)));
    await expect(entries(page)).toHaveCount(sizes.reduce((sum, size) => sum + size));
    await expect(entries(page).last()).toBeVisible();
    await expect(page.getByRole('button', {name: /show \d+ more/})).toHaveCount(0);
    await expect(page.locator('noscript > p')).toContainText('The filter needs JavaScript.');
    await expect(field(page)).toBeDisabled();
    await page.getByRole('navigation', {name: 'Kinds of names'}).getByRole('link', {name: 'Database tables'}).click();
    await expect(page.getByRole('heading', {name: 'Database tables'})).toBeInViewport();
  });
});

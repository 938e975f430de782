import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import escapeStringRegexp from 'escape-string-regexp';
import {expect, test} from './fixtures.ts';
import {accessibilityViolations, violationsInBothModes} from './support/axe.ts';
import {hold} from './support/hold.ts';
import {searchButton, searchDialog, searchField, searchFor, searchHits} from './support/search.ts';

const docsPage = '/docs/apis/core/dml';
const unreachable = /Failed to load resource|Failed to fetch/;

const failIndex = (page: Page) => page.route('**/search-index.json', (route) => route.abort('failed'));

/** Makes the request for the only script with a certain text fail. */
function failScript(page: Page, text: string) {
  const folder = 'build/assets/js';
  const names = readdirSync(folder).filter((name) => readFileSync(path.join(folder, name), 'utf8').includes(text));
  expect(names, `scripts with "${text}"`).toHaveLength(1);
  return page.route(`**/assets/js/${names[0]}`, (route) => route.abort('failed'));
}

test.describe('opens', () => {
  test('with the button', async ({page, open}) => {
    await open(docsPage);
    await expect(searchButton(page)).toHaveText(/^Search/);
    await searchButton(page).click();
    await expect(searchField(page)).toBeFocused();
    await expect(searchField(page)).toHaveAttribute('placeholder', 'Search docs');
    await page.keyboard.press('Escape');
    await expect(searchDialog(page)).toHaveCount(0);
    await expect(searchButton(page)).toBeFocused();
  });

  test('with Ctrl+K, Cmd+K and /, and Escape returns the focus', async ({page, open}) => {
    await open(docsPage);
    const link = page.getByRole('link', {name: 'Process'}).first();
    for (const key of ['Control+k', 'Meta+k', '/']) {
      await test.step(key, async () => {
        await link.focus();
        await page.keyboard.press(key);
        await expect(searchField(page)).toBeFocused();
        await expect(searchField(page)).toHaveValue('');
        await page.keyboard.press('Escape');
        await expect(searchDialog(page)).toHaveCount(0);
        await expect(link).toBeFocused();
      });
    }
  });

  test('but not with / in a text field', async ({page, open}) => {
    await open('/search');
    const field = page.getByRole('searchbox', {name: 'Search docs'});
    await field.press('/');
    await expect(field).toHaveValue('/');
    await expect(searchDialog(page)).toHaveCount(0);
  });

  test('with the selected text, which typing replaces', async ({page, open}) => {
    await open(docsPage);
    await page.getByRole('heading', {level: 1}).selectText();
    const title = await page.getByRole('heading', {level: 1}).innerText();
    await page.keyboard.press('Control+k');
    await expect(searchField(page)).toHaveValue(title.trim());
    await expect(searchHits(page).first()).toContainText(title.trim());
    await page.keyboard.type('task');
    await expect(searchField(page)).toHaveValue('task');
  });

  test('and closes with the button, with a click outside and with the same keys', async ({page, open}) => {
    await open(docsPage);
    for (const close of [
      () => searchDialog(page).getByRole('button', {name: 'Close'}).click(),
      () => page.mouse.click(5, 500),
      () => page.keyboard.press('Control+k'),
    ]) {
      await searchButton(page).click();
      await expect(searchField(page)).toBeFocused();
      await close();
      await expect(searchDialog(page)).toHaveCount(0);
    }
  });

  test('and closes with the Back button, which stays on the page', async ({page, open}) => {
    await open('/docs/apis');
    const title = await page.title();
    await page.getByRole('main').locator(`a[href="${docsPage}"]`).first().click();
    await expect(page).not.toHaveTitle(title);
    await searchButton(page).click();
    await expect(searchField(page)).toBeFocused();
    await page.evaluate(() => window.history.back());
    await expect(searchDialog(page)).toHaveCount(0);
    await expect(page).toHaveURL(docsPage);
    await page.goBack();
    await expect(page).toHaveURL('/docs/apis');
  });

  test('on the page that the reader opens while the dialog is loading', async ({page, open}) => {
    await open('/');
    const link = page.getByRole('main').locator('a[href="/docs/apis"]').first();
    await link.click();
    await expect(page).toHaveURL('/docs/apis');
    await page.goBack();
    await expect(page).toHaveURL('/');
    const release = await hold(page, '**/*.js');
    const dialogRequest = page.waitForRequest('**/*.js');
    await page.keyboard.press('Control+k');
    await dialogRequest;
    await link.click();
    await expect(page).toHaveURL('/docs/apis');
    release();
    await expect(page.getByRole('dialog', {name: 'Search docs'})).toBeVisible();
  });

  test('without scrolling the page', async ({page, open}) => {
    await open(docsPage);
    await page.mouse.wheel(0, 400);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(400);
    await page.keyboard.press('Control+k');
    await expect(searchField(page)).toBeFocused();
    await page.mouse.wheel(0, 400);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Escape');
    await expect(searchDialog(page)).toHaveCount(0);
    expect(await page.evaluate(() => window.scrollY)).toBe(400);
  });
});

test.describe('results', () => {
  test('are grouped by section, with one result for each page and highlighted matches', async ({page, open}) => {
    await open('/');
    await searchFor(page, 'scheduled task');
    const first = searchHits(page).first();
    await expect(first).toContainText('scheduled', {ignoreCase: true});
    await expect(first.locator('mark').first()).toHaveText(/^(scheduled|task)/i);
    await expect(searchDialog(page).getByRole('group').first()).toHaveAccessibleName(/\S/);
    const pages = (await searchHits(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')))).map(
      (href) => href?.replace(/#.*/, ''),
    );
    expect(new Set(pages).size).toBe(pages.length);
    expect(pages.length).toBeGreaterThan(3);
  });

  test('can be opened with the keyboard', async ({page, open}) => {
    await open('/');
    await searchFor(page, 'data manipulation');
    await expect(searchHits(page).nth(2)).toBeVisible();
    await expect(searchHits(page).nth(0)).toHaveAttribute('aria-selected', 'true');
    const count = await searchHits(page).count();
    await page.keyboard.press('ArrowUp');
    await expect(searchHits(page).nth(count - 1)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('ArrowDown');
    const second = searchHits(page).nth(1);
    await expect(second).toHaveAttribute('aria-selected', 'true');
    await expect(searchField(page)).toHaveAttribute('aria-activedescendant', (await second.getAttribute('id'))!);
    await expect(searchField(page)).toBeFocused();
    const href = await second.getAttribute('href');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(href!);
    await expect(searchDialog(page)).toHaveCount(0);
  });

  test('can be opened with the mouse, at the matching section', async ({page, open}) => {
    await open('/');
    await searchFor(page, 'get_records_sql');
    const href = await searchHits(page).first().getAttribute('href');
    expect(href).toMatch(/^\/docs\/[^#]+#.+/);
    await searchHits(page).first().click();
    await expect(page).toHaveURL(href!);
    await expect(page.locator(`[id="${href!.split('#')[1]}"]`)).toBeInViewport();
    await expect(searchDialog(page)).toHaveCount(0);
  });

  test('open in a new tab with Control, with the mouse and the keyboard', async ({page, open, context}) => {
    await open('/');
    await searchFor(page, 'data manipulation');
    const href = await searchHits(page).first().getAttribute('href');
    for (const openInTab of [
      () =>
        searchHits(page)
          .first()
          .click({modifiers: ['Control']}),
      () => searchField(page).press('Control+Enter'),
    ]) {
      const tab = context.waitForEvent('page');
      await openInTab();
      await expect(await tab).toHaveURL(href!);
      await expect(searchDialog(page)).toBeVisible();
    }
  });

  test('link to the page with all results in the version of the page', async ({page, open}) => {
    await open('/docs/4.1/apis/core/dml');
    await searchFor(page, 'plugin type');
    const all = searchDialog(page).getByRole('link', {name: 'See all results'});
    const [count] = /\d+/.exec(await all.innerText()) ?? [];
    await all.click();
    await expect(page).toHaveURL(/\/search\?q=plugin\+type&version=4\.1$/);
    await expect(page.getByRole('main').getByRole('status')).toContainText(`${count} `);
  });

  test('are from the version of the page', async ({page, open}) => {
    const resultsOn = async (path: string) => {
      await open(path);
      await searchFor(page, 'data manipulation api');
      await expect(searchHits(page).first()).toContainText('Data manipulation');
      return searchHits(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
    };
    const old = await resultsOn('/docs/4.1/apis/core/dml');
    expect(old.filter((href) => href.startsWith('/docs/') && !href.startsWith('/docs/4.1/'))).toEqual([]);
    expect(old[0]).toMatch(/^\/docs\/4\.1\/apis\/core\/dml/);
    const current = await resultsOn('/docs/apis/core/dml');
    expect(current.filter((href) => href.startsWith('/docs/4.1/'))).toEqual([]);
    expect(current[0]).toMatch(/^\/docs\/apis\/core\/dml/);
  });
});

test('without a query, the dialog links to common tasks', async ({page, open}) => {
  await open('/docs');
  await searchButton(page).click();
  const tasks = searchDialog(page).getByRole('region', {name: 'Common tasks'}).getByRole('link');
  await expect(tasks).toHaveCount(6);
  await tasks.filter({hasText: 'Plan an upgrade'}).click();
  await expect(page).toHaveURL('/general/releases/upgrade');
  await expect(searchDialog(page)).toHaveCount(0);
});

test.describe('recent searches', () => {
  test('are the pages that the reader opened, and can be cleared', async ({page, open}) => {
    await open('/');
    await searchButton(page).click();
    await expect(searchDialog(page)).toContainText('Common tasks');
    await searchField(page).fill('data manipulation');
    const title = await searchHits(page).first().locator('span').first().innerText();
    const href = await searchHits(page).first().getAttribute('href');
    await searchHits(page).first().click();
    await expect(page).toHaveURL(href!);

    await page.goto('/');
    await page.waitForSelector('html[data-has-hydrated="true"]');
    await searchButton(page).click();
    const recent = searchDialog(page).getByRole('group', {name: 'Recent'}).getByRole('option');
    await expect(recent).toContainText([title]);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(href!);

    await searchButton(page).click();
    await searchDialog(page).getByRole('button', {name: 'Clear recent searches'}).click();
    await expect(recent).toHaveCount(0);
    await expect(searchDialog(page)).toContainText('Common tasks');
  });
});

test.describe('messages', () => {
  test('an index that cannot be loaded is reported until Retry succeeds', async ({page, open, expectConsole}) => {
    expectConsole(unreachable);
    await failIndex(page);
    await open('/');
    await searchFor(page, 'task');
    const dialog = searchDialog(page);
    await expect(dialog.getByText('Unable to fetch results', {exact: true})).toBeVisible();
    await expect(dialog.getByText('You might want to check your network connection.', {exact: true})).toBeVisible();
    await expect(dialog.getByRole('status')).toHaveText(/^Unable to fetch results/);

    // Neither typing nor a failed retry removes the message.
    await searchField(page).press('s');
    const failed = page.waitForEvent('requestfailed');
    await dialog.getByRole('button', {name: 'Retry'}).click();
    await failed;
    await expect(dialog.getByText('Unable to fetch results', {exact: true})).toBeVisible();
    await expect(dialog).not.toContainText('No results');

    await page.unrouteAll();
    await dialog.getByRole('button', {name: 'Retry'}).click();
    await expect(searchHits(page).first()).toBeVisible();
    await expect(dialog).not.toContainText('Unable to fetch results');
  });

  test('a search engine that cannot be loaded is reported as well', async ({page, open, expectConsole}) => {
    expectConsole(/The search could not be started/);
    await failScript(page, 'search-index.json');
    await open('/');
    await searchFor(page, 'task');
    await expect(searchDialog(page).getByText('Unable to fetch results', {exact: true})).toBeVisible();
    await page.unrouteAll();
    await searchDialog(page).getByRole('button', {name: 'Retry'}).click();
    await expect(searchHits(page).first()).toBeVisible();
  });

  test('the search page opens instead of a dialog that cannot be loaded', async ({page, open, expectConsole}) => {
    expectConsole(/ERR_FAILED/);
    await failScript(page, 'DocSearch-Dropdown');
    await open('/');
    await searchButton(page).click();
    await expect(page).toHaveURL('/search');
  });

  test('a query without results suggests earlier results and links to a bug report', async ({page, open}) => {
    await open('/');
    await searchFor(page, 'data manip');
    await expect(searchHits(page).first()).toBeVisible();
    await searchField(page).fill('zzzzqqqq');
    const dialog = searchDialog(page);
    await expect(dialog.getByText('No results for "zzzzqqqq"')).toBeVisible();
    await expect(dialog.getByRole('status')).toHaveText('No results for zzzzqqqq');
    await expect(dialog.getByText('Believe this query should return results?')).toBeVisible();
    await expect(dialog.getByRole('link', {name: 'Let us know.'})).toHaveAttribute(
      'href',
      'https://github.com/moodle/devdocs/issues/new?title=Search+finds+nothing+for+%22zzzzqqqq%22',
    );
    // Suggestions are similar to the query, so there are none here.
    await expect(dialog.getByText('Try searching for')).toHaveCount(0);

    await searchField(page).fill('availabilityzzqq');
    await expect(dialog.getByText('Try searching for')).toBeVisible();
    const suggestion = dialog.getByRole('listitem').getByRole('button').first();
    const title = await suggestion.innerText();
    expect(title).toContain('vailability');
    await suggestion.click();
    await expect(searchHits(page).first()).toContainText(title);
  });

  // The fixtures fail the test if a script in the query opens a dialog.
  test('hostile queries are treated as text', async ({page, open}) => {
    await open('/');
    for (const query of [
      '<img src=x onerror=alert(1)>zz',
      '"><script>alert(1)</script>',
      '%E0%A4%A',
      '(.*[\\',
      "';--",
    ]) {
      await test.step(query, async () => {
        await searchFor(page, query);
        await expect(searchDialog(page).getByRole('status')).toHaveText(/result/);
        await expect(searchField(page)).toHaveValue(query);
        await expect(searchDialog(page).locator('img, script')).toHaveCount(0);
        await page.keyboard.press('Escape');
        await expect(searchDialog(page)).toHaveCount(0);
      });
    }
  });
});

test('the search is loaded when the reader points at the button, and only from the same host', async ({page, open}) => {
  // The `quiet` fixture fails the test on requests to other hosts.
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  const searchFiles = () => requested.filter((path) => path.includes('search'));
  await open('/');
  await page.waitForLoadState('networkidle');
  expect(searchFiles()).toEqual([]);

  await searchButton(page).hover();
  await expect.poll(searchFiles).toContain('/search-index.json');
  await expect.poll(() => searchFiles().some((path) => path.startsWith('/assets/search/'))).toBe(true);
  await page.waitForLoadState('networkidle');
  const prepared = searchFiles().length;
  await searchFor(page, 'task');
  await expect(searchHits(page).first()).toBeVisible();
  expect(searchFiles().length).toBeGreaterThan(prepared);
});

test('the dialog has a meaningful accessibility tree', async ({page, open}) => {
  await open('/');
  await searchFor(page, 'data manipulation api');
  await expect(searchHits(page).first()).toBeVisible();
  await expect(searchDialog(page)).toMatchAriaSnapshot(`
    - dialog "Search docs":
      - search:
        - combobox "Search docs" [expanded]: data manipulation api
        - button "Close"
      - listbox "Results":
        - group:
          - option /Data manipulation API/ [selected]
      - link /See all results \\(\\d+\\)/
      - status: /\\d+ results/
  `);
});

for (const width of [320, 1280]) {
  test(`every state is accessible and does not scroll sideways, ${width} px`, async ({page, open, expectConsole}) => {
    expectConsole(unreachable);
    await page.setViewportSize({width, height: 700});
    await open('/');
    const expectState = async (state: string) => {
      // The narrow screen has the same colours.
      const check = width === 320 ? accessibilityViolations : violationsInBothModes;
      expect(await check(page), state).toEqual([]);
      const box = searchDialog(page).locator('.DocSearch-Modal');
      expect(await box.evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth), state).toBe(0);
    };
    await searchButton(page).click();
    await expect(searchField(page)).toBeFocused();
    await expectState('empty');
    await searchField(page).fill('data manipulation');
    await expect(searchHits(page).first()).toBeVisible();
    await expectState('results');
    await searchField(page).fill('zzzzqqqq');
    await expect(searchDialog(page).getByText('No results for "zzzzqqqq"')).toBeVisible();
    await expectState('no results');
    await page.reload();
    await page.waitForSelector('html[data-has-hydrated="true"]');
    await failIndex(page);
    await searchFor(page, 'task');
    await expect(searchDialog(page).getByRole('button', {name: 'Retry'})).toBeVisible();
    await expectState('failed');
  });
}

test.describe('platform names', () => {
  test('are the first result, in the group API', async ({page, open}) => {
    await open(docsPage);
    for (const [query, name, target] of [
      ['get_records_select', 'moodle_database::get_records_select', '/docs/apis/core/dml'],
      ['require_login()', 'require_login', '/docs/'],
      ['moodle/site:config', 'moodle/site:config', '/docs/'],
      // No page explains this function, so the result links to its source.
      ['core_course_get_courses', 'core_course_get_courses', 'https://github.com/moodle/moodle/blob/'],
      ['I log in as', 'I log in as', '/general/development/tools/behat/writing?q='],
    ] as const) {
      await test.step(query, async () => {
        await searchFor(page, query);
        const first = searchHits(page).first();
        await expect(first).toContainText(name);
        await expect(searchDialog(page).getByRole('group').first()).toHaveAccessibleName('API');
        await expect(first).toHaveAttribute('href', new RegExp(`^${escapeStringRegexp(target)}`));
        await page.keyboard.press('Escape');
        await expect(searchDialog(page)).toHaveCount(0);
      });
    }
  });

  test('the result shows the kind and signature, and links to the section that explains the name', async ({
    page,
    open,
  }) => {
    await open('/docs');
    await searchFor(page, 'get_in_or_equal');
    const [hit, source] = [searchHits(page).first(), searchHits(page).nth(1)];
    await expect(hit).toContainText('moodle_database::get_in_or_equal($items');
    await expect(hit).toContainText('Method');
    await expect(source).toHaveText('Source: lib/dml/moodle_database.php');
    await expect(source).toHaveAttribute('href', /^https:\/\/github\.com\/moodle\/moodle\/blob\/v[\d.]+\/lib\/dml/);
    await hit.click();
    await expect(page).toHaveURL(/\/docs\/apis\/core\/dml\/.*#.*get_in_or_equal/);
  });

  test('a search on a 4.1 page finds the names of 4.1', async ({page, open}) => {
    await open('/docs/4.1');
    await searchFor(page, 'get_in_or_equal');
    await expect(searchHits(page).first()).toHaveAttribute('href', /^\/docs\/4\.1\/apis\/core\/dml/);
  });

  test('the search page lists names with a link to their source', async ({page, open}) => {
    await open('/search?q=require_login');
    const names = page.getByRole('region', {name: 'API'});
    await expect(names.getByRole('heading').first()).toContainText('require_login(');
    await expect(names.getByRole('link', {name: 'lib/moodlelib.php'})).toBeVisible();
  });
});

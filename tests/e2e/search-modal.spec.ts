import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import escapeStringRegexp from 'escape-string-regexp';
import {archived, archivedDocs, archivedEdition, currentSource, titleOf} from '../support/facts.ts';
import {expect, test} from './fixtures.ts';
import {accessibilityViolations, violationsInBothModes} from './support/axe.ts';
import {hold} from './support/hold.ts';
import {pageKinds} from './support/pages.ts';
import {searchButton, searchDialog, searchField, searchFor, searchHits} from './support/search.ts';

const docsPage = pageKinds['long docs page with tables'];
const title = titleOf(docsPage);
const unreachable = /Failed to load resource|Failed to fetch/;

const failIndex = (page: Page) => page.route('**/search-index.json', (route) => route.abort('failed'));

const hrefs = (page: Page) =>
  searchHits(page).evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));

/** Makes the request for the only script with a certain text fail. */
function failScript(page: Page, text: string) {
  const folder = 'build/assets/js';
  const names = readdirSync(folder).filter((name) => readFileSync(path.join(folder, name), 'utf8').includes(text));
  expect(names, `scripts with "${text}"`).toHaveLength(1);
  return page.route(`**/assets/js/${names[0]}`, (route) => route.abort('failed'));
}

test.describe('opens', () => {
  test('with the button, Ctrl+K, Cmd+K and /, and closes in several ways without scrolling the page', async ({
    page,
    open,
  }) => {
    await open(docsPage);
    await expect(searchButton(page)).toHaveText(/^Search/);
    const link = page.getByRole('link', {name: 'Process'}).first();
    await page.mouse.wheel(0, 400);
    await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(400);
    const escape = () => page.keyboard.press('Escape');
    for (const [start, end] of [
      [() => page.keyboard.press('Control+k'), escape],
      [() => page.keyboard.press('Meta+k'), () => page.keyboard.press('Control+k')],
      [() => page.keyboard.press('/'), () => searchDialog(page).getByRole('button', {name: 'Close'}).click()],
      [() => searchButton(page).click(), () => page.mouse.click(5, 500)],
    ] as const) {
      await link.focus();
      await start();
      await expect(searchField(page)).toBeFocused();
      await expect(searchField(page)).toHaveValue('');
      await expect(searchField(page)).toHaveAttribute('placeholder', 'Search docs');
      await page.mouse.wheel(0, 400);
      await end();
      await expect(searchDialog(page)).toHaveCount(0);
      expect(await page.evaluate(() => window.scrollY)).toBe(400);
    }
    await link.focus();
    await page.keyboard.press('/');
    await expect(searchField(page)).toBeFocused();
    await escape();
    await expect(link).toBeFocused();
  });

  test('with the selected text, which typing replaces', async ({page, open}) => {
    await open(docsPage);
    await page.getByRole('heading', {level: 1}).selectText();
    await page.keyboard.press('Control+k');
    await expect(searchField(page)).toHaveValue(title);
    await expect(searchHits(page).first()).toContainText(title);
    await page.keyboard.type('task');
    await expect(searchField(page)).toHaveValue('task');
  });

  test('and closes with the Back button, which stays on the page', async ({page, open}) => {
    await open('/docs/apis');
    await page.getByRole('main').locator(`a[href="${docsPage}"]`).first().click();
    await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
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
    const title = await page.title();
    const link = page.getByRole('main').locator('a[href="/docs/apis"]').first();
    await link.click();
    await expect(page).toHaveURL('/docs/apis');
    await expect(page).not.toHaveTitle(title);
    await page.goBack();
    // The address changes before the page does.
    await expect(page).toHaveTitle(title);
    const release = await hold(page, '**/*.js');
    const dialogRequest = page.waitForRequest('**/*.js');
    await page.keyboard.press('Control+k');
    await dialogRequest;
    await link.click();
    await expect(page).toHaveURL('/docs/apis');
    release();
    await expect(page.getByRole('dialog', {name: 'Search docs'})).toBeVisible();
  });
});

test.describe('results', () => {
  test('stay in view on low windows, with the name of their group', async ({page, open}) => {
    await page.setViewportSize({width: 844, height: 390});
    await open('/');
    await searchFor(page, 'task');
    const group = searchDialog(page).getByRole('listbox').getByRole('group').first().locator('[role=presentation]');
    await expect(searchHits(page).first()).toBeInViewport({ratio: 1});
    for (const key of ['ArrowDown', 'ArrowUp']) {
      for (let step = 0; step < 5; step++) {
        await page.keyboard.press(key);
      }
    }
    await expect(searchHits(page).first()).toHaveAttribute('aria-selected', 'true');
    await expect(group).toBeInViewport({ratio: 1});
  });

  test('are grouped by section, with one result for each page, and can be opened with the keyboard', async ({
    page,
    open,
  }) => {
    await open('/');
    await searchFor(page, 'data manipulation');
    await expect(searchHits(page).nth(2)).toBeVisible();
    await expect(searchHits(page).first().locator('mark').first()).toHaveText(/^(data|manipulation)/i);
    await expect(searchDialog(page).getByRole('listbox').getByRole('group').first()).toHaveAccessibleName(/\S/);
    // The search runs in a worker, so that typing stays smooth.
    expect(page.workers()).toHaveLength(1);
    const pages = (await hrefs(page)).map((href) => href.replace(/#.*/, ''));
    expect(new Set(pages).size).toBe(pages.length);

    await expect(searchHits(page).nth(0)).toHaveAttribute('aria-selected', 'true');
    await page.keyboard.press('ArrowUp');
    await expect(searchHits(page).last()).toHaveAttribute('aria-selected', 'true');
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

  test('can be opened with the mouse at the matching section, and are remembered until they are cleared', async ({
    page,
    open,
  }) => {
    await open('/');
    await searchButton(page).click();
    await expect(searchDialog(page).getByRole('region', {name: 'Common tasks'}).getByRole('link')).not.toHaveCount(0);
    await searchField(page).fill('get_records_sql');
    const first = searchHits(page).first();
    const href = (await first.getAttribute('href'))!;
    expect(href).toMatch(/^\/docs\/[^#]+#.+/);
    await first.click();
    await expect(page).toHaveURL(href);
    await expect(page.locator(`[id="${href.split('#')[1]}"]`)).toBeInViewport();
    await expect(searchDialog(page)).toHaveCount(0);

    await open('/');
    await searchButton(page).click();
    const recent = searchDialog(page).getByRole('group', {name: 'Recent'}).getByRole('option');
    await expect(recent).toHaveCount(1);
    await page.keyboard.press('ArrowDown');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(href);
    await searchButton(page).click();
    await searchDialog(page).getByRole('button', {name: 'Clear recent searches'}).click();
    await expect(recent).toHaveCount(0);
    await expect(searchDialog(page)).toContainText('Common tasks');
  });

  test('open in a new tab with Control, with the mouse and the keyboard', async ({page, open, context}) => {
    await open('/');
    await searchFor(page, 'data manipulation');
    const first = searchHits(page).first();
    const href = await first.getAttribute('href');
    for (const openInTab of [
      () => first.click({modifiers: ['Control']}),
      () => searchField(page).press('Control+Enter'),
    ]) {
      const tab = context.waitForEvent('page');
      await openInTab();
      await expect(await tab).toHaveURL(href!);
      await expect(searchDialog(page)).toBeVisible();
    }
  });

  test('and symbols are from the version of the page, and so is the page with all results', async ({page, open}) => {
    await open(docsPage);
    await searchFor(page, title);
    await expect(searchHits(page).first()).toHaveAttribute('href', new RegExp(`^${docsPage}`));
    expect((await hrefs(page)).filter((href) => href.startsWith(`${archivedDocs}/`))).toEqual([]);

    await open(archived(docsPage));
    await searchFor(page, title);
    await expect(searchHits(page).first()).toHaveAttribute('href', new RegExp(`^${archived(docsPage)}`));
    const old = await hrefs(page);
    expect(old.filter((href) => href.startsWith('/docs/') && !href.startsWith(`${archivedDocs}/`))).toEqual([]);
    await searchField(page).fill('get_in_or_equal');
    await expect(searchHits(page).first()).toHaveAttribute(
      'href',
      new RegExp(`^${archived(docsPage)}.*get_in_or_equal`),
    );

    const all = searchDialog(page).getByRole('link', {name: 'See all results'});
    const previous = await all.innerText();
    await searchField(page).fill('plugin type');
    await expect(all).not.toHaveText(previous);
    const [count] = /\d+/.exec(await all.innerText()) ?? [];
    await all.click();
    await expect(page).toHaveURL(`/search?q=plugin+type&version=${archivedEdition}`);
    await expect(page.getByRole('main').getByRole('status')).toContainText(`${count} `);
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
    expect(await violationsInBothModes(page)).toEqual([]);

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

  test('the search page opens instead of a dialog that cannot be loaded', async ({page, open, expectConsole}) => {
    expectConsole(/ERR_FAILED/);
    await failScript(page, 'DocSearch-Dropdown');
    await open('/');
    await searchButton(page).click();
    await expect(page).toHaveURL('/search');
  });

  test('a query without results is shown as text, with suggestions and a link to a bug report', async ({
    page,
    open,
  }) => {
    await open('/');
    const dialog = searchDialog(page);
    // The fixtures fail the test if a script in the query opens a dialog.
    await searchFor(page, '<img src=x onerror=alert(1)>zz');
    await expect(dialog.getByRole('status')).toHaveText(/result/);
    await expect(dialog.locator('img, script')).toHaveCount(0);
    await searchField(page).fill('zzzzqqqq');
    await expect(dialog.getByText('No results for "zzzzqqqq"')).toBeVisible();
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
    const suggested = await suggestion.innerText();
    expect(suggested).toContain('vailability');
    await suggestion.click();
    await expect(searchHits(page).first()).toContainText(suggested, {ignoreCase: true});
  });
});

test('the search is loaded when the reader points at the button, and only from the same host', async ({page, open}) => {
  // The `quiet` fixture fails the test on requests to other hosts.
  const requested: string[] = [];
  page.on('request', (request) => requested.push(new URL(request.url()).pathname));
  const searchFiles = () => requested.filter((name) => name.includes('search'));
  await open('/');
  await page.waitForLoadState('networkidle');
  expect(searchFiles()).toEqual([]);
  await searchButton(page).hover();
  await expect.poll(searchFiles).toContain('/search-index.json');
  await expect.poll(() => searchFiles().some((name) => name.startsWith('/assets/search/'))).toBe(true);
});

test('every state is accessible and does not scroll sideways', async ({page, open}) => {
  await open('/');
  const expectState = async (state: string) => {
    for (const width of [1280, 320]) {
      await page.setViewportSize({width, height: 700});
      // The narrow screen has the same colours.
      const check = width === 320 ? accessibilityViolations : violationsInBothModes;
      expect(await check(page), state).toEqual([]);
      const box = searchDialog(page).locator('.DocSearch-Modal');
      expect(await box.evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth), state).toBe(0);
    }
  };
  await searchButton(page).click();
  await expect(searchField(page)).toBeFocused();
  await expectState('empty');
  await searchField(page).fill(title);
  await expect(searchHits(page).first()).toBeVisible();
  await expectState('results');
  await searchField(page).fill('zzzzqqqq');
  await expect(searchDialog(page).getByText('No results for "zzzzqqqq"')).toBeVisible();
  await expect(searchHits(page)).toHaveCount(0);
  await expectState('no results');
});

test('names of the platform are the first result, in the group API, with a link to their source', async ({
  page,
  open,
}) => {
  await open(docsPage);
  await searchFor(page, 'get_in_or_equal');
  const first = searchHits(page).first();
  await expect(searchDialog(page).getByRole('listbox').getByRole('group').first()).toHaveAccessibleName('API');
  await expect(first).toContainText(/moodle_database::get_in_or_equal\(\$items.*Method/s);
  await expect(first).toHaveAttribute('href', new RegExp(`^${docsPage}`));
  expect(await searchHits(page).nth(1).getAttribute('href')).toContain(`${currentSource}lib/dml/`);
  // No page explains this function, so the result links to its source.
  await searchField(page).fill('core_course_get_courses');
  await expect(first).toHaveAttribute('href', new RegExp(`^${escapeStringRegexp(currentSource)}`));
});

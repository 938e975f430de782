import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {expect, test} from './fixtures.ts';
import {accessibilityFaults} from './support/axe.ts';
import {searchButton, searchDialog, searchField, searchFor, searchHits} from './support/search.ts';

const page1 = '/docs/apis/core/dml';
const unreachable = /Failed to load resource|Failed to fetch/;

/** Without the index nothing can be found. */
const loseIndex = (page: Page) => page.route('**/search-index.json', (route) => route.abort('failed'));

/** Loses the script that has a text which no other one has. */
function loseScript(page: Page, text: string) {
  const folder = 'build/assets/js';
  const names = readdirSync(folder).filter((name) => readFileSync(path.join(folder, name), 'utf8').includes(text));
  expect(names, `scripts with "${text}"`).toHaveLength(1);
  return page.route(`**/assets/js/${names[0]}`, (route) => route.abort('failed'));
}

test.describe('opens', () => {
  test('with a click on the button, which says what it is for', async ({page, open}) => {
    await open(page1);
    await expect(searchButton(page)).toHaveText(/^Search/);
    await searchButton(page).click();
    await expect(searchField(page)).toBeFocused();
    await expect(searchField(page)).toHaveAttribute('placeholder', 'Search docs');
    await page.keyboard.press('Escape');
    await expect(searchDialog(page)).toHaveCount(0);
    await expect(searchButton(page)).toBeFocused();
  });

  for (const key of ['Control+k', 'Meta+k', '/']) {
    test(`with ${key}, and Escape gives the focus back to what had it`, async ({page, open}) => {
      await open(page1);
      const link = page.getByRole('link', {name: 'Process'}).first();
      await link.focus();
      await page.keyboard.press(key);
      await expect(searchField(page)).toBeFocused();
      await expect(searchField(page)).toHaveValue('');
      await page.keyboard.press('Escape');
      await expect(searchDialog(page)).toHaveCount(0);
      await expect(link).toBeFocused();
    });
  }

  test('not with / in a field, where it is a slash', async ({page, open}) => {
    await open('/search');
    const field = page.getByRole('searchbox', {name: 'Search docs'});
    await field.press('/');
    await expect(field).toHaveValue('/');
    await expect(searchDialog(page)).toHaveCount(0);
  });

  test('with the selected text, which then is replaced by what one types', async ({page, open}) => {
    await open(page1);
    await page.getByRole('heading', {level: 1}).selectText();
    const title = await page.getByRole('heading', {level: 1}).innerText();
    await page.keyboard.press('Control+k');
    await expect(searchField(page)).toHaveValue(title.trim());
    await expect(searchHits(page).first()).toContainText(title.trim());
    await page.keyboard.type('task');
    await expect(searchField(page)).toHaveValue('task');
  });

  test('and closes with the button, with a click beside it and with the same keys', async ({page, open}) => {
    await open(page1);
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

  test('without moving the page', async ({page, open}) => {
    await open(page1);
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
  test('stand in groups by section of the site, one hit a page, with marks', async ({page, open}) => {
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

  test('open by keyboard', async ({page, open}) => {
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

  test('open by mouse, at the section that matches', async ({page, open}) => {
    await open('/');
    await searchFor(page, 'get_records_sql');
    await searchHits(page).first().click();
    await expect(page).toHaveURL(/\/docs\/.+/);
    await expect(searchDialog(page)).toHaveCount(0);
  });

  test('open in another tab with Control, by mouse and by keyboard', async ({page, open, context}) => {
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

  test('lead to all of them', async ({page, open}) => {
    await open('/');
    await searchFor(page, 'plugin type');
    await searchDialog(page).getByRole('link', {name: 'See all results'}).click();
    await expect(page).toHaveURL(/\/search\?q=plugin\+type(&|$)/);
    await expect(searchDialog(page)).toHaveCount(0);
    await expect(page.getByRole('heading', {level: 1})).toContainText('plugin type');
  });

  test('lead to all of them in the version that is being read', async ({page, open}) => {
    await open('/docs/4.1/apis/core/dml');
    await searchFor(page, 'plugin type');
    const all = searchDialog(page).getByRole('link', {name: 'See all results'});
    const [count] = /\d+/.exec(await all.innerText()) ?? [];
    await all.click();
    await expect(page).toHaveURL(/\/search\?q=plugin\+type&version=4\.1$/);
    await expect(page.getByRole('main').getByRole('status')).toContainText(`${count} `);
  });

  test('are of the version that is being read', async ({page, open}) => {
    const found = async (path: string) => {
      await open(path);
      await searchFor(page, 'data manipulation api');
      await expect(searchHits(page).first()).toContainText('Data manipulation');
      return searchHits(page).evaluateAll((links) => links.map((link) => link.getAttribute('href')!));
    };
    const old = await found('/docs/4.1/apis/core/dml');
    expect(old.filter((href) => href.startsWith('/docs/') && !href.startsWith('/docs/4.1/'))).toEqual([]);
    expect(old[0]).toMatch(/^\/docs\/4\.1\/apis\/core\/dml/);
    const current = await found('/docs/apis/core/dml');
    expect(current.filter((href) => href.startsWith('/docs/4.1/'))).toEqual([]);
    expect(current[0]).toMatch(/^\/docs\/apis\/core\/dml/);
  });
});

test.describe('recent searches', () => {
  test('are the pages that were opened; they come back and can be forgotten', async ({page, open}) => {
    await open('/');
    await searchButton(page).click();
    await expect(searchDialog(page)).toContainText('No recent searches');
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
    await expect(searchDialog(page)).toContainText('No recent searches');
  });

  test('that something else has put into the storage do no harm', async ({page, open}) => {
    await page.addInitScript(() => {
      const hostile = '<img src=x onerror=alert(1)>';
      const recent = [
        {url: 'javascript:alert(1)', title: 'Script', breadcrumbs: []},
        {url: '//evil.example', title: 'Elsewhere', breadcrumbs: []},
        {url: '/docs', title: hostile, heading: hostile, breadcrumbs: [hostile, hostile]},
      ];
      localStorage.setItem('search-recent', JSON.stringify(recent));
    });
    page.on('dialog', (dialog) => expect.soft(dialog.message(), 'a script ran').toBe(''));
    await open('/');
    await searchButton(page).click();
    await expect(searchHits(page)).toHaveCount(1);
    await expect(searchHits(page)).toContainText('<img src=x onerror=alert(1)>');
    await expect(searchDialog(page).locator('img')).toHaveCount(0);
  });
});

test.describe('messages', () => {
  test('an index that cannot be reached stays an error on screen, until Retry reaches it', async ({
    page,
    open,
    expectConsole,
  }) => {
    expectConsole(unreachable);
    await loseIndex(page);
    await open('/');
    await searchFor(page, 'task');
    const dialog = searchDialog(page);
    await expect(dialog.getByText('Unable to fetch results', {exact: true})).toBeVisible();
    await expect(dialog.getByText('You might want to check your network connection.', {exact: true})).toBeVisible();
    await expect(dialog.getByRole('status')).toHaveText(/^Unable to fetch results/);

    // It does not go away by itself, nor with further keys, nor with a Retry that fails too.
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

  test('an engine that does not arrive is such an error, too', async ({page, open, expectConsole}) => {
    expectConsole(/The search could not be started/);
    await loseScript(page, 'search-index.json');
    await open('/');
    await searchFor(page, 'task');
    await expect(searchDialog(page).getByText('Unable to fetch results', {exact: true})).toBeVisible();
    await page.unrouteAll();
    await searchDialog(page).getByRole('button', {name: 'Retry'}).click();
    await expect(searchHits(page).first()).toBeVisible();
  });

  test('a dialog that does not arrive gives way to the search page', async ({page, open, expectConsole}) => {
    expectConsole(/ERR_FAILED/);
    await loseScript(page, 'DocSearch-Dropdown');
    await open('/');
    await searchButton(page).click();
    await expect(page).toHaveURL('/search');
  });

  test('nothing found: says so, proposes what was near, and where to report it', async ({page, open}) => {
    await open('/');
    await searchFor(page, 'data manip');
    await expect(searchHits(page).first()).toBeVisible();
    const title = await searchHits(page).first().locator('span').first().innerText();
    await searchField(page).fill('zzzzqqqq');
    const dialog = searchDialog(page);
    await expect(dialog.getByText('No results for "zzzzqqqq"')).toBeVisible();
    await expect(dialog.getByRole('status')).toHaveText('No results for zzzzqqqq');
    await expect(dialog.getByText('Believe this query should return results?')).toBeVisible();
    await expect(dialog.getByRole('link', {name: 'Let us know.'})).toHaveAttribute(
      'href',
      'https://github.com/moodle/devdocs/issues/new?title=Search+finds+nothing+for+%22zzzzqqqq%22',
    );
    await expect(dialog.getByText('Try searching for')).toBeVisible();
    await dialog.getByRole('listitem').getByRole('button').first().click();
    await expect(searchHits(page).first()).toContainText(title.split(' › ')[0]!);
  });

  for (const query of ['<img src=x onerror=alert(1)>zz', '"><script>alert(1)</script>', '%E0%A4%A', '(.*[\\', "';--"]) {
    test(`the query ${query} is text`, async ({page, open}) => {
      page.on('dialog', (dialog) => expect.soft(dialog.message(), 'a script of the query ran').toBe(''));
      await open('/');
      await searchFor(page, query);
      await expect(searchDialog(page).getByRole('status')).toHaveText(/result/);
      await expect(searchField(page)).toHaveValue(query);
      await expect(searchDialog(page).locator('img, script')).toHaveCount(0);
    });
  }

  test('what a page has of HTML is text', async ({page, open}) => {
    await open('/');
    // Samples and names in angle brackets stand on many pages.
    for (const query of ['<div class', 'script src', '<a href', 'html_writer tag']) {
      await searchFor(page, query);
      await expect(searchDialog(page).getByRole('status')).toHaveText(/result/);
      const elements = await searchHits(page).evaluateAll((links) => [
        ...new Set(links.flatMap((link) => [...link.querySelectorAll('*')].map(({localName}) => localName))),
      ]);
      expect(elements.filter((name) => !['span', 'mark'].includes(name))).toEqual([]);
      await page.keyboard.press('Escape');
    }
  });
});

test('what an index says is text, and leads nowhere but to pages', async ({page, open}) => {
  const hostile = '<img src=x onerror=alert(1)>';
  page.on('dialog', (dialog) => expect.soft(dialog.message(), 'a script of the index ran').toBe(''));
  await page.route('**/assets/search/*.json', async (route) => {
    const response = await route.fetch();
    const content = (await response.json()) as {pages?: {title: string; description: string}[]};
    for (const each of content.pages ?? []) {
      each.title = `${each.title} ${hostile}`;
      each.description = hostile;
    }
    await route.fulfill({response, json: content});
  });
  await open('/');
  await searchFor(page, 'data manipulation');
  await expect(searchHits(page).first()).toContainText(hostile);
  await expect(searchDialog(page).locator('img')).toHaveCount(0);
});

test('nothing of the search is loaded until a reader turns to it, then from the own host alone', async ({
  page,
  open,
}) => {
  // Requests to other hosts fail every test; see fixtures.ts.
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  const ofSearch = () => asked.filter((path) => path.includes('search'));
  await open('/');
  await page.waitForLoadState('networkidle');
  expect(ofSearch()).toEqual([]);

  await searchButton(page).hover();
  await expect.poll(ofSearch).toContain('/search-index.json');
  await expect.poll(() => ofSearch().some((path) => path.startsWith('/assets/search/'))).toBe(true);
  await page.waitForLoadState('networkidle');
  const ahead = ofSearch().length;
  await searchFor(page, 'task');
  await expect(searchHits(page).first()).toBeVisible();
  expect(ofSearch().length).toBeGreaterThan(ahead);
});

test('the search takes its time off the page', async ({page, open}) => {
  await open('/');
  await searchFor(page, 'task');
  await expect(searchHits(page).first()).toBeVisible();
  expect(page.workers()).toHaveLength(1);
});

test('what a screen reader is told makes sense', async ({page, open}) => {
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

for (const colorScheme of ['light', 'dark'] as const) {
  for (const width of [320, 1280]) {
    test.describe(`${colorScheme}, ${width} px`, () => {
      test.use({colorScheme, viewport: {width, height: 700}});

      test('axe finds nothing, and nothing scrolls sideways', async ({page, open, expectConsole}) => {
        expectConsole(unreachable);
        await open('/');
        const check = async (state: string) => {
          expect(await accessibilityFaults(page), state).toEqual([]);
          const box = searchDialog(page).locator('.DocSearch-Modal');
          expect(await box.evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth), state).toBe(0);
        };
        await searchButton(page).click();
        await expect(searchField(page)).toBeFocused();
        await check('empty');
        await searchField(page).fill('data manipulation');
        await expect(searchHits(page).first()).toBeVisible();
        await check('results');
        await searchField(page).fill('zzzzqqqq');
        await expect(searchDialog(page).getByText('No results for "zzzzqqqq"')).toBeVisible();
        await check('no results');
        await page.reload();
        await page.waitForSelector('html[data-has-hydrated="true"]');
        await loseIndex(page);
        await searchFor(page, 'task');
        await expect(searchDialog(page).getByRole('button', {name: 'Retry'})).toBeVisible();
        await check('failed');
      });
    });
  }
}

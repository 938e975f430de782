import type {Browser, Page} from '@playwright/test';
import {expect, test} from './fixture-site/sites.ts';

const docs = '/wrong/docs';
const button = (page: Page) => page.getByRole('navigation', {name: 'Main'}).getByRole('button', {name: /^Search/});
const modal = (page: Page) => page.locator('.DocSearch-Modal');
const field = (page: Page) => page.getByPlaceholder('Search docs');

interface Query {
  query: string;
  indexName: string;
  facetFilters: unknown;
}

const hit = {
  objectID: '1',
  type: 'lvl1',
  url: 'http://localhost:3000/wrong/docs',
  content: null,
  hierarchy: {lvl0: 'Documentation', lvl1: 'A page of documentation'},
  _highlightResult: {hierarchy: {lvl0: {value: 'Documentation'}, lvl1: {value: 'A page of documentation'}}},
  _snippetResult: {hierarchy: {lvl1: {value: 'A page of documentation'}}},
};

/** A page in whose context the hosted service is one that knows of the word `documentation` alone. */
async function pageWithService(browser: Browser, baseURL: string): Promise<{page: Page; queries: Query[]}> {
  // A context of its own, as the one of the test takes every request to another host for a fault.
  const context = await browser.newContext({baseURL});
  const queries: Query[] = [];
  await context.route(/\.algolia(?:net)?\.(?:net|com)\//, (route) => {
    const {requests} = route.request().postDataJSON() as {requests: Query[]};
    queries.push(...requests);
    const results = requests.map(({query}) => {
      const hits = query === 'documentation' ? [hit] : [];
      return {hits, nbHits: hits.length, page: 0, nbPages: 1, hitsPerPage: 20, query, params: '', index: 'index'};
    });
    return route.fulfill({json: {results}});
  });
  return {page: await context.newPage(), queries};
}

test('the navbar has a search button, and no request leaves the host before a reader types', async ({page, open}) => {
  await open(docs);
  await expect(button(page)).toHaveText(/^Search/);
  await button(page).click();
  await expect(field(page)).toBeFocused();
  // Nothing is left to ask for; a request to another host by now fails the test.
  await page.waitForLoadState('networkidle');
});

test('Ctrl+K, Cmd+K and / open the search, Escape closes it', async ({page, open}) => {
  await open(docs);
  for (const key of ['Control+k', 'Meta+k', '/']) {
    await page.keyboard.press(key);
    await expect(field(page), key).toBeFocused();
    await page.keyboard.press('Escape');
    await expect(modal(page), key).toHaveCount(0);
  }
});

test('/ in the field of a form is a slash', async ({page, open, expectConsole}) => {
  expectConsole(/^error: Failed to load resource: .* 404/);
  await open('/wrong/no-such-page');
  const form = page.getByRole('searchbox', {name: 'Search docs'});
  await form.press('/');
  await expect(form).toHaveValue('/');
  await expect(modal(page)).toHaveCount(0);
});

test('what a reader types is looked for in the language and the version of the page', async ({
  browser,
  origin,
  open,
}) => {
  const {page, queries} = await pageWithService(browser, origin);
  await open(docs, page);
  await button(page).click();
  expect(queries).toEqual([]);

  await field(page).fill('documentation');
  await expect(modal(page).getByRole('link', {name: 'A page of documentation'})).toBeVisible();
  expect(queries.at(-1)).toMatchObject({
    indexName: 'index',
    query: 'documentation',
    facetFilters: ['language:en-AU', ['docusaurus_tag:default', 'docusaurus_tag:docs-default-current']],
  });

  await field(page).fill('nothing of the kind');
  await expect(modal(page)).toContainText(/No results (?:found )?for "nothing of the kind"/);
});

test('the search page shows results for the query in its address', async ({browser, origin, open}) => {
  const {page, queries} = await pageWithService(browser, origin);
  await open('/wrong/search?q=documentation', page);
  await expect(page.getByRole('heading', {level: 1})).toContainText('documentation');
  await expect(page.getByRole('searchbox')).toHaveValue('documentation');
  await expect(page.getByRole('link', {name: 'A page of documentation'})).toHaveAttribute('href', docs);
  expect(queries[0]).toMatchObject({indexName: 'index', query: 'documentation'});
});

import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Browser, Page} from '@playwright/test';
import {exchanges, startHostedService, type HostedService} from '../../support/hostedService.ts';
import {expect, fetchTest, folderOf, test as base} from './sites.ts';
import {searchButton, searchDialog, searchField, searchFor, searchHits} from '../support/search.ts';

const docs = '/wrong/docs';

/** The hosts of the service, to which tests must not connect. */
const hosts = /^https:\/\/application(?:-dsn|-\d)?\.algolia(?:net)?\.(?:net|com)\//;

const test = base.extend<{service: HostedService; openWithService: (path: string) => Promise<Page>}>({
  service: async ({}, use) => {
    const service = await startHostedService();
    await use(service);
    service.close();
  },
  // A separate context, because in the default one a request to another host fails the test.
  openWithService: async ({browser, origin, service, open}, use) => {
    const page = await pageWithService(browser, origin, service);
    await use(async (path) => {
      await open(path, page);
      return page;
    });
    await page.context().close();
  },
});

/** Opens a page whose requests to the hosted service are forwarded to the local replacement. */
async function pageWithService(browser: Browser, baseURL: string, service: HostedService): Promise<Page> {
  const context = await browser.newContext({baseURL});
  await context.route(hosts, async (route) => {
    const {pathname, search} = new URL(route.request().url());
    const response = await route.fetch({url: `${service.origin}${pathname}${search}`});
    await route.fulfill({response, headers: {...response.headers(), 'access-control-allow-origin': '*'}});
  });
  return context.newPage();
}

test('nothing is sent to another host before the reader types', async ({page, open}) => {
  await open(docs);
  await searchButton(page).click();
  await expect(searchField(page)).toBeFocused();
  // The `quiet` fixture fails the test on requests to other hosts.
  await page.waitForLoadState('networkidle');
  await expect(page.locator('link[rel=preconnect], link[rel=dns-prefetch]')).toHaveCount(0);
});

test('sends the documented request for the language and version of the page, and shows the results as text', async ({
  openWithService,
  service,
}) => {
  const page = await openWithService(docs);
  await searchFor(page, 'task');
  await expect(searchHits(page)).toHaveCount(2);
  const {method, path: requestPath, headers, body} = exchanges[0]!.request;
  expect(service.requests.at(-1)).toMatchObject({method, headers, body});
  expect(service.requests.at(-1)?.path?.split('?')[0]).toBe(requestPath);
  expect(service.requests.at(-1)?.path).not.toContain('api-key');

  const [first, second] = [searchHits(page).nth(0), searchHits(page).nth(1)];
  await expect(first).toHaveAttribute('href', '/wrong/docs#failing-tasks');
  await expect(first).toContainText('Task API › Failing tasks');
  await expect(first).toContainText('A task that fails runs again, after <b>one</b> minute at first.');
  await expect(first.locator('mark')).toHaveText(['Task', 'tasks', 'task']);
  await expect(second).toContainText('<img src=x onerror=alert(1)> tasks');
  await expect(searchDialog(page).locator('img, b')).toHaveCount(0);
  await first.click();
  await expect(page).toHaveURL('/wrong/docs#failing-tasks');
});

test('says that there are no results', async ({openWithService}) => {
  const page = await openWithService(docs);
  await searchFor(page, 'zzzz');
  await expect(searchDialog(page).getByText('No results for "zzzz"')).toBeVisible();
});

test('shows an error with a Retry button if the service rejects the request', async ({openWithService}) => {
  const page = await openWithService(docs);
  await searchFor(page, 'forbidden');
  await expect(searchDialog(page).getByText('Unable to fetch results', {exact: true})).toBeVisible();
  await expect(searchDialog(page).getByRole('button', {name: 'Retry'})).toBeVisible();
});

test('the search page uses the service as well', async ({openWithService, service}) => {
  const page = await openWithService('/wrong/search?q=task');
  await expect(page.getByRole('main').getByRole('link', {name: 'Task API'})).toHaveAttribute(
    'href',
    '/wrong/docs#failing-tasks',
  );
  expect(service.requests[0]?.body.requests[0]).toMatchObject({indexName: 'index', query: 'task'});
});

fetchTest('only a build with the hosted search allows connections to its hosts', async ({origin}) => {
  const sourcesOf = async (url: string) =>
    /connect-src ([^;]*);/.exec((await fetch(origin + url)).headers.get('content-security-policy')!)?.[1];
  expect(await sourcesOf('/docs')).toBe("'self'");
  const allowed = (await sourcesOf(docs))?.split(' ');
  expect(allowed).toHaveLength(5);
  expect(allowed!.filter((source) => source !== "'self'" && !hosts.test(`${source}/`))).toEqual([]);
});

fetchTest('each build contains the code of one search engine only', () => {
  const scripts = (build: 'plain' | 'configured') =>
    readdirSync(folderOf(build), {recursive: true, encoding: 'utf8'})
      .filter((file) => file.endsWith('.js'))
      .map((file) => readFileSync(path.join(folderOf(build), file), 'utf8'))
      .join('\n');
  const hosted = /algolia(?:net)?\.(?:net|com)|x-algolia/i;
  expect(scripts('configured')).toMatch(hosted);
  expect(scripts('configured')).not.toContain('search-index.json');
  expect(scripts('plain')).not.toMatch(hosted);
  expect(scripts('plain')).toContain('search-index.json');
});

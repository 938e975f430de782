import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Browser, Page} from '@playwright/test';
import {exchanges, startHostedService, type HostedService} from '../support/hostedService.ts';
import {expect, folderOf, test as base} from './fixture-site/sites.ts';
import {searchButton, searchDialog, searchField, searchFor, searchHits} from './support/search.ts';

const docs = '/wrong/docs';

/** The hosts of the service, which the tests may not reach. */
const hosts = /^https:\/\/application(?:-dsn|-\d)?\.algolia(?:net)?\.(?:net|com)\//;

const test = base.extend<{service: HostedService; openWithService: (path: string) => Promise<Page>}>({
  service: async ({}, use) => {
    const service = await startHostedService();
    await use(service);
    service.close();
  },
  // A context of its own, as the one of the test takes every request to another host for a fault.
  openWithService: async ({browser, origin, service, open}, use) => {
    const page = await pageWithService(browser, origin, service);
    await use(async (address) => {
      await open(address, page);
      return page;
    });
    await page.context().close();
  },
});

/** A page whose requests to the hosted service go to the one on loopback, as they are. */
async function pageWithService(browser: Browser, baseURL: string, service: HostedService): Promise<Page> {
  const context = await browser.newContext({baseURL});
  await context.route(hosts, async (route) => {
    const {pathname, search} = new URL(route.request().url());
    const response = await route.fetch({url: `${service.origin}${pathname}${search}`});
    await route.fulfill({response, headers: {...response.headers(), 'access-control-allow-origin': '*'}});
  });
  return context.newPage();
}

test('no request leaves the host before a reader types', async ({page, open}) => {
  await open(docs);
  await searchButton(page).click();
  await expect(searchField(page)).toBeFocused();
  // Nothing is left to ask for; a request to another host by now fails the test.
  await page.waitForLoadState('networkidle');
  await expect(page.locator('link[rel=preconnect], link[rel=dns-prefetch]')).toHaveCount(0);
});

test('what a reader types is asked as the service documents it, in the language and the version of the page', async ({
  openWithService,
  service,
}) => {
  const page = await openWithService(docs);
  await searchFor(page, 'task');
  await expect(searchHits(page)).toHaveCount(2);
  const {method, path: address, headers, body} = exchanges[0]!.request;
  expect(service.asked.at(-1)).toMatchObject({method, headers, body});
  expect(service.asked.at(-1)?.path?.split('?')[0]).toBe(address);
  expect(service.asked.at(-1)?.path).not.toContain('api-key');

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

test('an empty answer says that there are no results', async ({openWithService}) => {
  const page = await openWithService(docs);
  await searchFor(page, 'zzzz');
  await expect(searchDialog(page).getByText('No results for "zzzz"')).toBeVisible();
});

test('an answer that refuses is an error that stays', async ({openWithService}) => {
  const page = await openWithService(docs);
  await searchFor(page, 'forbidden');
  await expect(searchDialog(page).getByText('Unable to fetch results', {exact: true})).toBeVisible();
  await expect(searchDialog(page).getByRole('button', {name: 'Retry'})).toBeVisible();
});

test('the search page asks the service, too', async ({openWithService, service}) => {
  const page = await openWithService('/wrong/search?q=task');
  await expect(page.getByRole('main').getByRole('link', {name: 'Task API'})).toHaveAttribute(
    'href',
    '/wrong/docs#failing-tasks',
  );
  expect(service.asked[0]?.body.requests[0]).toMatchObject({indexName: 'index', query: 'task'});
});

test('pages may connect to the hosts of the service where it is configured, and nowhere else', async ({request}) => {
  const sourcesOf = async (path: string) =>
    /connect-src ([^;]*);/.exec((await request.get(path)).headers()['content-security-policy']!)?.[1];
  expect(await sourcesOf('/docs')).toBe("'self'");
  const allowed = (await sourcesOf(docs))?.split(' ');
  expect(allowed).toHaveLength(5);
  expect(allowed!.filter((source) => source !== "'self'" && !hosts.test(`${source}/`))).toEqual([]);
});

test('each build has the code of one engine', () => {
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

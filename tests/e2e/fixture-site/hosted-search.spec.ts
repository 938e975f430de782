import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Page} from '@playwright/test';
import {exchanges, startHostedService, type HostedService} from '../../support/hostedService.ts';
import {expect, fetchTest, folderOf, test as base} from './sites.ts';
import {searchButton, searchDialog, searchField, searchFor, searchHits} from '../support/search.ts';

const docs = '/wrong/docs';

/** The hosts of the service, to which tests must not connect. */
const hosts = /^https:\/\/application(?:-dsn|-\d)?\.algolia(?:net)?\.(?:net|com)\//;

const test = base.extend<{service: HostedService; servedPage: Page}>({
  service: async ({}, use) => {
    const service = await startHostedService();
    await use(service);
    await service.stop();
  },
  /**
   * A page whose requests to the hosted service are forwarded to the local replacement. It has a separate context, because
   * in the default one a request to another host fails the test.
   */
  servedPage: async ({browser, origin, service, open}, use) => {
    const context = await browser.newContext({baseURL: origin});
    await context.route(hosts, async (route) => {
      const {pathname, search} = new URL(route.request().url());
      const response = await route.fetch({url: `${service.origin}${pathname}${search}`});
      await route.fulfill({response, headers: {...response.headers(), 'access-control-allow-origin': '*'}});
    });
    const page = await context.newPage();
    await open(docs, page);
    await use(page);
    await context.close();
  },
});

test('nothing is sent to another host before the reader types', async ({page, open}) => {
  await open(docs);
  await searchButton(page).click();
  await expect(searchField(page)).toBeFocused();
  // The `quiet` fixture fails the test on requests to other hosts.
  await page.waitForLoadState('networkidle');
  await expect(page.locator('link[rel=preconnect], link[rel=dns-prefetch]')).toHaveCount(0);
});

test('sends the documented request for the language and version of the page, and shows the results as text', async ({
  servedPage: page,
  service,
}) => {
  await searchFor(page, 'task');
  await expect(searchHits(page)).toHaveCount(2);
  const {method, path: requestPath, headers, body} = exchanges[0]!.request;
  expect(service.requests.at(-1)).toMatchObject({method, headers, body});
  expect(service.requests.at(-1)?.path?.split('?')[0]).toBe(requestPath);

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

import {mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import type {BrowserContext} from '@playwright/test';
import {expect, test as base} from './fixtures.ts';
import {correct} from './support/correction.ts';
import {Host} from './support/host.ts';
import {notFoundMessage} from './support/notFound.ts';
import {pageKinds} from './support/pages.ts';
import {
  limitDisk,
  offlineAction,
  offlineFiles,
  offlineFrame,
  stopWorkers,
  untilStored,
  updatePrompt,
} from './support/offline.ts';
import {searchFor, searchHits} from './support/search.ts';
import {offlineFolder, type OfflineManifest} from '../../src/offline/format.ts';
import {drawnDiagrams} from '../support/drawnDiagrams.ts';
import {archived, newestRelease, releases, titleOf} from '../support/facts.ts';

// These tests need the real site. fixture-site/offline-download.spec.ts and fixture-site/offline-update.spec.ts use
// the fixture site, which is stored faster.

const build = 'build';

const longPage = pageKinds['long docs page with tables'];

/** Words of a paragraph, which are only once on the page. */
const html = readFileSync(`${build}${longPage}.html`, 'utf8');
const [wrong] = [...html.matchAll(/(?<=<p>)[A-Z][a-z ]{20,}(?= )/g)].find(([words]) => html.split(words).length === 2)!;
const right = `${wrong} really`;

/** Returns the number of pages in the manifest of the build. */
function storedPages(): number {
  const folder = path.join(build, offlineFolder);
  const file = readdirSync(folder).find((name) => name.endsWith('.json'))!;
  const {packs} = JSON.parse(readFileSync(path.join(folder, file), 'utf8')) as OfflineManifest;
  return packs.flatMap(({files}) => files).filter((name) => name.endsWith('.html')).length;
}

/** A browser context that has stored the whole site, and whose server is stopped, so that there is no network. */
interface StoredSite {
  context: BrowserContext;
  host: Host;
}

/** `corrected` is the folder of a build with a corrected page. Storing the site takes a long time, so it is done once. */
const test = base.extend<object, {storedSite: StoredSite; corrected: string}>({
  storedSite: [
    async ({browser}, use) => {
      const host = new Host(build);
      await host.start();
      const context = await browser.newContext({baseURL: host.origin, viewport: {width: 1280, height: 900}});
      const page = await context.newPage();
      await page.goto('/?offlineMode=true');
      await untilStored(page);
      await stopWorkers(page);
      await host.stop();
      await page.close();
      await use({context, host});
      await context.close();
      await host.stop();
    },
    {scope: 'worker', timeout: 60_000},
  ],
  corrected: [
    async ({}, use) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'corrected-site-'));
      await correct(build, folder, `${longPage.slice(1)}.html`, [wrong, right]);
      await use(folder);
      rmSync(folder, {recursive: true});
    },
    {scope: 'worker', timeout: 120_000},
  ],
  baseURL: async ({storedSite}, use) => use(storedSite.host.origin),
  context: async ({storedSite}, use) => use(storedSite.context),
  page: async ({context}, use) => {
    const page = await context.newPage();
    await use(page);
    await page.close();
  },
});

test.describe('without a network', () => {
  // These tests run in one worker, because each worker would have to store the site again.
  test.describe.configure({mode: 'default'});

  test('opens pages that were never visited, and reloads them', async ({page, open}) => {
    for (const route of [archived(longPage), pageKinds['notes of the app'], '/docs/tags', pageKinds.category]) {
      await open(route);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(titleOf(route));
    }
    const again = await page.reload();
    await page.waitForSelector('html[data-has-hydrated="true"]');
    await expect(page).toHaveURL(pageKinds.category);
    // Stored pages have the same security headers as pages from the host.
    expect(again?.headers()).toMatchObject({
      'content-security-policy': expect.stringContaining("script-src 'self' 'sha256-"),
      'x-content-type-options': 'nosniff',
    });
    // Images are stored too.
    await expect(page.locator('.navbar__logo img').first()).not.toHaveJSProperty('naturalWidth', 0);
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Process'}).click();
    await expect(page).toHaveURL('/general/development/process');
    const [{type, route, label} = {type: '', route: '', label: ''}] = drawnDiagrams();
    await open(route);
    await expect(page.getByRole('group', {name: type}).getByText(label).first()).toBeVisible();
  });

  test('opens URLs with a hash, a file extension or a query as it does online, and the not-found page', async ({
    page,
    open,
    expectConsole,
  }) => {
    expectConsole(notFoundMessage);
    await open(`${longPage}/index.html?from=here#see-also`);
    await expect(page.locator('#see-also')).toBeInViewport();
    await open(`${longPage}.html`);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(titleOf(longPage));
    const answer = await page.goto(`${longPage}l`);
    expect(answer?.status()).toBe(404);
    await expect(page.getByRole('main').locator(`a[href="${longPage}"]`).first()).toBeVisible();
  });

  test('finds results in the search dialog, on the search page and in the API index, and plans an upgrade', async ({
    page,
    open,
  }) => {
    await open('/docs/apis');
    await searchFor(page, 'scheduled task');
    await searchHits(page).first().click();
    await expect(page).toHaveURL(/task/);
    await open('/search?q=capability&version=all');
    await expect(page.getByRole('main').locator('ol h2').first()).toBeVisible();
    await open('/docs/api-index?q=require_sesskey');
    await expect(page.getByRole('main').getByText('require_sesskey').first()).toBeVisible();
    await open(`/general/releases/upgrade?from=${releases.versions.at(-2)?.name}&to=${newestRelease}`);
    await expect(page.getByRole('main')).toContainText('All changes in between');
  });

  // This test changes the stored site, so it comes last.
  test('a corrected word takes the pack of its page and small files, even on a metered connection', async ({
    page,
    storedSite: {host},
    corrected,
    open,
  }) => {
    // The page has the tags of search engines and social networks, which stored pages keep.
    expect(html).toMatch(/application\/ld\+json[^]*property="?og:/);
    await host.start();
    host.deploy(corrected);
    host.isMetered = true;
    host.clearLog();
    await open(longPage);
    await expect(updatePrompt(page)).toBeVisible();
    await expect(page.getByRole('main')).not.toContainText(right);
    await offlineAction(page, 'Refresh').click();
    await expect(page.getByRole('main')).toContainText(right);
    const packs = offlineFiles(host).filter((file) => file.endsWith('.pack'));
    expect(packs).toHaveLength(1);
    const others = host.responses.filter(({path: file}) => file !== packs[0]).map(({path: file}) => file);
    const compressed = others.map((file) => gzipSync(readFileSync(corrected + file)).length);
    // Most of it is the manifest, which grows with the number of pages.
    expect(compressed.reduce((sum, bytes) => sum + bytes, 0)).toBeLessThan(90 * storedPages());
    await host.stop();
    await open(archived(longPage));
    await expect(page.getByRole('heading', {level: 1})).toHaveText(titleOf(longPage));
  });
});

base('nothing is downloaded or stored outside offline mode', async ({page, context, open}) => {
  const requested: string[] = [];
  context.on('request', (request) => requested.push(new URL(request.url()).pathname));
  for (const address of ['/', '/?offlineMode=false']) {
    await open(address);
  }
  await page.waitForLoadState('networkidle');
  const scripts = requested.filter((script) => script.endsWith('.js'));
  expect(scripts).not.toEqual([]);
  expect(scripts.filter((script) => readFileSync(build + script, 'utf8').includes('offline-start'))).toEqual([]);
  await open('/offline');
  await expect(page.getByText('Offline mode is off, and nothing is stored.')).toBeVisible();
  expect(await page.evaluate(async () => [...(await navigator.serviceWorker.getRegistrations())].length)).toBe(0);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});

const hostTest = base.extend<{host: Host}>({
  host: async ({}, use) => {
    const host = new Host(build);
    await host.start();
    await use(host);
    await host.stop();
  },
  baseURL: async ({host}, use) => use(host.origin),
});

hostTest(
  'reports a full disk, shows the stored pages, and continues the download when there is more space',
  async ({page, host, open}) => {
    hostTest.setTimeout(60_000);
    // The site does not prefetch pages on a slow connection. Those that are not stored would fail without the host.
    await page.addInitScript(() => {
      Object.defineProperty(navigator, 'connection', {value: {effectiveType: 'slow-2g'}});
    });
    await open('/');
    await limitDisk(page, host.origin, 4_000_000);
    await open('/?offlineMode=true');
    await expect(offlineFrame(page)).toContainText(
      'This device has run out of space. Free up some space, then try again.',
    );
    // Prefetch requests that are still running would fail when the host stops.
    await page.waitForLoadState('networkidle');
    await host.stop();
    await open(archived('/docs/apis'));
    await expect(page.getByRole('heading', {level: 1})).toHaveText(titleOf('/docs/apis'));
    await host.start();
    await limitDisk(page, host.origin);
    // The download may be complete before the page has loaded, and only this page says so.
    await open('/offline');
    // A request that failed while the host was stopped is repeated after up to 15 seconds.
    await expect(page.getByRole('main').getByText(/^\d\.\d MB, downloaded/)).toBeVisible({timeout: 30_000});
  },
);

import {mkdtempSync, readdirSync, readFileSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {chromium, type BrowserContext, type Page} from '@playwright/test';
import {offlineFolder, type OfflineManifest} from '../../src/offline/format.ts';
import {violationsInBothModes} from './support/axe.ts';
import {expect, test as base} from './fixtures.ts';
import {correct} from './support/correction.ts';
import {Host} from './support/host.ts';
import {notFoundMessage} from './support/notFound.ts';
import {limitDisk, offlineAction, offlineFrame, stopWorkers, untilStored, updatePrompt} from './support/offline.ts';
import {searchFor, searchHits} from './support/search.ts';

const build = 'build';

/** A host of the whole site that belongs to one test, which can take it off the network. */
const test = base.extend<{host: Host}>({
  host: async ({}, use) => {
    const host = new Host(build);
    await host.start();
    await use(host);
    await host.stop();
  },
  baseURL: async ({host}, use) => use(host.origin),
});

/** A browser context that has stored the whole site, and whose host is off the network. */
interface StoredSite {
  context: BrowserContext;
  origin: string;
}

/** Storing the site takes long and no test changes what is stored, so one worker does it once. */
const testStored = base.extend<object, {storedSite: StoredSite}>({
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
      await use({context, origin: host.origin});
      await context.close();
    },
    {scope: 'worker'},
  ],
  baseURL: async ({storedSite}, use) => use(storedSite.origin),
  context: async ({storedSite}, use) => use(storedSite.context),
  page: async ({context}, use) => {
    const page = await context.newPage();
    await use(page);
    await page.close();
  },
});

/** Packs of the build, in the order in which they are fetched. */
function packPaths(): string[] {
  const manifest = readdirSync(`${build}/${offlineFolder}`).find((file) => file.endsWith('.json'))!;
  const {packs} = JSON.parse(readFileSync(`${build}/${offlineFolder}${manifest}`, 'utf8')) as OfflineManifest;
  return packs.map(({id}) => `/${offlineFolder}${id}.pack`);
}

/** Matches one of some paths. */
const oneOf = (paths: readonly string[]): RegExp => new RegExp(`^(?:${paths.join('|')})$`);

/** What a host has sent of the stored site. */
const parts = (host: Host): string[] =>
  host.answered
    .filter((answered) => answered.path.startsWith(`/${offlineFolder}`) && answered.status === 200)
    .map((answered) => answered.path);

test('stores the whole site in at most 60 requests and 8 MB, and shows how far it is', async ({page, host, open}) => {
  const goOn = host.hold(oneOf(packPaths().slice(20)));
  await open('/docs/apis?offlineMode=true');
  const bar = offlineFrame(page).getByRole('progressbar', {name: 'Download of the site'});
  await expect(offlineFrame(page)).toContainText('The site is being stored on this device.');
  await expect(offlineFrame(page)).toContainText(/[1-9]\.\d MB of [67]\.\d MB/);
  await expect(bar).toBeInViewport({ratio: 1});
  expect(await violationsInBothModes(page)).toEqual([]);
  // Other pages work meanwhile, and show it too.
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Process'}).click();
  await expect(page).toHaveURL('/general/development/process');
  await expect(bar).toBeInViewport({ratio: 1});

  goOn();
  await untilStored(page);
  expect(parts(host).length).toBeLessThanOrEqual(60);
  const bytes = host.answered
    .filter((answered) => parts(host).includes(answered.path))
    .reduce((sum, part) => sum + part.bytes, 0);
  expect(bytes).toBeLessThanOrEqual(8_000_000);
  await offlineAction(page, 'Close').click();
  await expect(offlineFrame(page)).toHaveText('');

  // On the next page there is nothing more to say.
  host.forget();
  await open('/general/releases');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Releases');
  await expect(offlineFrame(page)).toHaveText('');
  expect(host.answered.filter((answered) => answered.path !== '/sw.js')).toEqual([]);
});

testStored.describe('without a network', () => {
  // One worker for all of them, because each worker would store the site again.
  testStored.describe.configure({mode: 'default'});

  testStored('pages open that were never visited, and again after a hard reload', async ({page, open}) => {
    const titles = {
      '/docs/4.1/apis/core/dml': 'Data manipulation API',
      '/general/app_releases/v1.x': 'Moodle Mobile 1.x release notes',
      '/versions': 'All versions',
      '/docs/category/subsystems': 'Subsystems',
    };
    for (const [path, title] of Object.entries(titles)) {
      await open(path);
      await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
    }
    const again = await page.reload();
    await page.waitForSelector('html[data-has-hydrated="true"]');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Subsystems');
    // They may do no more than those of the host.
    expect(again?.headers()).toMatchObject({
      'content-security-policy': expect.stringContaining("script-src 'self' 'sha256-"),
      'x-content-type-options': 'nosniff',
    });
    // Images too.
    await expect(page.locator('.navbar__logo img').first()).not.toHaveJSProperty('naturalWidth', 0);
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Process'}).click();
    await expect(page).toHaveURL('/general/development/process');
  });

  testStored('diagrams of all types are drawn', async ({page, open}) => {
    const pages = {
      class: '/docs/apis/core/dml/exceptions',
      er: '/docs/apis/core/dml/database-schema',
      flowchart: '/docs/apis/core/dml/delegated-transactions',
      sequence: '/docs/apis/core/grading',
      stateDiagram: '/docs/apis/subsystems/task',
    };
    for (const [type, path] of Object.entries(pages)) {
      await open(path);
      // Printing draws all diagrams, also those that are far from the viewport.
      await page.evaluate(() => window.dispatchEvent(new Event('beforeprint')));
      await expect(page.locator(`svg[aria-roledescription^="${type}"]`).first()).toBeVisible();
    }
  });

  testStored('addresses with a hash, an ending, or a query lead where they always do', async ({page, open}) => {
    await open('/docs/apis/core/dml#see-also');
    await expect(page.getByRole('heading', {name: 'See also'})).toBeInViewport();
    await open('/docs/apis/core/dml.html');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Data manipulation API');
    await open('/docs/apis/core/dml/index.html?from=here');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Data manipulation API');
  });

  testStored('tag pages', async ({page, open}) => {
    await open('/docs/tags');
    await page
      .getByRole('main')
      .getByRole('link', {name: /^XMLDB/})
      .click();
    await expect(page).toHaveURL('/docs/tags/xmldb');
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  });

  testStored('an address that no page has shows the not-found page', async ({page, open, expectConsole}) => {
    expectConsole(notFoundMessage);
    const answer = await page.goto('/docs/apis/core/dmll');
    expect(answer?.status()).toBe(404);
    await open('/docs/apis/core/dmll');
    await expect(
      page
        .getByRole('main')
        .getByRole('link', {name: /Data manipulation/})
        .first(),
    ).toBeVisible();
  });

  testStored('the search, in the dialog and on its page', async ({page, open}) => {
    await open('/docs/apis');
    await searchFor(page, 'scheduled task');
    await searchHits(page).first().click();
    await expect(page).toHaveURL(/task/);
    await open('/search?q=capability&version=all');
    await expect(page.getByRole('main').locator('ol h2').first()).toBeVisible();
  });

  testStored('the API index and the upgrade planner', async ({page, open}) => {
    await open('/docs/api-index?q=require_sesskey');
    await expect(page.getByRole('main').getByText('require_sesskey').first()).toBeVisible();
    await open('/general/releases/upgrade?from=4.1&to=4.2');
    await expect(page.getByRole('main')).toContainText('All changes in between');
  });
});

test('outside offline mode a reader gets nothing of it', async ({page, host, open}) => {
  for (const address of ['/', '/docs/apis', '/?offlineMode=false']) {
    await open(address);
  }
  await page.waitForLoadState('networkidle');
  const scripts = host.answered.filter((answered) => answered.path.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(5);
  expect(scripts.filter((script) => readFileSync(build + script.path, 'utf8').includes('offline-start'))).toEqual([]);
  expect(host.answered.filter((answered) => /sw\.js|workbox|\/offline\//.test(answered.path))).toEqual([]);
  await open('/offline');
  await expect(page.getByText('Offline mode is off, and nothing is stored.')).toBeVisible();
  expect(await page.evaluate(async () => [...(await navigator.serviceWorker.getRegistrations())].length)).toBe(0);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});

test('a download goes on where a closed tab left it', async ({page, context, host, open}) => {
  const packs = packPaths();
  const goOn = host.hold(oneOf(packs.slice(20)));
  await open('/?offlineMode=true');
  await expect.poll(() => parts(host).length).toBe(21);
  await expect(offlineFrame(page)).toContainText(/[1-9]\.\d MB of/);
  const next = await context.newPage();
  await page.close();
  await stopWorkers(next);
  goOn();
  // On any page, without anyone asking for it.
  await open('/versions', next);
  await untilStored(next);
  const arrived = parts(host).filter((part) => part.endsWith('.pack'));
  expect(new Set(arrived).size).toBe(packs.length);
  // Those that were under way may have come again.
  expect(arrived.filter((part) => packs.indexOf(part) < 20)).toHaveLength(20);
});

test('a part that fails is fetched again, and a download that failed by the reader', async ({page, host, open}) => {
  const [, second] = packPaths();
  host.fail(oneOf([second!]), 1);
  host.fail(/^\/assets\/offline\/\w+\.json$/, 1);
  await open('/?offlineMode=true');
  await expect(offlineFrame(page)).toContainText(
    /could not be fetched: \S+\.json: status 503\. What has come is kept\./,
  );
  await offlineAction(page, 'Try again').click();
  await untilStored(page);
  expect(host.answered.filter((answered) => answered.path === second).map(({status}) => status)).toEqual([503, 200]);
});

test('a full disk is told about, what has come can be read, and with more room it goes on', async ({
  page,
  host,
  open,
}) => {
  await open('/');
  await limitDisk(page, host.origin, 5_000_000);
  await open('/?offlineMode=true');
  await expect(offlineFrame(page)).toContainText('This device has no more room. Free some space, then go on.');
  // What is fetched ahead would fail.
  await page.waitForLoadState('networkidle');
  await host.stop();
  await open('/docs/4.1/apis');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('API Guides');
  await host.start();
  await limitDisk(page, host.origin);
  await open('/docs/apis');
  await untilStored(page);
});

test('a download waits on a metered connection, and pauses when the reader says so', async ({page, host, open}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {saveData: true, effectiveType: '4g'}});
  });
  await open('/?offlineMode=true');
  await expect(offlineFrame(page)).toContainText('The download waits, as this connection may cost you money.');
  await expect(offlineFrame(page)).toContainText(/[67]\.\d MB for all pages and the search/);
  expect(parts(host)).toEqual([]);

  const goOn = host.hold(oneOf(packPaths().slice(5)));
  await offlineAction(page, 'Download anyway').click();
  await offlineAction(page, 'Pause').click();
  await expect(offlineFrame(page)).toContainText('The download is paused. What has come is kept.');
  // Requests that were under way may still be answered; new ones would be a fault.
  host.forget();
  goOn();
  await open('/docs/apis');
  await expect(offlineFrame(page)).toContainText('The download is paused. What has come is kept.');
  await expect.poll(() => host.requested).toContain('/sw.js');
  expect(host.requested.filter((path) => path.startsWith(`/${offlineFolder}`))).toEqual([]);
  await offlineAction(page, 'Hide').click();
  await expect(offlineFrame(page)).toHaveText('');

  await open('/versions');
  await offlineAction(page, 'Go on').click();
  await untilStored(page);
});

test('/offline says what is stored, and removes it for good', async ({page, host, open}) => {
  await open('/offline');
  await page.getByRole('link', {name: 'turn offline mode on here'}).click();
  await untilStored(page);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(page.getByText(/^7\.\d MB, stored/).getByRole('time')).toHaveAttribute('datetime', /^20\d\d-/);
  expect(await violationsInBothModes(page)).toEqual([]);
  await page.getByRole('button', {name: 'Remove from this device'}).click();
  await expect(page.getByText('Nothing is stored on this device.')).toBeVisible();

  host.forget();
  await open('/docs/apis');
  await open('/offline');
  await expect(page.getByText('Nothing is stored on this device.')).toBeVisible();
  expect(parts(host)).toEqual([]);
  const stored = await page.evaluate(async () =>
    (await (await caches.open('offline-site')).keys()).map(({url}) => url),
  );
  expect(stored.filter((url) => !url.includes('/note/'))).toEqual([]);

  await page.getByRole('button', {name: 'Store the site'}).click();
  await untilStored(page);
});

test('a corrected word costs less than a twentieth of the site, and comes on a metered connection too', async ({
  page,
  host,
  open,
}) => {
  const later = mkdtempSync(path.join(tmpdir(), 'corrected-site-'));
  const was = 'is how PHP code in Moodle reads';
  const is = 'is the way PHP code in Moodle reads';
  await correct(build, later, 'docs/apis/core/dml.html', [was, is]);
  await open('/docs/apis/core/dml?offlineMode=true');
  await untilStored(page);
  const bytes = host.bytes;
  host.deploy(later);
  host.isMetered = true;
  host.forget();
  await open('/docs/apis/core/dml');
  await expect(updatePrompt(page)).toBeVisible();
  await expect(page.getByRole('main')).toContainText(was);
  await offlineAction(page, 'Refresh').click();
  await expect(page.getByRole('main')).toContainText(is);
  await host.stop();
  await open('/docs/4.1/apis/core/dml');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Data manipulation API');
  expect(host.bytes).toBeLessThan(bytes / 20);
  rmSync(later, {recursive: true});
});

test('a browser can install the site, and finds no fault in its manifest', async ({host}) => {
  // What browsers open for a test is private, and those install nothing.
  const profile = mkdtempSync(path.join(tmpdir(), 'profile-'));
  const {executablePath, args} = test.info().project.use.launchOptions!;
  const context = await chromium.launchPersistentContext(profile, {executablePath, args});
  try {
    const page: Page = await context.newPage();
    await page.goto(host.origin);
    const client = await context.newCDPSession(page);
    expect((await client.send('Page.getInstallabilityErrors')).installabilityErrors).toEqual([]);
    const manifest = await client.send('Page.getAppManifest');
    expect(manifest.url).toBe(`${host.origin}/manifest.json`);
    expect(manifest.errors).toEqual([]);
  } finally {
    await context.close();
    rmSync(profile, {recursive: true});
  }
});

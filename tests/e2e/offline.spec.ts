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
import {drawnDiagrams} from '../support/drawnDiagrams.ts';

const build = 'build';

/** Each test gets its own server for the whole site, and can stop it to simulate a lost network connection. */
const test = base.extend<{host: Host}>({
  host: async ({}, use) => {
    const host = new Host(build);
    await host.start();
    await use(host);
    await host.stop();
  },
  baseURL: async ({host}, use) => use(host.origin),
});

/** A browser context that has stored the whole site, and whose server is stopped, so that there is no network. */
interface StoredSite {
  context: BrowserContext;
  origin: string;
}

/** Storing the site takes a long time and no test changes the stored files, so a worker stores it only once. */
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

/** Returns the paths of the build's packs, in the order in which they are downloaded. */
function packPaths(): string[] {
  const manifest = readdirSync(`${build}/${offlineFolder}`).find((file) => file.endsWith('.json'))!;
  const {packs} = JSON.parse(readFileSync(`${build}/${offlineFolder}${manifest}`, 'utf8')) as OfflineManifest;
  return packs.map(({id}) => `/${offlineFolder}${id}.pack`);
}

/** Returns a pattern that matches any of the given paths. */
const oneOf = (paths: readonly string[]): RegExp => new RegExp(`^(?:${paths.join('|')})$`);

/** Returns the paths of the packs and manifests that a host has sent successfully. */
const offlineFiles = (host: Host): string[] =>
  host.responses
    .filter((response) => response.path.startsWith(`/${offlineFolder}`) && response.status === 200)
    .map((response) => response.path);

/** The number of packs that arrive before the others are held back. */
const first = 4;

test('stores the whole site with one request for each pack, and shows the progress', async ({page, host, open}) => {
  const resume = host.hold(oneOf(packPaths().slice(first)));
  await open('/docs/apis?offlineMode=true');
  const bar = offlineFrame(page).getByRole('progressbar', {name: 'Site download'});
  await expect(offlineFrame(page)).toContainText('The site is being downloaded to this device.');
  await expect(offlineFrame(page)).toContainText(/[1-9]\.\d MB of \d\.\d MB/);
  await expect(bar).toBeInViewport({ratio: 1});
  expect(await violationsInBothModes(page)).toEqual([]);
  // Other pages can be opened during the download, and show its progress too.
  await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Process'}).click();
  await expect(page).toHaveURL('/general/development/process');
  await expect(bar).toBeInViewport({ratio: 1});

  resume();
  await untilStored(page);
  // One more request is for the manifest.
  expect(offlineFiles(host)).toHaveLength(packPaths().length + 1);
  await offlineAction(page, 'Close').click();
  await expect(offlineFrame(page)).toHaveText('');

  // The next page shows no message, and requests only the service worker.
  host.clearLog();
  await open('/general/releases');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Releases');
  await expect(offlineFrame(page)).toHaveText('');
  expect(host.responses.filter((response) => response.path !== '/sw.js')).toEqual([]);
});

testStored.describe('without a network', () => {
  // These tests run in one worker, because each worker would have to store the site again.
  testStored.describe.configure({mode: 'default'});

  testStored('opens pages that were never visited, and reloads them', async ({page, open}) => {
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
    // Stored pages have the same security headers as pages from the host.
    expect(again?.headers()).toMatchObject({
      'content-security-policy': expect.stringContaining("script-src 'self' 'sha256-"),
      'x-content-type-options': 'nosniff',
    });
    // Images are stored too.
    await expect(page.locator('.navbar__logo img').first()).not.toHaveJSProperty('naturalWidth', 0);
    await page.getByRole('navigation', {name: 'Main'}).getByRole('link', {name: 'Process'}).click();
    await expect(page).toHaveURL('/general/development/process');
  });

  testStored('shows diagrams', async ({page, open}) => {
    const [{type, route, label} = {type: '', route: '', label: ''}] = drawnDiagrams();
    await open(route);
    await expect(page.getByRole('group', {name: type}).getByText(label).first()).toBeVisible();
  });

  testStored('opens URLs with a hash, a file extension or a query as it does online', async ({page, open}) => {
    await open('/docs/apis/core/dml#see-also');
    await expect(page.getByRole('heading', {name: 'See also'})).toBeInViewport();
    await open('/docs/apis/core/dml.html');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Data manipulation API');
    await open('/docs/apis/core/dml/index.html?from=here');
    await expect(page.getByRole('heading', {level: 1})).toHaveText('Data manipulation API');
  });

  testStored('shows tag pages', async ({page, open}) => {
    await open('/docs/tags');
    await page
      .getByRole('main')
      .getByRole('link', {name: /^XMLDB/})
      .click();
    await expect(page).toHaveURL('/docs/tags/xmldb');
    await expect(page.getByRole('main').getByRole('article').first()).toBeVisible();
  });

  testStored('shows the not-found page for an unknown URL', async ({page, open, expectConsole}) => {
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

  testStored('finds results in the search dialog and on the search page', async ({page, open}) => {
    await open('/docs/apis');
    await searchFor(page, 'scheduled task');
    await searchHits(page).first().click();
    await expect(page).toHaveURL(/task/);
    await open('/search?q=capability&version=all');
    await expect(page.getByRole('main').locator('ol h2').first()).toBeVisible();
  });

  testStored('shows the API index and the upgrade planner', async ({page, open}) => {
    await open('/docs/api-index?q=require_sesskey');
    await expect(page.getByRole('main').getByText('require_sesskey').first()).toBeVisible();
    await open('/general/releases/upgrade?from=4.1&to=4.2');
    await expect(page.getByRole('main')).toContainText('All changes in between');
  });
});

test('nothing is downloaded or stored outside offline mode', async ({page, host, open}) => {
  for (const address of ['/', '/docs/apis', '/?offlineMode=false']) {
    await open(address);
  }
  await page.waitForLoadState('networkidle');
  const scripts = host.responses.filter((response) => response.path.endsWith('.js'));
  expect(scripts.length).toBeGreaterThan(5);
  expect(scripts.filter((script) => readFileSync(build + script.path, 'utf8').includes('offline-start'))).toEqual([]);
  expect(host.responses.filter((response) => /sw\.js|workbox|\/offline\//.test(response.path))).toEqual([]);
  await open('/offline');
  await expect(page.getByText('Offline mode is off, and nothing is stored.')).toBeVisible();
  expect(await page.evaluate(async () => [...(await navigator.serviceWorker.getRegistrations())].length)).toBe(0);
  expect(await page.evaluate(() => caches.keys())).toEqual([]);
});

test('a download continues in a new tab after its tab was closed', async ({page, context, host, open}) => {
  const packs = packPaths();
  const resume = host.hold(oneOf(packs.slice(first)));
  await open('/?offlineMode=true');
  await expect.poll(() => offlineFiles(host).length).toBe(first + 1);
  await expect(offlineFrame(page)).toContainText(/[1-9]\.\d MB of/);
  const next = await context.newPage();
  await page.close();
  await stopWorkers(next);
  resume();
  // The download continues on any page, and the reader does not have to start it.
  await open('/versions', next);
  await untilStored(next);
  const arrived = offlineFiles(host).filter((part) => part.endsWith('.pack'));
  expect(new Set(arrived).size).toBe(packs.length);
  // The first packs had arrived and are not downloaded again. Packs in transit may be.
  expect(arrived.filter((part) => packs.indexOf(part) < first)).toHaveLength(first);
});

test('a failed request is retried automatically, and a failed download when the reader presses "Try again"', async ({
  page,
  host,
  open,
}) => {
  const [, second] = packPaths();
  host.fail(oneOf([second!]), 1);
  host.fail(/^\/assets\/offline\/\w+\.json$/, 1);
  await open('/?offlineMode=true');
  await expect(offlineFrame(page)).toContainText(
    /could not be downloaded: \S+\.json: status 503\. Your progress is saved\./,
  );
  await offlineAction(page, 'Try again').click();
  await untilStored(page);
  expect(host.responses.filter((response) => response.path === second).map(({status}) => status)).toEqual([503, 200]);
});

test('reports a full disk, shows the stored pages, and continues the download when there is more space', async ({
  page,
  host,
  open,
}) => {
  test.setTimeout(60_000);
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
  await open('/docs/4.1/apis');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('API Guides');
  await host.start();
  await limitDisk(page, host.origin);
  // The download may be complete before the page has loaded, and only this page says so.
  await open('/offline');
  // A request that failed while the host was stopped is repeated after up to 15 seconds.
  await expect(page.getByRole('main').getByText(/^\d\.\d MB, downloaded/)).toBeVisible({timeout: 30_000});
});

test('a download waits on a metered connection until the reader starts it, and can be paused', async ({
  page,
  host,
  open,
}) => {
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {saveData: true, effectiveType: '4g'}});
  });
  await open('/?offlineMode=true');
  await expect(offlineFrame(page)).toContainText('The download is on hold because this connection may cost you money.');
  await expect(offlineFrame(page)).toContainText(/\d\.\d MB for all pages and search/);
  expect(offlineFiles(host)).toEqual([]);

  const resume = host.hold(oneOf(packPaths().slice(first)));
  await offlineAction(page, 'Download anyway').click();
  await offlineAction(page, 'Pause').click();
  await expect(offlineFrame(page)).toContainText('The download is paused. Your progress is saved.');
  // The host may still respond to requests that were sent before the pause, but it must not receive new ones.
  host.clearLog();
  resume();
  await open('/docs/apis');
  await expect(offlineFrame(page)).toContainText('The download is paused. Your progress is saved.');
  await expect.poll(() => host.requested).toContain('/sw.js');
  expect(host.requested.filter((path) => path.startsWith(`/${offlineFolder}`))).toEqual([]);
  await offlineAction(page, 'Hide').click();
  await expect(offlineFrame(page)).toHaveText('');

  await open('/versions');
  await offlineAction(page, 'Resume').click();
  await untilStored(page);
});

test('/offline has an Install button where the browser offers to install the site', async ({page, open}) => {
  const button = page.getByRole('button', {name: 'Install', exact: true});
  await open('/offline');
  await expect(page.getByRole('heading', {name: 'Install the app'})).toBeVisible();
  await expect(button).toHaveCount(0);

  // Browsers make the offer once, so it has to be remembered when the reader opens another page.
  await open('/versions');
  await page.evaluate(() => {
    const prompt = (): void => void (document.body.dataset.prompted = 'yes');
    window.dispatchEvent(Object.assign(new Event('beforeinstallprompt'), {prompt}));
  });
  await page.getByRole('contentinfo').getByRole('link', {name: 'Read offline'}).click();
  await button.click();
  await expect(page.locator('body')).toHaveAttribute('data-prompted', 'yes');
  await expect(button).toHaveCount(0);
});

test('/offline shows what is stored, and removes it until the reader stores it again', async ({page, host, open}) => {
  await open('/offline');
  await page.getByRole('link', {name: 'turn on offline mode'}).click();
  await untilStored(page);
  await expect(page.getByRole('progressbar')).toHaveCount(0);
  await expect(page.getByText(/^\d\.\d MB, downloaded/).getByRole('time')).toHaveAttribute('datetime', /^20\d\d-/);
  expect(await violationsInBothModes(page)).toEqual([]);
  await page.getByRole('button', {name: 'Remove from this device'}).click();
  await expect(page.getByText('Nothing is stored on this device.')).toBeVisible();

  host.clearLog();
  await open('/docs/apis');
  await open('/offline');
  await expect(page.getByText('Nothing is stored on this device.')).toBeVisible();
  expect(offlineFiles(host)).toEqual([]);
  const stored = await page.evaluate(async () =>
    (await (await caches.open('offline-packs')).keys()).map(({url}) => url),
  );
  expect(stored.filter((url) => !url.includes('/note/'))).toEqual([]);

  await page.getByRole('button', {name: 'Download the site'}).click();
  await untilStored(page);
});

test('a corrected word takes the pack of its page and small files, even on a metered connection', async ({
  page,
  host,
  open,
}) => {
  const later = mkdtempSync(path.join(tmpdir(), 'corrected-site-'));
  const wrong = 'is how PHP code in Moodle reads';
  const corrected = 'is the way PHP code in Moodle reads';
  // The page has the tags of search engines and social networks, which stored pages keep.
  expect(readFileSync(`${build}/docs/apis/core/dml.html`, 'utf8')).toMatch(/application\/ld\+json[^]*property="?og:/);
  await correct(build, later, 'docs/apis/core/dml.html', [wrong, corrected]);
  await open('/docs/apis/core/dml?offlineMode=true');
  await untilStored(page);
  host.deploy(later);
  host.isMetered = true;
  host.clearLog();
  await open('/docs/apis/core/dml');
  await expect(updatePrompt(page)).toBeVisible();
  await expect(page.getByRole('main')).toContainText(wrong);
  await offlineAction(page, 'Refresh').click();
  await expect(page.getByRole('main')).toContainText(corrected);
  const packs = offlineFiles(host).filter((file) => file.endsWith('.pack'));
  expect(packs).toHaveLength(1);
  const others = host.responses.filter((response) => response.path !== packs[0]);
  expect(others.reduce((sum, {bytes}) => sum + bytes, 0)).toBeLessThan(100_000);
  await host.stop();
  await open('/docs/4.1/apis/core/dml');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Data manipulation API');
  rmSync(later, {recursive: true});
});

test('a browser can install the site and finds no errors in its manifest', async ({host}) => {
  // Browsers do not install sites from the private contexts that tests usually run in, so this test needs a profile.
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

import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {chromium, type Page} from '@playwright/test';
import {offlineFolder} from '../../../src/offline/format.ts';
import {expect, folderOf, hostTest as test} from './sites.ts';
import {violationsInBothModes} from '../support/axe.ts';
import type {Host} from '../support/host.ts';
import {navbar} from '../support/layout.ts';
import {offlineAction, offlineFiles, offlineFrame, packPaths, stopWorkers, untilStored} from '../support/offline.ts';

/** Returns the paths of the packs, the largest one first. They are listed on demand, because Playwright loads this file before the build. */
const packs = (): string[] => packPaths(folderOf('plain'));

/** Holds back all packs but the largest one, until the returned function is called. */
const holdSmallPacks = (host: Host): (() => void) => host.hold(new RegExp(packs().slice(1).join('|')));

test('stores the site with one request for each pack, and shows the progress', async ({page, host, open}) => {
  const resume = holdSmallPacks(host);
  await open('/?offlineMode=true');
  const bar = offlineFrame(page).getByRole('progressbar', {name: 'Site download'});
  await expect(offlineFrame(page)).toContainText('The site is being downloaded to this device.');
  await expect(offlineFrame(page)).toContainText(/\d\.\d MB of \d\.\d MB/);
  await expect(bar).toBeInViewport({ratio: 1});
  expect(await violationsInBothModes(page)).toEqual([]);
  // Other pages can be opened during the download, and show its progress too.
  await navbar(page).getByRole('link', {name: 'Guides', exact: true}).click();
  await expect(page).toHaveURL('/docs');
  await expect(bar).toBeInViewport({ratio: 1});

  resume();
  await untilStored(page);
  // One more request is for the manifest.
  expect(offlineFiles(host)).toHaveLength(packs().length + 1);
  await offlineAction(page, 'Close').click();
  await expect(offlineFrame(page)).toHaveText('');

  // The next page shows no message, and requests only the service worker.
  host.clearLog();
  await open('/');
  await expect(offlineFrame(page)).toHaveText('');
  expect(host.responses.filter((response) => response.path !== '/sw.js')).toEqual([]);
});

test('a download continues in a new tab after its tab was closed', async ({page, context, host, open}) => {
  const resume = holdSmallPacks(host);
  await open('/?offlineMode=true');
  await expect.poll(() => offlineFiles(host).length).toBe(2);
  await expect(offlineFrame(page)).toContainText(/[1-9] MB of/);
  const next = await context.newPage();
  await page.close();
  await stopWorkers(next);
  resume();
  // The download continues on any page, and the reader does not have to start it.
  await open('/docs', next);
  await untilStored(next);
  const arrived = offlineFiles(host).filter((part) => part.endsWith('.pack'));
  expect(new Set(arrived).size).toBe(packs().length);
  // The largest pack had arrived and is not downloaded again. Packs in transit may be.
  expect(arrived.filter((part) => part === packs()[0])).toHaveLength(1);
});

test('a failed request is retried automatically, and a failed download when the reader presses "Try again"', async ({
  page,
  host,
  open,
}) => {
  const [largest] = packs();
  host.fail(new RegExp(largest!), 1);
  host.fail(/^\/assets\/offline\/\w+\.json$/, 1);
  await open('/?offlineMode=true');
  await expect(offlineFrame(page)).toContainText(
    /could not be downloaded: \S+\.json: status 503\. Your progress is saved\./,
  );
  await offlineAction(page, 'Try again').click();
  await untilStored(page);
  expect(host.responses.filter((response) => response.path === largest).map(({status}) => status)).toEqual([503, 200]);
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

  const resume = holdSmallPacks(host);
  await offlineAction(page, 'Download anyway').click();
  await offlineAction(page, 'Pause').click();
  await expect(offlineFrame(page)).toContainText('The download is paused. Your progress is saved.');
  // The host may still respond to requests that were sent before the pause, but it must not receive new ones.
  host.clearLog();
  resume();
  await open('/docs');
  await expect(offlineFrame(page)).toContainText('The download is paused. Your progress is saved.');
  await expect.poll(() => host.requested).toContain('/sw.js');
  expect(host.requested.filter((path) => path.startsWith(`/${offlineFolder}`))).toEqual([]);
  await offlineAction(page, 'Hide').click();
  await expect(offlineFrame(page)).toHaveText('');

  await open('/');
  await offlineAction(page, 'Resume').click();
  await untilStored(page);
});

test('/offline has an Install button where the browser offers to install the site', async ({page, open}) => {
  const button = page.getByRole('button', {name: 'Install', exact: true});
  await open('/offline');
  await expect(page.getByRole('heading', {name: 'Install the app'})).toBeVisible();
  await expect(button).toHaveCount(0);

  // Browsers make the offer once, so it has to be remembered when the reader opens another page.
  await open('/docs');
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
  await open('/docs');
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

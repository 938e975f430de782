import path from 'node:path';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import {expect, folderOf, hostTest} from './sites.ts';
import {correct} from '../support/correction.ts';
import {navbar} from '../support/layout.ts';
import {offlineAction, offlineFrame, untilStored, updatePrompt} from '../support/offline.ts';
import {violationsInBothModes} from '../support/axe.ts';
import type {Page} from '@playwright/test';

const sentence = (page: Page) => page.locator('.theme-doc-markdown').getByRole('paragraph');
const before = 'One paragraph.';
const after = 'One paragraph, corrected.';

/** `corrected` is the folder of a build with a corrected sentence, which tests deploy. */
const test = hostTest.extend<object, {corrected: string}>({
  corrected: [
    async ({}, use) => {
      const folder = mkdtempSync(path.join(tmpdir(), 'corrected-site-'));
      await correct(folderOf('plain'), folder, 'docs.html', [before, after]);
      await use(folder);
      rmSync(folder, {recursive: true});
    },
    {scope: 'worker'},
  ],
});

/** Makes the browser check for an update, as it does on every page load. */
async function checkForUpdate(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });
}

/** Returns whether the worker of another version is being installed or waits for the reader's confirmation. */
async function hasNewWorker(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const {installing, waiting} = await navigator.serviceWorker.ready;
    return Boolean(installing ?? waiting);
  });
}

/** Follows a link with the keyboard, because the site preloads the target of a link under the pointer. */
async function follow(page: Page, name: string): Promise<void> {
  await navbar(page).getByRole('link', {name, exact: true}).press('Enter');
}

test.describe('a reader in offline mode', () => {
  test.beforeEach(async ({page, host, open, corrected}) => {
    await open('/?offlineMode=true');
    await untilStored(page);
    await offlineAction(page, 'Close').click();
    host.deploy(corrected);
    host.clearLog();
  });

  test('is asked before a new version is shown, and keeps entered text until then', async ({page, open, host}) => {
    await open('/search');
    const field = page.getByRole('main').getByRole('searchbox');
    await field.fill('half a quer');
    await checkForUpdate(page);
    await expect(updatePrompt(page)).toBeInViewport({ratio: 1});
    expect(await violationsInBothModes(page)).toEqual([]);
    await field.press('End');
    await field.pressSequentially('y');
    await expect(field).toHaveValue('half a query');
    await expect(field).toBeFocused();

    // A reader who dismisses the prompt keeps the stored version, with a network and without.
    await offlineAction(page, 'Close').focus();
    await page.keyboard.press('Escape');
    await expect(offlineFrame(page)).toHaveText('');
    await expect(field).toHaveValue('half a query');
    await follow(page, 'Guides');
    await expect(sentence(page)).toHaveText(before);
    await host.stop();
    await page.reload();
    await expect(sentence(page)).toHaveText(before);
    await expect(updatePrompt(page)).toBeVisible();
  });

  test('stays on the same page after the update, and has the new version of all pages', async ({page, open, host}) => {
    await open('/docs#__docusaurus_skipToContent_fallback');
    await checkForUpdate(page);
    await expect(updatePrompt(page)).toBeVisible();
    await host.stop();
    await offlineAction(page, 'Refresh').press('Enter');
    await expect(sentence(page)).toHaveText(after);
    await expect(page).toHaveURL('/docs#__docusaurus_skipToContent_fallback');
    await expect(offlineFrame(page)).toHaveText('');
    await open('/');
    await follow(page, 'Guides');
    await expect(sentence(page)).toHaveText(after);
  });

  test('can continue in a tab with the previous version after another tab has been updated', async ({
    page,
    context,
    open,
    host,
  }) => {
    const other = await context.newPage();
    await open('/', other);
    await checkForUpdate(page);
    const reloaded = other.waitForEvent('load');
    await offlineAction(other, 'Refresh').click();
    await reloaded;
    await other.waitForSelector('html[data-has-hydrated="true"]');
    await host.stop();
    await open('/docs', other);
    await expect(sentence(other)).toHaveText(after);
    // The first tab still runs the previous version's scripts, which load the chunk of the uncorrected page.
    await follow(page, 'Guides');
    await expect(sentence(page)).toHaveText(before);
    await offlineAction(page, 'Refresh').click();
    await expect(sentence(page)).toHaveText(after);
  });

  test('keeps the previous version if the new one cannot be downloaded completely', async ({page, open, host}) => {
    host.fail(/^\/assets\/offline\/\w+\.json$/, 1);
    await checkForUpdate(page).catch(() => undefined);
    await expect.poll(() => host.responses.map(({status}) => status)).toContain(503);
    await open('/docs');
    await expect(sentence(page)).toHaveText(before);
    // The browser checks again on the next page load.
    await checkForUpdate(page);
    await expect(updatePrompt(page)).toBeVisible();
  });

  test('does not download a large update on a metered connection, but gets it on another one', async ({page, host}) => {
    // Without the stored files, nothing can be reused, so the update is as large as if every file had changed.
    await page.evaluate(async () => {
      const cache = await caches.open('offline-packs');
      const files = (await cache.keys()).filter(({url}) => /\/(?:pack|file)\//.test(url));
      await Promise.all(files.map((file) => cache.delete(file)));
    });
    host.isMetered = true;
    await checkForUpdate(page);
    const requestedTypes = () => host.responses.map((response) => path.extname(response.path));
    await expect.poll(requestedTypes).toContain('.json');
    await expect.poll(() => hasNewWorker(page)).toBe(false);
    expect(requestedTypes()).not.toContain('.pack');
    await expect(offlineFrame(page)).toHaveText('');

    host.isMetered = false;
    // This is retried, because a check that the browser itself started with the previous script may still be running.
    await expect(async () => {
      await checkForUpdate(page);
      await expect(updatePrompt(page)).toBeVisible({timeout: 1_000});
    }).toPass();
    expect(requestedTypes()).toContain('.pack');
  });
});

test('what a version with an earlier format has stored is replaced', async ({page, open}) => {
  await open('/');
  await page.evaluate(async () => (await caches.open('offline-site')).put('/assets/offline/pack/1', new Response('')));
  await open('/?offlineMode=true');
  // The download takes place before the new worker becomes active, so pages don't show it.
  await expect.poll(() => page.evaluate(() => caches.keys())).toEqual(['offline-packs']);
  const stored = await page.evaluate(async () =>
    (await (await caches.open('offline-packs')).keys()).map(({url}) => new URL(url).pathname.split('/').at(-2)),
  );
  expect(stored).toEqual(expect.arrayContaining(['pack', 'manifest', 'complete']));
});

test('a link to a page whose chunk was removed by a deployment opens the new version outside offline mode', async ({
  page,
  open,
  host,
  corrected,
  expectConsole,
}) => {
  expectConsole(/^error: Failed to load resource: .* 404/);
  // The response is the not-found page, which browsers refuse to run as a script.
  expectConsole(/^error: Refused to execute script from .* MIME type/);
  expectConsole(/^warning: /);
  // The site does not prefetch pages on a data-saving connection.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {saveData: true, effectiveType: '4g'}});
  });
  await open('/');
  host.deploy(corrected);
  await follow(page, 'Guides');
  await expect(sentence(page)).toHaveText(after);
  await expect(page).toHaveURL('/docs');
});

import path from 'node:path';
import {expect, folderOf, test as base} from './fixture-site/sites.ts';
import {Host} from './support/host.ts';
import {navbar} from './support/layout.ts';
import {offlineAction, offlineFrame, untilStored, updatePrompt} from './support/offline.ts';
import {violationsInBothModes} from './support/axe.ts';
import type {Page} from '@playwright/test';

/** The plain build on a host of its own, on which a test can deploy the later one. */
const test = base.extend<{host: Host}>({
  host: async ({}, use) => {
    const host = new Host(folderOf('plain'));
    await host.start();
    await use(host);
    await host.stop();
  },
  baseURL: async ({host}, use) => use(host.origin),
});

const sentence = (page: Page) => page.getByRole('article').getByRole('paragraph');
const before = 'One paragraph.';
const after = 'One paragraph, corrected.';

/** Makes the browser look for an update, as it does with each page that it loads. */
async function look(page: Page): Promise<void> {
  await page.evaluate(async () => {
    await (await navigator.serviceWorker.ready).update();
  });
}

/** Whether a worker of another version is about to be used, or waits for the reader. */
async function hasNewWorker(page: Page): Promise<boolean> {
  return page.evaluate(async () => {
    const {installing, waiting} = await navigator.serviceWorker.ready;
    return Boolean(installing ?? waiting);
  });
}

/** Follows a link with the keyboard, so that no pointer makes the site load its target beforehand. */
async function follow(page: Page, name: string): Promise<void> {
  await navbar(page).getByRole('link', {name, exact: true}).press('Enter');
}

test.describe('a reader in offline mode', () => {
  test.beforeEach(async ({page, host, open}) => {
    await open('/?offlineMode=true');
    await untilStored(page);
    await offlineAction(page, 'Close').click();
    host.deploy(folderOf('later'));
    host.forget();
  });

  test('is asked before a new version is shown, and loses nothing until then', async ({page, open, host}) => {
    await open('/search');
    const field = page.getByRole('main').getByRole('searchbox');
    await field.fill('half a quer');
    await look(page);
    await expect(updatePrompt(page)).toBeInViewport({ratio: 1});
    expect(await violationsInBothModes(page)).toEqual([]);
    await field.press('End');
    await field.pressSequentially('y');
    await expect(field).toHaveValue('half a query');
    await expect(field).toBeFocused();

    // Whoever does not want it goes on with the version that is there, with a network and without.
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

  test('sees the new version where the page was, and has all of it', async ({page, open, host}) => {
    await open('/docs#__docusaurus_skipToContent_fallback');
    await look(page);
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

  test('goes on in a tab that shows the version before, after another tab has the new one', async ({
    page,
    context,
    open,
    host,
  }) => {
    const other = await context.newPage();
    await open('/', other);
    await look(page);
    const reloaded = other.waitForEvent('load');
    await offlineAction(other, 'Refresh').click();
    await reloaded;
    await other.waitForSelector('html[data-has-hydrated="true"]');
    await host.stop();
    await open('/docs', other);
    await expect(sentence(other)).toHaveText(after);
    // The first tab still has the scripts that name the chunk of the page before the correction.
    await follow(page, 'Guides');
    await expect(sentence(page)).toHaveText(before);
    await offlineAction(page, 'Refresh').click();
    await expect(sentence(page)).toHaveText(after);
  });

  test('keeps the version before if the new one does not come as a whole', async ({page, open, host}) => {
    host.fail(/^\/assets\/offline\/\w+\.json$/, 1);
    await look(page).catch(() => undefined);
    await expect.poll(() => host.answered.map(({status}) => status)).toContain(503);
    await open('/docs');
    await expect(sentence(page)).toHaveText(before);
    // The browser tries again with the next page.
    await look(page);
    await expect(updatePrompt(page)).toBeVisible();
  });

  test('does not pay for a large update, and has it on another connection', async ({page, host}) => {
    // As if all of it had changed: of what is stored, nothing can be used again.
    await page.evaluate(async () => {
      const cache = await caches.open('offline-site');
      const files = (await cache.keys()).filter(({url}) => /\/(?:pack|file)\//.test(url));
      await Promise.all(files.map((file) => cache.delete(file)));
    });
    host.isMetered = true;
    await look(page);
    const fetched = () => host.answered.map((answered) => path.extname(answered.path));
    await expect.poll(fetched).toContain('.json');
    await expect.poll(() => hasNewWorker(page)).toBe(false);
    expect(fetched()).not.toContain('.pack');
    await expect(offlineFrame(page)).toHaveText('');

    host.isMetered = false;
    // The browser looks by itself too, and may still be at it with what it has just read.
    await expect(async () => {
      await look(page);
      await expect(updatePrompt(page)).toBeVisible({timeout: 1_000});
    }).toPass();
    expect(fetched()).toContain('.pack');
  });
});

test('a chunk that a deployment has removed is no end for a reader outside offline mode', async ({
  page,
  open,
  host,
  expectConsole,
}) => {
  expectConsole(/^error: Failed to load resource: .* 404/);
  // The not-found page, which is no script.
  expectConsole(/^error: Refused to execute script from .* MIME type/);
  expectConsole(/^warning: /);
  // Such a connection fetches nothing before it is asked for.
  await page.addInitScript(() => {
    Object.defineProperty(navigator, 'connection', {value: {saveData: true, effectiveType: '4g'}});
  });
  await open('/');
  host.deploy(folderOf('later'));
  await follow(page, 'Guides');
  await expect(sentence(page)).toHaveText(after);
  await expect(page).toHaveURL('/docs');
});

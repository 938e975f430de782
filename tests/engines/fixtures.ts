import {expect, inject, test as base, vi} from 'vitest';
import {startBrowser, type Engine, type EngineBrowser, type Json} from './browsers.ts';
import {leavingKey, recorderKey} from './recorder.ts';
import {EngineSite} from './site.ts';

declare module 'vitest' {
  interface ProvidedContext {
    engine: Engine;
  }
}

/** Default viewport of the tests. It is wide enough for the sidebar and the table of contents. */
const desktop = {width: 1280, height: 900};

/** Fixtures for tests. A test fails if messages or failed requests are left when it ends. */
interface Fixtures {
  browser: EngineBrowser;
  site: EngineSite;
  /** Opens a path of the site and waits until React has hydrated the page. */
  open: (path: string) => Promise<void>;
}

export const test = base.extend<Fixtures>({
  browser: [
    async ({}, use) => {
      const browser = await startBrowser(inject('engine'));
      await use(browser);
      await browser.close();
    },
    {scope: 'file'},
  ],
  site: async ({browser}, use) => {
    const site = await new EngineSite().start();
    await browser.resize(desktop);
    await use(site);
    expect.soft(await takeMessages(browser), 'messages').toEqual([]);
    expect.soft(site.failures, 'failed requests').toEqual([]);
    await site.stop();
  },
  open: async ({browser, site}, use) => {
    await use((path) => openPage(browser, site.origin + path));
  },
});

/**
 * Waits until a condition, which can only use its arguments, is true in the page, even if the browser navigates in the
 * meantime. The name is an infinitive for the error message: "see the results".
 */
export async function waitFor<Args extends readonly Json[]>(
  browser: EngineBrowser,
  name: string,
  condition: (...args: Args) => unknown,
  ...args: Args
): Promise<void> {
  await vi.waitFor(
    async () => {
      if (!(await browser.evaluate(condition, ...args))) {
        throw new Error(`could not ${name} at ${await browser.evaluate(() => location.href)}`);
      }
    },
    {timeout: 30_000},
  );
}

/** Opens a URL and waits until React has hydrated the page. */
export async function openPage(browser: EngineBrowser, url: string): Promise<void> {
  // A `beforeunload` listener cannot set this property, because it made Firefox stop navigating under automation.
  await browser.evaluate((key) => void Object.assign(window, {[key]: true}), leavingKey);
  await browser.open(url);
  await waitFor(browser, 'see a hydrated page', () => document.documentElement.dataset.hasHydrated === 'true');
}

/** Waits until an element, perhaps with a text, is visible. */
export async function untilVisible(browser: EngineBrowser, selector: string, text = ''): Promise<void> {
  await waitFor(
    browser,
    `see ${selector}${text && ` with "${text}"`}`,
    (wanted, part) =>
      [...document.querySelectorAll(wanted)].some(
        (element) => element.checkVisibility({visibilityProperty: true}) && element.textContent.includes(part),
      ),
    selector,
    text,
  );
}

/** Returns the messages that the recorder has collected since the last call. */
export async function takeMessages(browser: EngineBrowser): Promise<string[]> {
  return browser.evaluate((key) => {
    const messages = JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[];
    sessionStorage.removeItem(key);
    return messages;
  }, recorderKey);
}

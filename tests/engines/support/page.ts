import type {EngineBrowser, Json} from '../browsers/engineBrowser.ts';
import {retry} from '../browsers/retry.ts';
import {leavingKey, recorderKey} from './recorder.ts';

/**
 * Waits until a condition holds in the page, also across navigations.
 *
 * @param browser - The browser.
 * @param name - What has to happen, as an infinitive, for the error: "see the results".
 * @param condition - Returns a falsy value as long as it does not hold. It can use nothing but its arguments.
 * @param args - Its arguments.
 * @returns What the condition returned in the end.
 */
export async function waitFor<Args extends readonly Json[], Result>(
  browser: EngineBrowser,
  name: string,
  condition: (...args: Args) => Result,
  ...args: Args
): Promise<Result> {
  return retry(name, async () => {
    const result = await browser.evaluate(condition, ...args);
    if (!result) {
      throw new Error('it is still not so');
    }
    return result;
  });
}

/** Waits until React has taken over the page. */
export async function untilHydrated(browser: EngineBrowser): Promise<void> {
  await waitFor(browser, 'see a hydrated page', () => document.documentElement.dataset.hasHydrated === 'true');
}

/**
 * Opens an address and waits until the document has loaded.
 *
 * @param browser - The browser.
 * @param url - The whole address.
 */
export async function openDocument(browser: EngineBrowser, url: string): Promise<void> {
  // A listener of `beforeunload` cannot say this: with one, Firefox stopped navigating under automation.
  await browser.evaluate((key) => void Object.assign(window, {[key]: true}), leavingKey);
  await browser.open(url);
}

/**
 * Opens an address and waits until React has taken over the page.
 *
 * @param browser - The browser.
 * @param url - The whole address.
 */
export async function openPage(browser: EngineBrowser, url: string): Promise<void> {
  await openDocument(browser, url);
  await untilHydrated(browser);
}

/**
 * Waits for an element that is drawn.
 *
 * @param browser - The browser.
 * @param selector - A CSS selector.
 * @param text - What one of the elements has to contain.
 */
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

/** Waits until the address of the page is a path of the site, with its query and hash. */
export async function untilAt(browser: EngineBrowser, address: string): Promise<void> {
  await waitFor(
    browser,
    `get to ${address}`,
    (wanted) => location.pathname + location.search + location.hash === wanted,
    address,
  );
}

/**
 * Reads what the recorder has noticed since the last call.
 *
 * @param browser - The browser, on a page of the site.
 * @returns One line for each message.
 */
export async function takeMessages(browser: EngineBrowser): Promise<string[]> {
  return browser.evaluate((key) => {
    const messages = JSON.parse(sessionStorage.getItem(key) ?? '[]') as string[];
    sessionStorage.removeItem(key);
    return messages;
  }, recorderKey);
}

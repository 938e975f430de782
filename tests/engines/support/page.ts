import type {EngineBrowser, Json} from '../browsers/engineBrowser.ts';
import {retry} from '../browsers/retry.ts';
import {leavingKey, recorderKey} from './recorder.ts';

/**
 * Waits until a condition is true in the page, even if the browser navigates in the meantime.
 *
 * @param browser - The browser.
 * @param name - What has to happen, as an infinitive for the error message: "see the results".
 * @param condition - Function that returns a truthy value when the wait is over. It can only use its arguments.
 * @param args - Arguments of the condition.
 * @returns The truthy value of the condition.
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
      const address = await browser.evaluate(() => location.href);
      throw new Error(`the condition is still false at ${address}`);
    }
    return result;
  });
}

/** Waits until React has hydrated the page. */
export async function untilHydrated(browser: EngineBrowser): Promise<void> {
  await waitFor(browser, 'see a hydrated page', () => document.documentElement.dataset.hasHydrated === 'true');
}

/**
 * Opens a URL and waits until the document has loaded.
 *
 * @param browser - The browser.
 * @param url - The complete URL.
 */
export async function openDocument(browser: EngineBrowser, url: string): Promise<void> {
  // A `beforeunload` listener cannot set this property, because it made Firefox stop navigating under automation.
  await browser.evaluate((key) => void Object.assign(window, {[key]: true}), leavingKey);
  await browser.open(url);
}

/**
 * Opens a URL and waits until React has hydrated the page.
 *
 * @param browser - The browser.
 * @param url - The complete URL.
 */
export async function openPage(browser: EngineBrowser, url: string): Promise<void> {
  await openDocument(browser, url);
  await untilHydrated(browser);
}

/**
 * Waits until an element is visible.
 *
 * @param browser - The browser.
 * @param selector - A CSS selector.
 * @param text - Text that one of the visible elements has to contain.
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

/** Waits until the URL of the page has the given path, query and hash. */
export async function untilAt(browser: EngineBrowser, address: string): Promise<void> {
  await waitFor(
    browser,
    `get to ${address}`,
    (wanted) => location.pathname + location.search + location.hash === wanted,
    address,
  );
}

/**
 * Returns the messages that the recorder has collected since the last call.
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

/**
 * Returns the computed value of a CSS property.
 *
 * @param browser - The browser.
 * @param selector - A CSS selector; the first element that matches it counts.
 * @param property - Name of the property, as in a style sheet.
 * @returns The value.
 */
export async function styleOf(browser: EngineBrowser, selector: string, property: string): Promise<string> {
  return browser.evaluate(
    (wanted, name) => getComputedStyle(document.querySelector(wanted)!).getPropertyValue(name),
    selector,
    property,
  );
}

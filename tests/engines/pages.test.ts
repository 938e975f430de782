import {readFileSync} from 'node:fs';
import {afterAll, beforeAll, expect, inject, test} from 'vitest';
import {farParts, lastParts, pageKinds, type PageKind} from '../support/pageKinds.ts';
import type {EngineBrowser} from './browsers/engineBrowser.ts';
import {startBrowser} from './browsers/start.ts';
import {openPage, takeMessages, untilVisible} from './support/page.ts';
import {Site} from './support/site.ts';

let site: Site;
let browser: EngineBrowser;

beforeAll(async () => {
  site = await new Site().start();
  browser = await startBrowser(inject('engine'));
});

afterAll(async () => {
  await browser.close();
  site.stop();
});

/** Replaces a browser that may have crashed. */
async function restart(): Promise<void> {
  // It may refuse even to close. Everything that it started ends with the tests.
  await browser.close().catch(() => undefined);
  browser = await startBrowser(inject('engine'));
}

/**
 * Opens a page and reports what is wrong with it.
 *
 * @param path - Path of the page.
 * @param complete - Waits until the page is complete.
 * @returns One line for each problem.
 */
async function problemsOf(path: string, complete: () => Promise<void> = async () => {}): Promise<string[]> {
  try {
    await openPage(browser, site.origin + path);
    await complete();
    const hasTitle = await browser.evaluate(() => document.querySelector('h1') !== null);
    return [...(hasTitle ? [] : [`${path}: no first-level heading`]), ...(await takeMessages(browser))];
  } catch (error) {
    await restart();
    return [`${path}: ${String(error)}`];
  }
}

test.each(Object.keys(pageKinds) as PageKind[])('kind of page: %s', async (kind) => {
  const path = pageKinds[kind];
  const problems = await problemsOf(path, async () => {
    const far = farParts[kind];
    if (far !== undefined) {
      await browser.evaluate((selector) => document.querySelector(selector)?.scrollIntoView(), far);
    }
    const last = lastParts[kind];
    if (last) {
      await untilVisible(browser, last.selector, last.text);
    }
  });
  expect(problems).toEqual([]);
  expect(site.failures.splice(0)).toEqual(kind === 'not found' ? [`404 ${path}`] : []);
});

const allPaths = [...readFileSync('build/sitemap.xml', 'utf8').matchAll(/<loc>(.*?)<\/loc>/g)].map(
  ([, url]) => new URL(url!).pathname,
);

test('the sitemap lists all pages', () => {
  expect(allPaths.length).toBeGreaterThan(700);
});

// A test for each page, so that no limit depends on their number, and a failure names its page.
test.each(allPaths)('no message in the console: %s', async (path) => {
  expect([...(await problemsOf(path)), ...site.failures.splice(0)]).toEqual([]);
});

import {readFileSync} from 'node:fs';
import {afterAll, beforeAll, expect, inject, test} from 'vitest';
import {lastParts, pageKinds, type PageKind} from '../../tools/lib/pageKinds.ts';
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

/** Starts a new browser, because the old one may have crashed. */
async function restart(): Promise<void> {
  // Closing it may fail too. Its processes end with the tests at the latest.
  await browser.close().catch(() => undefined);
  browser = await startBrowser(inject('engine'));
}

/**
 * Opens a page and returns its problems: errors, console messages, and a missing heading.
 *
 * @param path - Path of the page.
 * @param complete - Function that waits until the page is complete.
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

test.each(Object.keys(pageKinds) as PageKind[])('loads without problems: %s', async (kind) => {
  const path = pageKinds[kind];
  const problems = await problemsOf(path, async () => {
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

// Each page has its own test, so that the timeout does not depend on the number of pages, and a failure names the page.
test.for(allPaths)('logs nothing in the console: %s', async (path, {task}) => {
  expect(browser.product).toMatch(/^[A-Z][A-Za-z]+ \d/);
  Object.assign(task.meta, {browser: browser.product, page: path});
  expect([...(await problemsOf(path)), ...site.failures.splice(0)]).toEqual([]);
});

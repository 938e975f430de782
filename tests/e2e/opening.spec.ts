import type {Page} from '@playwright/test';
import {expect, test} from './fixtures.ts';
import {expectLaidOut, layOutAll} from './support/layout.ts';

const long = '/docs/apis/core/dml';
const marked = 'html[data-opening]';

/** How many blocks of the text the browser has not laid out. */
async function skipped(page: Page): Promise<number> {
  return page.locator('.markdown > * > :first-child').evaluateAll(
    // The first, as details that are closed hide the others.
    (all) => all.filter((part) => !part.checkVisibility({contentVisibilityAuto: true})).length,
  );
}

/** Leaves the browser no moment with nothing to do, until it is let go. */
async function keepBusy(page: Page): Promise<() => Promise<void>> {
  await page.addInitScript(() => {
    const requestIdleCallback = window.requestIdleCallback.bind(window);
    const waiting: (() => void)[] = [];
    window.requestIdleCallback = (callback, options) => waiting.push(() => requestIdleCallback(callback, options));
    window.addEventListener('let-go', () => {
      window.requestIdleCallback = requestIdleCallback;
      waiting.splice(0).forEach((request) => request());
    });
  });
  return () => page.evaluate(() => void window.dispatchEvent(new Event('let-go')));
}

const height = (page: Page) => page.evaluate(() => document.documentElement.scrollHeight);

test('a page that has just been opened lays out its beginning; the rest follows by itself', async ({page, open}) => {
  const letGo = await keepBusy(page);
  await open(long);
  await expect(page.locator(marked)).toHaveCount(1);
  expect(await skipped(page)).toBeGreaterThan(50);
  await letGo();
  await expectLaidOut(page);
  expect(await skipped(page)).toBe(0);
  const styles = page.locator('.markdown > *').evaluateAll((all) => all.map((block) => block.getAttribute('style')));
  expect((await styles).filter(Boolean)).toEqual([]);

  const laidOut = await height(page);
  await page.evaluate(() => window.scrollTo(0, 0));
  await page.reload();
  expect(await skipped(page)).toBe(0);
  expect(await height(page)).toBe(laidOut);
});

test('the reader stays at what is read while the rest is laid out', async ({page, open}) => {
  const letGo = await keepBusy(page);
  await open(long);
  // Far into the page at once, as with the bar at its side.
  const read = await page.evaluateHandle(async () => {
    const {innerWidth, innerHeight} = window;
    window.scrollTo(0, document.documentElement.scrollHeight / 2);
    await new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve)));
    return document.elementFromPoint(innerWidth / 2, innerHeight / 2);
  });
  const place = () => read.evaluate((element) => element?.getBoundingClientRect().top ?? NaN);
  const before = await place();
  expect(await skipped(page)).toBeGreaterThan(50);
  await letGo();
  await expectLaidOut(page);
  expect(await skipped(page)).toBe(0);
  // A browser scrolls by whole pixels, and text above is not as high as that.
  expect(Math.abs((await place()) - before)).toBeLessThan(1);
});

test('a link to a section leads there from a page that has just been opened', async ({page, open}) => {
  await page.setViewportSize({width: 1280, height: 800});
  await keepBusy(page);
  await open(long);
  const link = page.locator('.table-of-contents a').last();
  const id = (await link.getAttribute('href'))?.slice(1) ?? '';
  // By script: a key or a pointer would be a move.
  await link.evaluate((element: HTMLElement) => element.click());
  await expect(page).toHaveURL(new RegExp(`#${id}$`));
  await expect(page.locator(`[id="${id}"]`)).toBeInViewport();
  await expect(page.locator(marked)).toHaveCount(0);
});

test('a page opened at a section, and one that is opened again, are laid out as a whole', async ({page, open}) => {
  await open(`${long}#transactions`);
  await expect(page.locator(marked)).toHaveCount(0);
  await open('/docs');
  await open(long);
  await page.reload();
  await expect(page.locator(marked)).toHaveCount(0);
});

test('the way back leads to where the reader was', async ({page, open}) => {
  await open(long);
  await layOutAll(page);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight * 0.7));
  const before = await page.evaluate(() => window.scrollY);
  await page.locator('.pagination-nav__link--next').evaluate((link: HTMLElement) => link.click());
  await expect(page).not.toHaveURL(new RegExp(`${long}$`));
  await page.goBack();
  await expect(page).toHaveURL(new RegExp(`${long}$`));
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
});

test.describe('without scripts', () => {
  test.use({javaScriptEnabled: false});

  test('a page is laid out as a whole', async ({page}) => {
    await page.goto(long);
    await expect(page.locator(marked)).toHaveCount(0);
  });
});

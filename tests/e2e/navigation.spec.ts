import type {Page} from '@playwright/test';
import {expect, test} from './fixtures.ts';
import {navbar, sidebar} from './support/layout.ts';

const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const scrollTo = (page: Page, y: number) => page.evaluate((top) => window.scrollTo({top, behavior: 'instant'}), y);

test('a page opens at the top', async ({page, open}) => {
  await open('/docs/apis/core/dml/ddl');
  const previous = page.getByRole('link', {name: /^Previous/});
  const target = await previous.getAttribute('href');
  await previous.scrollIntoViewIfNeeded();
  expect(await scrollY(page)).toBeGreaterThan(0);
  await previous.click();
  await expect(page).toHaveURL(target!);
  await expect.poll(() => scrollY(page)).toBe(0);
});

test('a link to a heading of another page scrolls the heading below the navbar', async ({page, open}) => {
  await open('/docs/apis/core/dml/exceptions');
  await page.getByRole('link', {name: 'DDL exception', exact: true}).click();
  await expect(page).toHaveURL('/docs/apis/core/dml/ddl#exceptions');
  const heading = page.getByRole('heading', {name: /^Exceptions/});
  await expect(heading).toBeInViewport({ratio: 1});
  const bar = (await navbar(page).boundingBox())!;
  await expect.poll(async () => (await heading.boundingBox())!.y).toBeGreaterThan(bar.y + bar.height);
  expect((await heading.boundingBox())!.y).toBeLessThan(bar.y + bar.height + 100);
});

test('a table of contents entry scrolls to its heading, and so does going back from another page', async ({
  page,
  open,
}) => {
  await open('/docs/apis/core/dml');
  const entry = page.locator('.table-of-contents a').last();
  const hash = new URL((await entry.getAttribute('href'))!, page.url()).hash;
  const heading = page.locator(`[id="${decodeURIComponent(hash.slice(1))}"]`);
  await expect(heading).not.toBeInViewport();
  await entry.press('Enter');
  await expect(page).toHaveURL(`/docs/apis/core/dml${hash}`);
  await expect(heading).toBeInViewport();

  await navbar(page).getByRole('link', {name: 'All versions', exact: true}).press('Enter');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('All versions');
  // The browser must not restore the scroll position by itself.
  await page.evaluate(() => (window.history.scrollRestoration = 'manual'));
  await page.goBack();
  await expect(heading).toBeInViewport();
});

test('the page does not scroll when only the query changes', async ({page, open}) => {
  await open('/docs/apis/core/dml');
  await page.evaluate(() => {
    window.history.scrollRestoration = 'manual';
    window.history.pushState(null, '', '?reader=1');
  });
  // The router does not notice pushState, so it learns of the query only when the reader goes back and forward.
  await page.goBack();
  await scrollTo(page, 600);
  await page.goForward();
  // Links to other versions keep the query, so they show that the router has applied it.
  const links = page.locator('a[href$="?reader=1"]');
  await expect(links.first()).toBeAttached();
  expect(await scrollY(page)).toBe(600);
  await page.goBack();
  await expect(links).toHaveCount(0);
  expect(await scrollY(page)).toBe(600);
});

test('Back restores the scroll position on a long page', async ({page, open}) => {
  await open('/docs/apis/core/dml');
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight * 0.7));
  const before = await page.evaluate(() => window.scrollY);
  expect(before).toBeGreaterThan(0);
  await page.locator('.pagination-nav__link--next').evaluate((link: HTMLElement) => link.click());
  await expect(page).not.toHaveURL(/\/docs\/apis\/core\/dml$/);
  await page.goBack();
  await expect(page).toHaveURL(/\/docs\/apis\/core\/dml$/);
  await expect.poll(() => page.evaluate(() => window.scrollY)).toBe(before);
});

test('moving the focus through the navigation does not scroll the page', async ({page, open}) => {
  await open('/docs/apis/core/dml');
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2));
  const before = await page.evaluate(() => window.scrollY);
  await navbar(page).getByRole('link').first().focus();
  while (!(await page.locator('main :focus').count())) {
    expect(await page.evaluate(() => window.scrollY)).toBe(before);
    await page.keyboard.press('Tab');
  }
});

test.describe('sidebar', () => {
  // Only wide screens have a sidebar and a top bar. The viewport is short, so that the menu has to scroll.
  test.use({viewport: {width: 1280, height: 600}});

  const path = '/docs/apis/core/dml';
  const collapseButton = (page: Page) => page.getByRole('button', {name: 'Collapse sidebar', exact: true});
  const entries = (page: Page) => sidebar(page).locator('a, button').filter({visible: true});

  /** Describes the focused entry and what covers it, if anything does. */
  const coveredFocus = (page: Page) =>
    page.evaluate(() => {
      const focused = document.activeElement!;
      const {left, right, top, bottom} = focused.getBoundingClientRect();
      const covers = [top + 2, (top + bottom) / 2, bottom - 2]
        .map((y) => document.elementFromPoint((left + right) / 2, y))
        .filter((element) => !focused.contains(element));
      const name = focused.getAttribute('aria-label') ?? focused.textContent;
      return covers.map((element) => `${name}: ${element ? element.outerHTML.slice(0, 100) : 'outside the window'}`);
    });

  test.beforeEach(async ({page, open}) => {
    await open(path);
    expect(await sidebar(page).evaluate((menu) => menu.scrollHeight - menu.clientHeight)).toBeGreaterThan(0);
    await expect(collapseButton(page)).toBeInViewport({ratio: 1});
  });

  test('the collapse button never covers an entry that Tab moves the focus to', async ({page}) => {
    const count = await entries(page).count();
    await entries(page).first().focus();
    for (let index = 0; index < count; index += 1) {
      await expect(entries(page).nth(index)).toBeFocused();
      await expect.poll(() => coveredFocus(page)).toEqual([]);
      await page.keyboard.press('Tab');
    }
    await expect(collapseButton(page)).toBeFocused();
  });

  test('the collapse button never covers the last entries when Shift+Tab moves the focus to them', async ({page}) => {
    const count = await entries(page).count();
    await collapseButton(page).focus();
    for (let index = count - 1; index >= count - 5; index -= 1) {
      await page.keyboard.press('Shift+Tab');
      await expect(entries(page).nth(index)).toBeFocused();
      await expect.poll(() => coveredFocus(page)).toEqual([]);
    }
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test.describe(`in ${colorScheme} mode`, () => {
      test.use({colorScheme});

      test('the collapse button is opaque, even when hovered or focused', async ({page}) => {
        await expect(page.locator('html')).toHaveAttribute('data-theme', colorScheme);
        const button = collapseButton(page);
        // Computed colours only have the form rgb() if they are opaque.
        const opaque = /^rgb\(/;
        await expect(button).toHaveCSS('background-color', opaque);
        const plain = await button.evaluate((element) => getComputedStyle(element).backgroundColor);
        await button.hover();
        await expect(button).not.toHaveCSS('background-color', plain);
        await expect(button).toHaveCSS('background-color', opaque);
        await page.mouse.move(0, 0);
        await expect(button).toHaveCSS('background-color', plain);
        await button.focus();
        await expect(button).not.toHaveCSS('background-color', plain);
        await expect(button).toHaveCSS('background-color', opaque);
      });
    });
  }
});

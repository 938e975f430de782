import type {Page} from '@playwright/test';
import {expect, test} from './fixtures.ts';
import {navbar, sidebar} from './support/layout.ts';
import {pageKinds} from './support/pages.ts';

const path = pageKinds['long docs page with tables'];
const scrollY = (page: Page) => page.evaluate(() => Math.round(window.scrollY));
const scrollTo = (page: Page, y: number) => page.evaluate((top) => window.scrollTo({top, behavior: 'instant'}), y);

test('a page opens at the top, and Back restores the scroll position', async ({page, open}) => {
  await open(path);
  await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight * 0.7));
  const before = await scrollY(page);
  expect(before).toBeGreaterThan(0);
  await page.locator('.pagination-nav__link--next').evaluate((link: HTMLElement) => link.click());
  await expect(page).not.toHaveURL(path);
  await expect.poll(() => scrollY(page)).toBe(0);
  await page.goBack();
  await expect(page).toHaveURL(path);
  await expect.poll(() => scrollY(page)).toBe(before);
});

test('a link to a heading scrolls the heading below the navbar, and so does going back from another page', async ({
  page,
  open,
}) => {
  await open(path);
  const entry = page.locator('.table-of-contents a').last();
  const hash = new URL((await entry.getAttribute('href'))!, page.url()).hash;
  const heading = page.locator(`[id="${decodeURIComponent(hash.slice(1))}"]`);
  await expect(heading).not.toBeInViewport();
  await entry.press('Enter');
  await expect(page).toHaveURL(`${path}${hash}`);
  await expect(heading).toBeInViewport({ratio: 1});
  const bar = (await navbar(page).boundingBox())!;
  await expect.poll(async () => (await heading.boundingBox())!.y).toBeGreaterThan(bar.y + bar.height);

  await navbar(page).getByRole('link', {name: 'All versions', exact: true}).press('Enter');
  await expect(page.getByRole('heading', {level: 1})).toHaveText('All versions');
  // The browser must not restore the scroll position by itself.
  await page.evaluate(() => (window.history.scrollRestoration = 'manual'));
  await page.goBack();
  await expect(heading).toBeInViewport();
});

test('the page does not scroll when only the query changes', async ({page, open}) => {
  await open(path);
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

test.describe('sidebar', () => {
  // Only wide screens have a sidebar and a top bar. The viewport is short, so that the menu has to scroll.
  test.use({viewport: {width: 1280, height: 600}});

  const collapseButton = (page: Page) => page.getByRole('button', {name: 'Collapse sidebar', exact: true});

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

  test('Tab moves through its entries, of which the collapse button covers none, without scrolling the page', async ({
    page,
    open,
  }) => {
    await open(path);
    const menu = sidebar(page);
    expect(await menu.evaluate((element) => element.scrollHeight - element.clientHeight)).toBeGreaterThan(0);
    await expect(collapseButton(page)).toBeInViewport({ratio: 1});
    await scrollTo(page, 2000);
    const before = await scrollY(page);
    const entries = menu.locator('a, button').filter({visible: true});
    const count = await entries.count();
    await entries.nth(count - 12).focus();
    for (let index = count - 12; index < count; index += 1) {
      await expect(entries.nth(index)).toBeFocused();
      await expect.poll(() => coveredFocus(page)).toEqual([]);
      await page.keyboard.press('Tab');
    }
    await expect(collapseButton(page)).toBeFocused();
    for (let index = count - 1; index >= count - 5; index -= 1) {
      await page.keyboard.press('Shift+Tab');
      await expect(entries.nth(index)).toBeFocused();
      await expect.poll(() => coveredFocus(page)).toEqual([]);
    }
    expect(await scrollY(page)).toBe(before);
  });

  for (const colorScheme of ['light', 'dark'] as const) {
    test(`the collapse button is opaque in ${colorScheme} mode, even when hovered or focused`, async ({page, open}) => {
      await page.emulateMedia({colorScheme});
      await open(path);
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
  }
});

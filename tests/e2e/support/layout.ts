import {expect, type Locator, type Page} from '@playwright/test';

/** The main navigation bar, without the top bar above it. */
export function navbar(page: Page): Locator {
  return page.getByRole('navigation', {name: 'Main'});
}

/** The bar with links to the other Moodle sites, above the main navigation. */
export function topBar(page: Page): Locator {
  return page.getByRole('navigation', {name: 'Moodle sites'});
}

/** The sidebar of a docs page. */
export function sidebar(page: Page): Locator {
  return page.getByRole('navigation', {name: 'Docs sidebar'});
}

/** Opens the menu on a page in a narrow viewport and waits until it has slid in. */
export async function openMenu(page: Page): Promise<Locator> {
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  const menu = page.locator('.navbar-sidebar');
  await expect(menu).toBeInViewport({ratio: 1});
  return menu;
}

/** Dispatches a scroll event, after which a hydrated page renders the code buttons near the viewport. */
export async function startScrolling(page: Page): Promise<void> {
  await page.evaluate(() => void window.dispatchEvent(new Event('scroll')));
}

/** Returns how many pixels a page can be scrolled sideways. */
export async function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => {
    window.scrollTo(10_000, window.scrollY);
    const overflow = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    return Math.max(window.scrollX, overflow);
  });
}

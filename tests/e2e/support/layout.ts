import {expect, type Locator, type Page} from '@playwright/test';

/** The main navigation, without the bar above it. */
export function navbar(page: Page): Locator {
  return page.getByRole('navigation', {name: 'Main'});
}

/** The provider's bar above the main navigation. */
export function topBar(page: Page): Locator {
  return page.getByRole('navigation', {name: 'Moodle sites'});
}

/** The list of pages beside a docs page. */
export function sidebar(page: Page): Locator {
  return page.getByRole('navigation', {name: 'Docs sidebar'});
}

/**
 * Opens the menu of small screens and waits until it has slid in.
 *
 * @param page - A page in a narrow view.
 * @returns The menu.
 */
export async function openMenu(page: Page): Promise<Locator> {
  await page.getByRole('button', {name: 'Toggle navigation bar'}).click();
  const menu = page.locator('.navbar-sidebar');
  await expect(menu).toBeInViewport({ratio: 1});
  return menu;
}

/**
 * Has all of a page laid out, as a reader does by moving. Until then, what nobody has come near has no size of its own.
 *
 * @param page - A page that React has taken over, or that runs no scripts.
 */
export async function layOutAll(page: Page): Promise<void> {
  await page.evaluate(() => window.dispatchEvent(new Event('scroll')));
  await expectLaidOut(page);
}

/**
 * Waits until all of a page has been laid out. It happens while the browser has nothing else to do, which may take some
 * time where processors are few.
 *
 * @param page - A page that React has taken over.
 */
export async function expectLaidOut(page: Page): Promise<void> {
  await expect(page.locator('html[data-opening]')).toHaveCount(0, {timeout: 20_000});
}

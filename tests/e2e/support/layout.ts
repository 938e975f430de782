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
 * Does what a reader's first scroll does: code buttons and diagrams within a screen of the view are drawn.
 *
 * @param page - A hydrated page.
 */
export async function startScrolling(page: Page): Promise<void> {
  await page.evaluate(() => void window.dispatchEvent(new Event('scroll')));
}

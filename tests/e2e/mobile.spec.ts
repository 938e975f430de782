import type {Page} from '@playwright/test';
import {archived, archivedEdition} from '../support/facts.ts';
import {expect, test} from './fixtures.ts';
import {navbar, openMenu, sidebar, topBar} from './support/layout.ts';
import {pageKinds} from './support/pages.ts';

const longPage = pageKinds['long docs page with tables'];
const menuButton = (page: Page) => page.getByRole('button', {name: 'Toggle navigation bar'});
const overflow = (page: Page) => page.evaluate(() => getComputedStyle(document.body).overflowY);

test('the layout changes from mobile to desktop at 997 px', async ({page, open}) => {
  await page.setViewportSize({width: 996, height: 800});
  await open('/docs/apis');
  // The page contents move beside the text at a larger width; see docs-pages.spec.ts.
  const desktopOnly = [topBar(page), navbar(page).getByRole('link', {name: 'Guides'}), sidebar(page)];
  await expect(menuButton(page)).toBeVisible();
  for (const part of desktopOnly) {
    await expect(part).toBeHidden();
  }
  await page.setViewportSize({width: 997, height: 800});
  await expect(menuButton(page)).toBeHidden();
  for (const part of desktopOnly) {
    await expect(part).toBeVisible();
  }
  await expect(navbar(page).getByRole('link', {name: 'Read offline'})).toBeHidden();
});

test.describe('menu', () => {
  test.use({viewport: {width: 390, height: 800}});

  test('contains the navigation and the three Moodle sites, marks the current section, and closes when a link is followed', async ({
    page,
    open,
  }) => {
    await open('/versions');
    const menu = await openMenu(page);
    for (const name of ['Guides', 'Community', 'Coding', 'Process', 'Releases', 'All versions', 'Read offline']) {
      await expect(menu.getByRole('link', {name, exact: true})).toBeVisible();
    }
    await expect(menu.getByRole('link', {name: 'All versions'}).and(page.locator('.active'))).toHaveAttribute(
      'aria-current',
      'page',
    );
    const site = menu.getByRole('link', {name: 'MoodleNet'});
    await expect(site).toBeHidden();
    await menu.getByRole('button', {name: 'Moodle Sites'}).click();
    await expect(menu.getByRole('link', {name: 'Moodle.com'})).toHaveAttribute('href', 'https://moodle.com/');
    await expect(site).toHaveAttribute('href', 'https://moodle.net/');
    await expect(menu.getByRole('link', {name: 'Moodle Academy'})).toHaveAttribute('href', 'https://moodle.academy/');
    await expect(site).toBeVisible();
    await menu.getByRole('link', {name: 'Process'}).click();
    await expect(page).toHaveURL('/general/development/process');
    await expect(menu).not.toBeInViewport();
  });

  test('shows the entry of a page that is far down in its sidebar, without scrolling the page', async ({
    page,
    open,
  }) => {
    await open('/docs/apis/subsystems/xapi');
    await page.evaluate(() => window.scrollTo(0, 400));
    const menu = await openMenu(page);
    await expect(menu.locator('[aria-current="page"]').last()).toBeInViewport({ratio: 1});
    expect(await page.evaluate(() => window.scrollY)).toBe(400);
  });

  test('shows the sidebar of the documentation first, and the versions in the main menu', async ({page, open}) => {
    await open(`${longPage}?from=mail#see-also`);
    // The menu is rendered when it is first opened.
    await expect(page.locator('.navbar-sidebar__item')).toHaveCount(0);
    const menu = await openMenu(page);
    await expect(menu.locator(`a[href="${longPage}"]`)).toBeVisible();
    await menu.getByRole('button', {name: 'Back to main menu'}).click();
    await menu.getByRole('button', {name: 'Versions'}).click();
    await menu.getByRole('link', {name: archivedEdition, exact: true}).click();
    await expect(page).toHaveURL(`${archived(longPage)}?from=mail#see-also`);
  });

  test('is a modal dialog: it keeps the focus, the page does not scroll, and Escape returns to the same place', async ({
    page,
    open,
  }) => {
    await open(longPage);
    await page.evaluate(() => window.scrollTo(0, document.documentElement.scrollHeight / 2));
    const before = await page.evaluate(() => window.scrollY);
    expect(await overflow(page)).not.toBe('hidden');
    const dialog = page.getByRole('dialog', {name: 'Menu'});
    const focused = page.locator(':focus');
    for (const time of ['first', 'second']) {
      await test.step(`the ${time} time`, async () => {
        const menu = await openMenu(page);
        await expect(dialog.getByRole('button', {name: 'Close navigation bar'})).toBeFocused();
        await expect(page.locator('.main-wrapper')).toHaveJSProperty('inert', true);
        expect(await overflow(page)).toBe('hidden');
        // Shift+Tab leaves the first element of the dialog backwards, and Tab the last one forwards.
        for (const key of ['Shift+Tab', 'Shift+Tab', 'Tab', 'Tab', 'Tab', 'Tab']) {
          await page.keyboard.press(key);
          // Between the last and the first element, the focus is outside the page.
          await expect(focused.or(page.locator('body'))).not.toHaveCount(0);
          expect(await focused.count()).toBe(await dialog.locator(':focus').count());
        }
        await page.keyboard.press('Escape');
        await expect(menu).not.toBeInViewport();
        await expect(menuButton(page)).toBeFocused();
        await expect(page.locator('.main-wrapper')).toHaveJSProperty('inert', false);
        await expect(page.getByRole('dialog')).toHaveCount(0);
        await expect.poll(() => overflow(page)).not.toBe('hidden');
        expect(await page.evaluate(() => window.scrollY)).toBe(before);
      });
    }
  });

  test('Escape closes the page contents above the text and returns the focus', async ({page, open}) => {
    await open(longPage);
    const contents = page.locator('.theme-doc-toc-mobile');
    const summary = contents.locator('summary');
    await expect(contents).not.toHaveAttribute('open');
    await summary.press('Enter');
    await expect(contents).toHaveAttribute('open');
    await contents.getByRole('link').first().focus();
    await page.keyboard.press('Escape');
    await expect(contents).not.toHaveAttribute('open');
    await expect(summary).toBeFocused();
    await expect(contents.getByRole('link').first()).toBeHidden();
  });

  test('closes with the Back button, which stays on the page, also after the search was open', async ({page, open}) => {
    await open('/');
    const title = await page.title();
    await page.getByRole('main').locator('a[href="/docs/apis"]').first().click();
    await expect(page).not.toHaveTitle(title);
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog', {name: 'Search docs'})).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('dialog')).toHaveCount(0);
    const menu = await openMenu(page);
    await page.evaluate(() => window.history.back());
    await expect(menu).not.toBeInViewport();
    await expect(page).toHaveURL('/docs/apis');
  });

  test('closes on a tap outside and when the viewport becomes wide, and stays closed', async ({page, open}) => {
    await open('/');
    const menu = await openMenu(page);
    await page.mouse.click(385, 400);
    await expect(menu).not.toBeInViewport();
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');

    await openMenu(page);
    await page.setViewportSize({width: 1280, height: 800});
    await expect(menu).toHaveCount(0);
    await expect.poll(() => overflow(page)).not.toBe('hidden');
    await page.setViewportSize({width: 390, height: 800});
    await expect(menuButton(page)).toHaveAttribute('aria-expanded', 'false');
    await expect(menu).not.toBeInViewport();
  });
});

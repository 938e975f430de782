import type {Page} from '@playwright/test';
import {expect, test} from './fixtures.ts';
import {expectAccessible} from './support/axe.ts';
import {pageKinds} from './support/pages.ts';
import {searchButton} from './support/search.ts';

const list = (page: Page) => page.getByRole('dialog', {name: 'Keyboard shortcuts'});
const search = (page: Page) => page.getByRole('dialog', {name: 'Search docs'});
const singleKeys = (page: Page) => list(page).getByRole('checkbox');
const footerButton = (page: Page) => page.getByRole('contentinfo').getByRole('button', {name: 'Keyboard shortcuts'});

test('"?" shows all shortcuts; Escape closes the list and the focus returns; the search replaces it', async ({
  page,
  open,
}) => {
  await open(pageKinds['docs page']);
  const link = page.getByRole('link', {name: 'Edit this page'});
  await link.focus();
  await page.keyboard.press('?');
  await expect(list(page)).toContainText('Search this site');
  await expect(list(page).getByRole('button', {name: 'Close'})).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(list(page)).toBeHidden();
  await expect(link).toBeFocused();

  await footerButton(page).press('Enter');
  await expect(list(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(list(page)).toBeHidden();
  await expect(footerButton(page)).toBeFocused();
  await footerButton(page).click();
  await expect(list(page)).toBeVisible();
  await page.mouse.click(5, 5);
  await expect(list(page)).toBeHidden();

  await page.keyboard.press('?');
  await expect(list(page)).toBeVisible();
  await page.keyboard.press('/');
  await expect(search(page)).toBeHidden();
  await page.keyboard.press('Control+K');
  await expect(search(page)).toBeVisible();
  await expect(list(page)).toBeHidden();
  // "?" does nothing while another dialog is open.
  await search(page).getByRole('button', {name: 'Close'}).press('?');
  await expect(list(page)).toBeHidden();
});

test('the search opens again with "/" after a button was used, and leaves shortcuts of the browser alone', async ({
  page,
  open,
}) => {
  await open(pageKinds['docs page']);
  const isTaken = (init: Pick<KeyboardEventInit, 'key' | 'ctrlKey' | 'shiftKey' | 'altKey'>) =>
    page.evaluate((keys) => {
      const event = new KeyboardEvent('keydown', {...keys, bubbles: true, cancelable: true});
      document.body.dispatchEvent(event);
      return event.defaultPrevented;
    }, init);
  expect(await isTaken({key: 'K', ctrlKey: true, shiftKey: true})).toBe(false);
  expect(await isTaken({key: 'k', ctrlKey: true, altKey: true})).toBe(false);
  expect(await isTaken({key: '/', ctrlKey: true})).toBe(false);
  await expect(search(page)).toBeHidden();
  const button = searchButton(page);
  await button.click();
  await expect(search(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(button).toBeFocused();
  await page.keyboard.press('/');
  await expect(search(page)).toBeVisible();
});

test('"?" and "/" are ordinary characters in fields', async ({page, open}) => {
  await open('/search');
  const field = page.getByRole('main').getByRole('searchbox');
  await field.press('?');
  await field.press('/');
  await expect(field).toHaveValue('?/');
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('single-key shortcuts can be turned off, and stay off', async ({page, open}) => {
  await open(pageKinds['docs page']);
  await page.keyboard.press('?');
  await singleKeys(page).uncheck();
  await page.keyboard.press('Escape');
  await expect(list(page)).toBeHidden();
  for (const reload of [false, true]) {
    if (reload) {
      await open(pageKinds['general page']);
    }
    await page.keyboard.press('?');
    await page.keyboard.press('/');
    // Opens the search by a shortcut that is not a single key, which shows that the keys before it did nothing.
    await page.keyboard.press('Control+K');
    await expect(search(page)).toBeVisible();
    await expect(list(page)).toBeHidden();
    await page.keyboard.press('Escape');
    await expect(search(page)).toBeHidden();
  }
  await expect(page.locator('.DocSearch-Button')).toHaveAttribute('aria-keyshortcuts', 'Control+K Meta+K');
  await footerButton(page).click();
  await singleKeys(page).check();
  await page.keyboard.press('Escape');
  await expect(list(page)).toBeHidden();
  // DocSearch ignores the key on buttons.
  await page.getByRole('link', {name: 'Code of conduct'}).press('/');
  await expect(search(page)).toBeVisible();
});

test('the list has no violations in either mode, fits on a narrow screen and has a frame in forced colours', async ({
  page,
  open,
}) => {
  await open(pageKinds['docs page']);
  await page.keyboard.press('?');
  await expect(list(page)).toBeVisible();
  await expectAccessible(page);
  await singleKeys(page).scrollIntoViewIfNeeded();
  await expect(singleKeys(page)).toBeInViewport({ratio: 1});
  expect(await list(page).evaluate(({scrollWidth, clientWidth}) => scrollWidth - clientWidth)).toBe(0);
  await page.emulateMedia({forcedColors: 'active'});
  await expect(list(page)).toHaveCSS('border-top-style', 'solid');
});

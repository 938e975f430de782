import type {Page} from '@playwright/test';
import {expect, test} from './fixtures.ts';
import {hold} from './support/hold.ts';
import {pageKinds} from './support/pages.ts';

const phone = {width: 390, height: 844};

/** Opens a page whose scripts are on their way. The returned function lets them arrive, and waits for hydration. */
async function openWithoutScripts(page: Page, path: string): Promise<() => Promise<void>> {
  const release = await hold(page, '**/*.js');
  await page.goto(path, {waitUntil: 'commit'});
  await page.getByRole('contentinfo').waitFor();
  return async () => {
    release();
    await page.waitForSelector('html[data-has-hydrated="true"]');
  };
}

const searchField = (page: Page) => page.getByRole('dialog').getByRole('combobox');

test('the menu opens after its button was pressed, even twice', async ({page}) => {
  await page.setViewportSize(phone);
  const hydrate = await openWithoutScripts(page, pageKinds['docs page']);
  const button = page.getByRole('button', {name: 'Toggle navigation bar'});
  await button.click();
  await button.click();
  await expect(button).toHaveAttribute('data-waiting');
  await hydrate();
  await expect(page.locator('.navbar-sidebar')).toBeInViewport({ratio: 1});
  await expect(button).not.toHaveAttribute('data-waiting');
});

test('page contents and details open at once, and stay open', async ({page}) => {
  await page.setViewportSize(phone);
  const hydrate = await openWithoutScripts(page, pageKinds.components);
  const contents = page.locator('.theme-doc-toc-mobile');
  const details = page.locator('.markdown details').last();
  await details.locator('summary').click();
  await contents.getByText('On this page').click();
  await expect(contents.getByRole('link').first()).toBeVisible();
  await hydrate();
  await expect(contents.getByRole('link').first()).toBeVisible();
  await expect(details).toHaveAttribute('open');
});

test('the search dialog opens after its button was pressed, with what the reader has typed since', async ({page}) => {
  const hydrate = await openWithoutScripts(page, '/docs');
  await page.locator('.DocSearch-Button').click();
  await page.keyboard.type('a/b x');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('c');
  await hydrate();
  await expect(searchField(page)).toHaveValue('a/b c');
  await expect(searchField(page)).toBeFocused();
  await page.keyboard.type('d');
  await expect(searchField(page)).toHaveValue('a/b cd');
});

test('a shortcut opens the search dialog, unless Escape cancels it', async ({page}) => {
  const hydrate = await openWithoutScripts(page, '/');
  await page.keyboard.press('Control+k');
  await page.keyboard.type('scheduled');
  await page.keyboard.press('Escape');
  await page.keyboard.press('/');
  await page.keyboard.type('task');
  await hydrate();
  await expect(searchField(page)).toHaveValue('task');
});

test('the releases of the planner can be chosen once they are read', async ({page}) => {
  const hydrate = await openWithoutScripts(page, '/general/releases/upgrade');
  const release = page.getByRole('combobox', {name: 'Your current release'});
  await expect(release).toBeDisabled();
  await hydrate();
  await expect(release).toBeEnabled();
});

test('a query on the search page stays, and is searched for', async ({page}) => {
  const hydrate = await openWithoutScripts(page, '/search');
  await page.getByRole('main').getByRole('searchbox').fill('capability');
  await hydrate();
  await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('capability');
  await expect(page.locator('main ol h2').first()).toBeVisible();
});

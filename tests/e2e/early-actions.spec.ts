import type {Page} from '@playwright/test';
import {expect, test} from './fixtures.ts';
import {hold} from './support/hold.ts';

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
const searchButton = (page: Page) => page.locator('.DocSearch-Button');

for (const presses of [1, 2]) {
  test(`the menu opens after ${presses} ${presses === 1 ? 'press' : 'presses'} of its button`, async ({page}) => {
    await page.setViewportSize(phone);
    const hydrate = await openWithoutScripts(page, '/docs/apis/core/dml');
    const button = page.getByRole('button', {name: 'Toggle navigation bar'});
    for (let press = 0; press < presses; press += 1) {
      await button.click();
    }
    await expect(button).toHaveAttribute('data-waiting');
    await hydrate();
    await expect(page.locator('.navbar-sidebar')).toBeInViewport({ratio: 1});
    await expect(button).not.toHaveAttribute('data-waiting');
  });
}

test('the page contents open at once, and stay open', async ({page}) => {
  await page.setViewportSize(phone);
  const hydrate = await openWithoutScripts(page, '/docs/apis/core/dml');
  const contents = page.locator('.theme-doc-toc-mobile');
  await contents.getByText('On this page').click();
  await expect(contents.getByRole('link').first()).toBeVisible();
  await hydrate();
  await expect(contents.getByRole('link').first()).toBeVisible();
});

test('the search dialog opens after its button was pressed, with what the reader has typed since', async ({page}) => {
  const hydrate = await openWithoutScripts(page, '/docs/apis/core/dml');
  await searchButton(page).click();
  await page.keyboard.type('a/b x');
  await page.keyboard.press('Backspace');
  await page.keyboard.type('c');
  await hydrate();
  await expect(searchField(page)).toHaveValue('a/b c');
  await expect(searchField(page)).toBeFocused();
  await page.keyboard.type('d');
  await expect(searchField(page)).toHaveValue('a/b cd');
});

for (const shortcut of ['Control+k', '/']) {
  test(`the search dialog opens after ${shortcut} was pressed`, async ({page}) => {
    const hydrate = await openWithoutScripts(page, '/');
    await page.keyboard.press(shortcut);
    await page.keyboard.type('task');
    await hydrate();
    await expect(searchField(page)).toHaveValue('task');
  });
}

test('Escape cancels the search before it opens', async ({page}) => {
  const hydrate = await openWithoutScripts(page, '/docs');
  await page.keyboard.press('Control+k');
  await page.keyboard.press('Escape');
  await hydrate();
  await page.keyboard.press('/');
  await expect(searchField(page)).toHaveValue('');
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

test('details stay open', async ({page}) => {
  const hydrate = await openWithoutScripts(page, '/general/documentation/components');
  const details = page.locator('details').filter({hasText: 'Output of the script'});
  await details.locator('summary').click();
  await expect(details.getByText('Execute adhoc task')).toBeVisible();
  await hydrate();
  await expect(details).toHaveAttribute('open');
  await expect(details.getByText('Execute adhoc task')).toBeVisible();
});

import type {Page} from '@playwright/test';
import {expect, test} from './fixtures.ts';
import {navbar} from './support/layout.ts';
import {notFoundMessage} from './support/notFound.ts';

const items = {
  Guides: '/docs',
  Community: '/general/community/contribute',
  Coding: '/general/development/gettingstarted',
  Process: '/general/development/process',
  'All versions': '/versions',
};

/** The dropdown of versions, whose button shows the version of the page. */
async function openVersions(page: Page, current: string) {
  const button = navbar(page).getByRole('button', {name: current, exact: true});
  await button.hover();
  return button.locator('xpath=..').getByRole('list');
}

test('the items stand in order and lead to their pages', async ({page, open}) => {
  await open('/');
  await expect(navbar(page).locator('a.navbar__link:not([role=button])')).toHaveText(Object.keys(items));
  for (const [name, path] of Object.entries(items)) {
    await navbar(page).getByRole('link', {name, exact: true}).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  }
});

test('the name of the site leads home', async ({page, open}) => {
  await open('/versions');
  await navbar(page).getByRole('link', {name: 'Developer Resources'}).click();
  await expect(page).toHaveURL('/');
});

for (const [path, name] of Object.entries({
  '/docs': 'Guides',
  '/docs/apis/core/dml': 'Guides',
  '/docs/4.1/apis/core/dml': 'Guides',
  '/general/community': 'Community',
  '/general/documentation/code-of-conduct': 'Community',
  '/general/development/gettingstarted': 'Coding',
  '/general/development/process': 'Process',
  '/versions': 'All versions',
})) {
  test(`${name} is the active item at ${path}`, async ({page, open}) => {
    await open(path);
    const bar = navbar(page).locator('a.navbar__link:not([role=button])');
    await expect(bar.and(page.locator('[aria-current="page"]'))).toHaveText([name]);
    await expect(bar.and(page.locator('.active'))).toHaveText([name]);
  });
}

test('no item is active on the home page', async ({page, open}) => {
  await open('/');
  await expect(navbar(page).locator('.navbar__link.active, .navbar__link[aria-current]')).toHaveCount(0);
});

test('the first Tab reaches a link that skips to the content', async ({page, open}) => {
  await open('/docs/apis');
  await page.keyboard.press('Tab');
  const link = page.getByRole('link', {name: 'Skip to main content'});
  await expect(link).toBeFocused();
  await expect(link).toBeInViewport();
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await expect(page.getByRole('main').locator(':focus')).toHaveCount(1);
});

test.describe('version dropdown', () => {
  test('offers every version, then the legacy documentation and all versions', async ({page, open}) => {
    await open('/docs/apis');
    const list = await openVersions(page, 'master');
    await expect(list.getByRole('link')).toHaveText(['master', '4.1', 'Legacy documentation', 'All versions']);
    await expect(list.getByRole('link', {name: 'master'})).toHaveAttribute('aria-current', 'page');
    await expect(list.getByRole('link', {name: 'Legacy documentation'})).toHaveAttribute(
      'href',
      'https://docs.moodle.org/dev',
    );
    await list.getByRole('link', {name: 'All versions'}).click();
    await expect(page).toHaveURL('/versions');
  });

  test('keeps page, query and hash, to and fro', async ({page, open}) => {
    await open('/docs/apis/core/dml?from=mail#see-also');
    await (await openVersions(page, 'master')).getByRole('link', {name: '4.1'}).click();
    await expect(page).toHaveURL('/docs/4.1/apis/core/dml?from=mail#see-also');
    await (await openVersions(page, '4.1')).getByRole('link', {name: 'master'}).click();
    await expect(page).toHaveURL('/docs/apis/core/dml?from=mail#see-also');
  });

  test('stays in the category index', async ({page, open}) => {
    await open('/docs/category/subsystems');
    await (await openVersions(page, 'master')).getByRole('link', {name: '4.1'}).click();
    await expect(page).toHaveURL('/docs/4.1/category/subsystems');
  });

  test('leads to the start of the version that has no such page', async ({page, open}) => {
    await open('/docs/tags/dml');
    await (await openVersions(page, 'master')).getByRole('link', {name: '4.1'}).click();
    await expect(page).toHaveURL('/docs/4.1');
  });

  test('opens with Enter and with Space, and closes when the focus leaves', async ({page, open}) => {
    await open('/docs/apis');
    const button = navbar(page).getByRole('button', {name: 'master'});
    for (const key of ['Enter', 'Space']) {
      await button.press(key);
      await expect(button).toHaveAttribute('aria-expanded', 'true');
      await expect(navbar(page).getByRole('link', {name: 'Legacy documentation'})).toBeVisible();
      await navbar(page).getByRole('link', {name: 'Guides'}).focus();
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await expect(navbar(page).getByRole('link', {name: 'Legacy documentation'})).toBeHidden();
    }
  });

  test('is there only where versions mean something', async ({page, open, expectConsole}) => {
    expectConsole(notFoundMessage);
    const versions = navbar(page).getByRole('button', {name: 'master'});
    await open('/docs/tags');
    await expect(versions).toBeVisible();
    for (const path of [
      '/',
      '/versions',
      '/search',
      '/markdown-page',
      '/general/license',
      '/general/tags',
      '/docs/nope',
    ]) {
      await open(path);
      await expect(versions).toHaveCount(0);
    }
  });
});

test('the locale switcher keeps path, query and hash', async ({page, open}) => {
  for (const address of ['/docs/4.1/apis/core/dml?from=mail#see-also', '/search?q=a%26b&version=4.1', '/']) {
    await open(address);
    await navbar(page).getByRole('button', {name: 'English'}).hover();
    const english = navbar(page).getByRole('link', {name: 'English'});
    await expect(english).toBeVisible();
    await expect(english).toHaveAttribute('lang', 'en-AU');
    await expect(english).toHaveAttribute('href', address);
  }
});

import type {Page} from '@playwright/test';
import {expect, test} from './fixtures.ts';
import {navbar} from './support/layout.ts';
import {notFoundMessage} from './support/notFound.ts';

const items = {
  Guides: {path: '/docs', title: 'Introduction'},
  Community: {path: '/general/community/contribute', title: 'Contributing'},
  Coding: {path: '/general/development/gettingstarted', title: 'Getting started'},
  Process: {path: '/general/development/process', title: 'Development process'},
  'All versions': {path: '/versions', title: 'All versions'},
};

const links = (page: Page) => navbar(page).locator('a.navbar__link:not([role=button])').filter({visible: true});

/** Opens the version dropdown, whose button shows the version of the page, and returns its list. */
async function openVersions(page: Page, current: string) {
  const button = navbar(page).getByRole('button', {name: current, exact: true});
  await button.hover();
  return button.locator('xpath=..').getByRole('list');
}

test('the items are in the right order and link to their pages', async ({page, open}) => {
  await open('/');
  await expect(links(page)).toHaveText(Object.keys(items));
  for (const [name, {path, title}] of Object.entries(items)) {
    await navbar(page).getByRole('link', {name, exact: true}).click();
    await expect(page).toHaveURL(path);
    await expect(page.getByRole('heading', {level: 1})).toHaveText(title);
  }
});

test('the site name links to the home page', async ({page, open}) => {
  await open('/versions');
  await navbar(page).getByRole('link', {name: 'Developer Resources'}).click();
  await expect(page).toHaveURL('/');
});

test('the item of the current section is marked as active', async ({page, open}) => {
  for (const [path, name] of Object.entries({
    '/docs': 'Guides',
    '/docs/apis/core/dml': 'Guides',
    '/docs/4.1/apis/core/dml': 'Guides',
    '/general/community': 'Community',
    '/general/documentation/code-of-conduct': 'Community',
    '/general/development/gettingstarted': 'Coding',
    '/general/development/process': 'Process',
    '/versions': 'All versions',
    '/general/releases/4.1': 'All versions',
  })) {
    await test.step(path, async () => {
      await open(path);
      await expect(links(page).and(page.locator('[aria-current="page"]'))).toHaveText([name]);
      await expect(links(page).and(page.locator('.active'))).toHaveText([name]);
    });
  }
});

test('no item is active on the home page', async ({page, open}) => {
  await open('/');
  await expect(navbar(page).locator('.navbar__link.active, .navbar__link[aria-current]')).toHaveCount(0);
});

test('the first Tab focuses a link that skips to the content', async ({page, open}) => {
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
  test('lists every version, the legacy documentation and the list of all versions', async ({page, open}) => {
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

  test('keeps the page, query and hash in both directions', async ({page, open}) => {
    await open('/docs/apis/core/dml?from=mail#see-also');
    await (await openVersions(page, 'master')).getByRole('link', {name: '4.1'}).click();
    await expect(page).toHaveURL('/docs/4.1/apis/core/dml?from=mail#see-also');
    await (await openVersions(page, '4.1')).getByRole('link', {name: 'master'}).click();
    await expect(page).toHaveURL('/docs/apis/core/dml?from=mail#see-also');
  });

  test('keeps the category page', async ({page, open}) => {
    await open('/docs/category/subsystems');
    await (await openVersions(page, 'master')).getByRole('link', {name: '4.1'}).click();
    await expect(page).toHaveURL('/docs/4.1/category/subsystems');
  });

  test('links to the start page of a version that does not have the current page', async ({page, open}) => {
    await open('/docs/tags/dml');
    await (await openVersions(page, 'master')).getByRole('link', {name: '4.1'}).click();
    await expect(page).toHaveURL('/docs/4.1');
  });

  test('opens with Enter and Space, and closes when it loses focus', async ({page, open}) => {
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

  test('Escape closes it and returns the focus, also from an entry', async ({page, open}) => {
    await open('/docs/apis');
    const button = navbar(page).getByRole('button', {name: 'master'});
    const entry = navbar(page).getByRole('link', {name: 'Legacy documentation'});
    for (const inside of [button, entry]) {
      await button.press('Enter');
      await expect(entry).toBeVisible();
      await inside.focus();
      await page.keyboard.press('Escape');
      await expect(entry).toBeHidden();
      await expect(button).toHaveAttribute('aria-expanded', 'false');
      await expect(button).toBeFocused();
    }
  });

  test('Escape closes it while the pointer is over it, until the pointer returns', async ({page, open}) => {
    await open('/docs/apis');
    const entry = navbar(page).getByRole('link', {name: 'Legacy documentation'});
    await openVersions(page, 'master');
    await expect(entry).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(entry).toBeHidden();
    await page.mouse.move(5, 500);
    await openVersions(page, 'master');
    await expect(entry).toBeVisible();
  });

  test('is shown only on pages that have versions', async ({page, open, expectConsole}) => {
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

test('Escape closes the locale switcher and returns the focus', async ({page, open}) => {
  await open('/');
  const button = navbar(page).getByRole('button', {name: 'English'});
  await button.press('Enter');
  await navbar(page).getByRole('link', {name: 'English'}).focus();
  await page.keyboard.press('Escape');
  await expect(navbar(page).getByRole('link', {name: 'English'})).toBeHidden();
  await expect(button).toBeFocused();
});

test('the locale switcher keeps the path, query and hash', async ({page, open}) => {
  for (const address of ['/docs/4.1/apis/core/dml?from=mail#see-also', '/search?q=a%26b&version=4.1', '/']) {
    await open(address);
    await navbar(page).getByRole('button', {name: 'English'}).hover();
    const english = navbar(page).getByRole('link', {name: 'English'});
    await expect(english).toBeVisible();
    await expect(english).toHaveAttribute('lang', 'en-AU');
    await expect(english).toHaveAttribute('href', address);
  }
});

import type {Locator, Page} from '@playwright/test';
import {expect, test} from './fixtures.ts';

const path = '/general/development/tools/behat/writing';

function steps(page: Page): Locator {
  // The page contents are in `details`, too.
  return page.getByRole('main').locator('details:not(.theme-doc-toc-mobile) li');
}

function field(page: Page): Locator {
  return page.getByRole('searchbox', {name: 'Filter steps by text, method or class'});
}

test('filters steps by words in any order, and keeps the filter in the URL', async ({page, open}) => {
  await open(path);
  const all = await steps(page).count();
  expect(all).toBeGreaterThan(500);
  await field(page).fill('field set multiline');
  await expect(steps(page)).toHaveCount(1);
  await expect(steps(page)).toContainText('I set the field "field" to multiline:');
  await expect(steps(page)).toBeVisible();
  await expect(page.getByRole('status').filter({hasText: 'Moodle 4.2'})).toHaveText('1 step in 1 class of Moodle 4.2.');

  await expect(page).toHaveURL(/[?&]q=field\+set\+multiline/);
  await page.reload();
  await expect(field(page)).toHaveValue('field set multiline');
  await expect(steps(page)).toHaveCount(1);
  await field(page).fill('');
  await expect(steps(page)).toHaveCount(all);
});

test('says that no step matches the filter', async ({page, open}) => {
  await open(path);
  await field(page).fill('xyzzy');
  await expect(steps(page)).toHaveCount(0);
  await expect(page.getByRole('status').filter({hasText: 'Moodle 4.2'})).toHaveText(
    'No steps in Moodle 4.2 match “xyzzy”.',
  );
});

import type {Page} from '@playwright/test';
import {expect, test} from './fixtures.ts';
import {navbar} from './support/layout.ts';

const preferred = (page: Page) =>
  page.evaluate(() => ({
    docs: localStorage.getItem('docs-preferred-version-default'),
    general: localStorage.getItem('docs-preferred-version-general'),
  }));

test('remembers the version that the reader chose last for each set of documentation', async ({page, open}) => {
  await open('/docs/apis');
  expect(await preferred(page)).toEqual({docs: null, general: null});
  await navbar(page).getByRole('button', {name: 'master'}).hover();
  await navbar(page).getByRole('link', {name: '4.1'}).click();
  await expect(page).toHaveURL('/docs/4.1/apis');
  expect(await preferred(page)).toEqual({docs: '4.1', general: null});

  await open('/general/license');
  expect(await preferred(page)).toEqual({docs: '4.1', general: null});
  await open('/docs/4.1/apis');
  await navbar(page).getByRole('button', {name: '4.1'}).hover();
  await navbar(page).getByRole('link', {name: 'master'}).click();
  await expect.poll(() => preferred(page)).toEqual({docs: 'current', general: null});
});

test('forgets a version that no longer exists, and keeps the other preference', async ({page, open}) => {
  await open('/');
  await page.evaluate(() => {
    localStorage.setItem('docs-preferred-version-default', '3.9');
    localStorage.setItem('docs-preferred-version-general', 'current');
  });
  await open('/versions');
  await expect.poll(() => preferred(page)).toEqual({docs: null, general: 'current'});
});

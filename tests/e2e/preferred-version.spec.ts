import type {Page} from '@playwright/test';
import {archived, archivedEdition, unknownRelease} from '../support/facts.ts';
import {expect, test} from './fixtures.ts';
import {navbar} from './support/layout.ts';

const preferred = (page: Page) =>
  page.evaluate(() => ({
    docs: localStorage.getItem('docs-preferred-version-default'),
    general: localStorage.getItem('docs-preferred-version-general'),
  }));

test('remembers the version that the reader chose last, and forgets one that no longer exists', async ({
  page,
  open,
}) => {
  await open('/docs/apis');
  expect(await preferred(page)).toEqual({docs: null, general: null});
  await navbar(page).getByRole('button', {name: 'master'}).hover();
  await navbar(page).getByRole('link', {name: archivedEdition, exact: true}).click();
  await expect(page).toHaveURL(archived('/docs/apis'));
  expect(await preferred(page)).toEqual({docs: archivedEdition, general: null});
  await navbar(page).getByRole('button', {name: archivedEdition}).hover();
  await navbar(page).getByRole('link', {name: 'master'}).click();
  await expect.poll(() => preferred(page)).toEqual({docs: 'current', general: null});

  await page.evaluate((version) => {
    localStorage.setItem('docs-preferred-version-default', version);
    localStorage.setItem('docs-preferred-version-general', 'current');
  }, unknownRelease);
  await open('/versions');
  await expect.poll(() => preferred(page)).toEqual({docs: null, general: 'current'});
});

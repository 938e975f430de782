import type {Page} from '@playwright/test';
import {expect, test} from './fixtures.ts';
import {changedDocs} from '../support/facts.ts';
import {expectAccessible} from './support/axe.ts';

const changes = `${changedDocs}/changes`;
const filterField = (page: Page) => page.getByRole('searchbox', {name: 'Filter by name, component or kind of change'});
const versions = (page: Page) => page.locator('main details:has(details)');
const components = (page: Page) => page.locator('main details details');

test('lists the changes that pages describe, with links to the descriptions', async ({page, open}) => {
  await open(changes);
  const table = page.getByRole('table', {name: /^Moodle \d/}).first();
  const link = table.locator('a[href^="/docs/"][href*="#"]').first();
  const href = (await link.getAttribute('href'))!;
  await link.click();
  await expect(page).toHaveURL(href);
  await expect(page.locator(`[id="${href.split('#')[1]}"]`)).toBeInViewport();
});

test('filters names while the reader types, and keeps the filter in the URL but not in the browser history', async ({
  page,
  open,
}) => {
  await open(changedDocs);
  await page.getByRole('main').locator(`a[href="${changes}"]`).first().click();
  await versions(page).first().locator('summary').first().click();
  await expect(components(page).nth(1)).toBeVisible();
  const all = await components(page).count();
  const core = components(page).first();
  await expect(core.getByRole('table')).toBeHidden();
  await core.locator('summary').press('Enter');
  await expect(core.getByRole('table')).toBeVisible();
  const name = (await core.getByRole('rowheader').last().innerText()).replaceAll(/\s/g, '');

  // The list follows each key. Two states are enough to see it, because each takes long on a busy machine.
  await filterField(page).fill(name.slice(0, -1));
  await filterField(page).press(name.slice(-1));
  await expect(components(page)).not.toHaveCount(all);
  await expect(components(page).first().getByRole('table')).toBeVisible();
  await expect(page).toHaveURL(`${changes}?${new URLSearchParams({q: name}).toString()}`);
  await page.reload();
  await expect(filterField(page)).toHaveValue(name);
  await expect(components(page)).not.toHaveCount(all);
  await expectAccessible(page);

  await filterField(page).fill('');
  await expect(page).toHaveURL(changes);
  await expect(components(page)).toHaveCount(all);
  await page.goBack();
  await expect(page).toHaveURL(changedDocs);
});

for (const path of ['/general/development/tools/behat/writing', '/general/community/credits/thirdpartylibs', changes]) {
  test(`the filter of ${path} comes from the URL`, async ({page, open}) => {
    const status = page
      .getByRole('main')
      .getByRole('status')
      .filter({hasText: /\d|^No /});
    await open(path);
    await expect(status).toHaveText(/^\d/);
    const complete = await status.innerText();
    await open(`${path}?q=zzqqxxyy`);
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue('zzqqxxyy');
    await expect(status).not.toHaveText(complete);
  });
}

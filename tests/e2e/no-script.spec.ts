import {archived, archivedEdition} from '../support/facts.ts';
import {expect, test} from './fixtures.ts';
import {navbar, sidebar, topBar} from './support/layout.ts';
import {pageKinds} from './support/pages.ts';

test.use({javaScriptEnabled: false});

test('the navigation works', async ({page}) => {
  await page.goto('/');
  // Without scripts, there are no shortcuts.
  await expect(page.getByRole('contentinfo').getByText('Keyboard shortcuts')).toBeHidden();
  await expect(topBar(page).getByRole('link', {name: 'Forums'})).toBeVisible();
  await navbar(page).getByRole('link', {name: 'Guides'}).click();
  await sidebar(page).locator('a[href="/docs/apis"]').click();
  await expect(page).toHaveURL('/docs/apis');
  await navbar(page).getByRole('button', {name: 'master'}).hover();
  await navbar(page).getByRole('link', {name: archivedEdition, exact: true}).click();
  await expect(page).toHaveURL(archived('/docs/apis'));
  await page.getByRole('contentinfo').getByRole('link', {name: 'Releases'}).click();
  await expect(page).toHaveURL('/general/releases');
});

test('shows the first tab and long samples completely, and details can be expanded', async ({page}) => {
  await page.goto(pageKinds.components);
  await expect(page.getByRole('tabpanel').first()).toBeVisible();
  const details = page.locator('.markdown details').last();
  await details.locator('summary').click();
  await expect(details.locator('> :not(summary)').first()).toBeVisible();

  await page.goto('/docs/apis/subsystems/privacy');
  const showAll = page.getByText(/^Show all \d+ lines$/);
  await expect(showAll).not.toHaveCount(0);
  await expect(showAll.first()).toBeHidden();
  const cut = await page
    .locator('.theme-code-block pre')
    .evaluateAll((samples) => samples.filter((sample) => sample.scrollHeight > sample.clientHeight + 1).length);
  expect(cut).toBe(0);
});

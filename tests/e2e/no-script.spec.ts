import {expect, test} from './fixtures.ts';
import {navbar, sidebar, topBar} from './support/layout.ts';
import {pageKinds} from './support/pages.ts';

test.use({javaScriptEnabled: false});

test('shows text, tables and code samples', async ({page}) => {
  await page.goto(pageKinds['long docs page with tables']);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Data manipulation API');
  await expect(page.getByRole('main').locator('p').first()).toBeVisible();
  await expect(page.getByRole('main').getByRole('cell').first()).toBeVisible();
  await expect(page.locator('.theme-code-block').first()).toContainText('$DB');
});

test('the navigation works', async ({page}) => {
  await page.goto('/');
  // Without scripts, there are no shortcuts.
  await expect(page.getByRole('contentinfo').getByText('Keyboard shortcuts')).toBeHidden();
  await expect(topBar(page).getByRole('link', {name: 'Forums'})).toBeVisible();
  await navbar(page).getByRole('link', {name: 'Guides'}).click();
  await sidebar(page).getByRole('link', {name: 'API guides'}).click();
  await expect(page.getByRole('heading', {level: 1})).toHaveText('API Guides');
  await navbar(page).getByRole('button', {name: 'master'}).hover();
  await navbar(page).getByRole('link', {name: '4.1'}).click();
  await expect(page).toHaveURL('/docs/4.1/apis');
  await page.getByRole('contentinfo').getByRole('link', {name: 'Releases'}).click();
  await expect(page).toHaveURL('/general/releases');
});

test('shows the first tab, and details can be expanded', async ({page}) => {
  await page.goto(pageKinds.components);
  await expect(page.getByRole('tabpanel').first()).toContainText('cron.php');
  const details = page.locator('details').filter({hasText: 'Output of the script'});
  await details.locator('summary').click();
  await expect(details.getByText('Execute adhoc task')).toBeVisible();
});

test('shows long samples completely', async ({page}) => {
  await page.goto('/docs/apis/subsystems/privacy');
  const showAll = page.getByText(/^Show all \d+ lines$/);
  await expect(showAll).not.toHaveCount(0);
  await expect(showAll.first()).toBeHidden();
  const cut = await page
    .locator('.theme-code-block pre')
    .evaluateAll((samples) => samples.filter((sample) => sample.scrollHeight > sample.clientHeight + 1).length);
  expect(cut).toBe(0);
});

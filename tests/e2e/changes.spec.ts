import type {Page} from '@playwright/test';
import {expect, test} from './fixtures.ts';
import {expectAccessible} from './support/axe.ts';
import {sidebar} from './support/layout.ts';

const changes = '/docs/changes';
const filterField = (page: Page) => page.getByRole('searchbox', {name: 'Filter by name, component or kind of change'});
const components = (page: Page) => page.locator('main details:has(caption)');
const status = (page: Page) =>
  page
    .getByRole('main')
    .getByRole('status')
    .filter({hasText: /change/i});

test('lists the changes that pages describe, with links to the descriptions', async ({page, open}) => {
  await open(changes);
  const table = page.getByRole('table', {name: 'Changes described on pages'});
  const row = table.getByRole('row', {name: /keep-alive/});
  await expect(row.getByRole('cell').first()).toHaveText('Changed in 4.2');
  await row.getByRole('link', {name: 'Task API: Run tasks from the command line'}).click();
  await expect(page).toHaveURL('/docs/apis/subsystems/task#command-line');
  await expect(page.getByRole('heading', {name: 'Run tasks from the command line'})).toBeInViewport();
});

test('lists new, deprecated, renamed and removed names by component', async ({page, open}) => {
  await open(changes);
  await expect(status(page)).toHaveText(
    /^\d+ changes in \d+ components: \d+ removed, \d+ deprecated, \d+ renamed, \d+ new\.$/,
  );
  const core = components(page).first();
  await expect(core.locator('summary')).toHaveText(/^core \d+ removed, \d+ deprecated, \d+ renamed, \d+ new$/);
  await expect(core.getByRole('table')).toBeHidden();
  await core.locator('summary').press('Enter');
  const row = core.getByRole('row').filter({has: page.getByRole('rowheader', {name: 'cron_run()', exact: true})});
  await expect(row.getByRole('cell').nth(0)).toHaveText('Deprecated function');
  await expect(row.getByRole('cell').nth(1)).toHaveText(/^Use \\core\\cron::\S+ instead\. See .*Task API/);
  await expect(row.getByRole('link', {name: 'cron_run()'})).toHaveAttribute(
    'href',
    /^https:\/\/github\.com\/moodle\/moodle\/blob\/v4\.2\.3\/lib\/deprecatedlib\.php#L\d+$/,
  );
  await expect(core.getByRole('row', {name: /^context_course /})).toContainText('Use core\\context\\course.');
});

test('filters while the reader types, and keeps the filter in the URL', async ({page, open}) => {
  await open(changes);
  const all = await components(page).count();
  expect(all).toBeGreaterThan(10);
  await filterField(page).fill('removed mod_quiz');
  await expect(components(page)).toHaveCount(1);
  await expect(components(page).getByRole('table')).toBeVisible();
  await expect(status(page)).toHaveText(/^\d+ changes in 1 component: \d+ removed\.$/);
  await expect(page).toHaveURL(`${changes}?q=removed+mod_quiz`);

  await page.reload();
  await expect(filterField(page)).toHaveValue('removed mod_quiz');
  await expect(components(page)).toHaveCount(1);

  await filterField(page).fill('no such name');
  await expect(status(page)).toHaveText('No changes match “no such name”.');
  await expect(components(page)).toHaveCount(0);
  await filterField(page).fill('');
  await expect(page).toHaveURL(changes);
  await expect(components(page)).toHaveCount(all);
});

test('typing in the filter adds no entries to the browser history', async ({page, open}) => {
  await open('/docs');
  await page.getByRole('main').getByRole('link', {name: 'Changes since 4.1'}).click();
  await filterField(page).pressSequentially('cron');
  await expect(page).toHaveURL(`${changes}?q=cron`);
  await page.goBack();
  await expect(page).toHaveURL('/docs');
});

test('is a page of the current documentation that 4.1 links to', async ({page, open}) => {
  await open('/docs/4.1');
  await page.getByRole('main').getByRole('link', {name: 'Changes since 4.1'}).click();
  await expect(page).toHaveURL(changes);
  await expect(sidebar(page).getByRole('link', {name: 'Changes since 4.1'})).toHaveAttribute('aria-current', 'page');
  await expect(page.getByRole('link', {name: 'Edit this page'})).toHaveAttribute('href', /\/docs\/changes\.md$/);
});

test('is accessible and fits into small screens', async ({page, open}) => {
  await open(`${changes}?q=quiz`);
  await expect(components(page).first().getByRole('table')).toBeVisible();
  await expectAccessible(page);
});

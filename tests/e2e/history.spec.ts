import type {Locator, Page} from '@playwright/test';
import {expect, test} from './fixtures.ts';
import {expectAccessible} from './support/axe.ts';

const adhoc = '/docs/apis/subsystems/task/adhoc';

function historyOf(page: Page, heading: string): Locator {
  return page.locator('h2, h3, h4').filter({hasText: heading}).locator('xpath=following-sibling::*[1][self::details]');
}

test('shows badges at once, and the table when the reader opens it', async ({page, open}) => {
  await open(adhoc);
  const history = historyOf(page, 'Run tasks from the command line');
  const summary = history.locator('summary');
  await expect(summary).toHaveText('Version historyChanged in 4.2');
  await expect(history.getByRole('table')).toBeHidden();
  await summary.focus();
  await page.keyboard.press('Enter');
  await expect(history.getByRole('table')).toBeVisible();
  await expect(history.getByRole('row').nth(1)).toHaveText(/^4\.2Changed.*admin\/cli\/adhoc_task\.php.*MDL-70975$/);
  await expect(history.getByRole('rowheader')).toHaveText('4.2');
  await expect(history.getByRole('link', {name: 'MDL-70975'})).toHaveAttribute(
    'href',
    'https://tracker.moodle.org/browse/MDL-70975',
  );
  await page.keyboard.press('Enter');
  await expect(history.getByRole('table')).toBeHidden();
});

test('the pages of a version do not mention later releases', async ({page, open}) => {
  await open('/docs/4.1/apis/subsystems/task/adhoc');
  await expect(historyOf(page, 'adhoc_task methods').locator('summary')).toHaveText('Version historyChanged in 4.1');
  await expect(page.getByRole('heading', {name: /^Run tasks from the command line/})).toBeVisible();
  await expect(historyOf(page, 'Run tasks from the command line')).toHaveCount(0);
  await expect(page.getByRole('main')).not.toContainText('MDL-70975');
});

test('the history changes neither the anchor of the heading nor the table of contents', async ({page, open}) => {
  await open('/docs/apis/subsystems/access#deprecate-a-capability');
  await expect(page.locator('#deprecate-a-capability')).toBeInViewport();
  await expect(historyOf(page, 'Deprecate a capability').locator('summary')).toHaveText('Version historySince 4.1');
  const contents = page.locator('.table-of-contents');
  await expect(contents.filter({visible: true})).toContainText('Deprecate a capability');
  await expect(contents.filter({hasText: 'Version history'})).toHaveCount(0);
});

test('an open history is accessible and fits into small screens', async ({page, open}) => {
  await open(adhoc);
  const history = historyOf(page, 'Run tasks from the command line');
  await history.locator('summary').click();
  await expect(history.getByRole('table')).toBeVisible();
  // tests/e2e/accessibility.spec.ts covers the rest of the page.
  await expectAccessible(page, 'details[open]');
});

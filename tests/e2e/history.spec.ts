import {AxeBuilder} from '@axe-core/playwright';
import type {Locator, Page} from '@playwright/test';
import {expect, test} from './fixtures.ts';
import {startScrolling} from './support/layout.ts';

const adhoc = '/docs/apis/subsystems/task/adhoc';

function historyOf(page: Page, heading: string): Locator {
  return page.locator('h2, h3, h4').filter({hasText: heading}).locator('xpath=following-sibling::*[1][self::details]');
}

test('shows badges at once, and the table when the reader opens it', async ({page, open}) => {
  await open(adhoc);
  const history = historyOf(page, 'Test it');
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
  await expect(historyOf(page, 'Reference').locator('summary')).toHaveText('Version historyChanged in 4.1');
  await expect(page.getByRole('heading', {name: /^Test it/})).toBeVisible();
  await expect(historyOf(page, 'Test it')).toHaveCount(0);
  await expect(page.getByRole('main')).not.toContainText('MDL-70975');
});

test('the history changes neither the anchor of the heading nor the table of contents', async ({page, open}) => {
  await open('/docs/apis/subsystems/access#deprecating-a-capability');
  await expect(page.locator('#deprecating-a-capability')).toBeInViewport();
  await expect(historyOf(page, 'Deprecating a capability').locator('summary')).toHaveText('Version historySince 4.1');
  await expect(page.locator('.table-of-contents')).not.toContainText('Version history');
});

for (const mode of ['light', 'dark']) {
  for (const width of [320, 1280]) {
    test(`an open history is accessible and fits into ${width} px in ${mode} mode`, async ({page, open}) => {
      await page.setViewportSize({width, height: 900});
      await page.addInitScript((theme) => localStorage.setItem('theme', theme), mode);
      await open(adhoc);
      const history = historyOf(page, 'Test it');
      await history.locator('summary').click();
      await expect(history.getByRole('table')).toBeVisible();
      const overflow = () =>
        page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
      await startScrolling(page);
      expect(await overflow()).toBe(0);
      // tests/e2e/accessibility.spec.ts covers the rest of the page.
      const {violations} = await new AxeBuilder({page}).include('details[open]').analyze();
      expect(violations).toEqual([]);
    });
  }
}

test.describe('without script', () => {
  test.use({javaScriptEnabled: false});

  test('the table can be opened', async ({page}) => {
    await page.goto(adhoc);
    const history = historyOf(page, 'Reference');
    await expect(history.locator('summary')).toHaveText('Version historyChanged in 4.1');
    await history.locator('summary').click();
    await expect(history.getByRole('link', {name: 'MDL-75256'})).toBeVisible();
  });
});

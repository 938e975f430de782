import {expect, test} from './fixtures.ts';
import {pageKinds} from './support/pages.ts';

test.beforeEach(({open}) => open(pageKinds.components));

test('tabs are changed by keyboard', async ({page}) => {
  const first = page.getByRole('tab', {name: 'All tasks'});
  const second = page.getByRole('tab', {name: 'Adhoc tasks'});
  await expect(page.getByRole('tabpanel')).toContainText('cron.php');
  await first.focus();
  await page.keyboard.press('ArrowRight');
  await expect(second).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(second).toHaveAttribute('aria-selected', 'true');
  await expect(page.getByRole('tabpanel')).toContainText('adhoc_task.php');
  await page.keyboard.press('ArrowRight');
  await expect(first).toBeFocused();

  // A choice is remembered for all tabs of the group.
  await page.reload();
  await expect(second).toHaveAttribute('aria-selected', 'true');
});

test('a sample is copied without what surrounds it', async ({page, context}) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const samples = page.locator('.theme-code-block:has(.theme-code-block-highlighted-line)');
  for (const sample of [samples.first(), samples.last()]) {
    await sample.hover();
    await sample.getByRole('button', {name: 'Copy code to clipboard'}).click();
    await expect(sample.getByRole('button', {name: 'Copied'})).toBeVisible();
    const shown = await sample.locator('pre code').innerText();
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied.trim().split(/\n+/)).toEqual(shown.trim().split(/\n+/));
  }
});

test('a long line scrolls in its block, and can be wrapped', async ({page}) => {
  const block = page.locator('.theme-code-block', {hasText: 'ORDER BY m.timecreated DESC'});
  const sample = block.locator('pre');
  const scrolls = () => sample.evaluate((element) => element.scrollWidth > element.clientWidth);
  expect(await scrolls()).toBe(true);
  await block.hover();
  await block.getByRole('button', {name: 'Toggle word wrap'}).click();
  await expect.poll(scrolls).toBe(false);
  await block.getByRole('button', {name: 'Toggle word wrap'}).click();
  await expect.poll(scrolls).toBe(true);
});

test('details open and close', async ({page}) => {
  const details = page.locator('details').filter({hasText: 'Output of the script'});
  const content = details.getByText('Execute adhoc task');
  await expect(content).toBeHidden();
  await details.locator('summary').press('Enter');
  await expect(content).toBeVisible();
  await details.locator('summary').press('Enter');
  await expect(content).toBeHidden();
});

test('every component on the page is described, and drawn', async ({page}) => {
  const main = page.getByRole('main');
  await expect(main.locator('svg[id^="mermaid"], .docusaurus-mermaid-container svg').first()).toBeVisible();
  await expect(main.getByText('Since 4.2').first()).toBeVisible();
  await expect(main.getByText('Values in the query').last()).toBeVisible();
  for (const kind of ['note', 'tip', 'info', 'warning', 'danger']) {
    await expect(main.locator(`.theme-admonition-${kind}`).first()).toBeVisible();
  }
});

test('a table that is too wide scrolls in a frame that the keyboard reaches', async ({page}) => {
  const frame = page.getByRole('group', {name: 'Table, scrolls sideways'});
  await page.setViewportSize({width: 320, height: 700});
  await expect(frame).not.toHaveCount(0);
  await frame.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => frame.first().evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});

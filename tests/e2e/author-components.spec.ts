import type {Page} from '@playwright/test';
import {expect, test} from './fixtures.ts';
import {pageKinds} from './support/pages.ts';

test.beforeEach(({open}) => open(pageKinds.components));

test('tabs can be changed with the keyboard', async ({page}) => {
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

  await page.reload();
  await expect(second).toHaveAttribute('aria-selected', 'true');
});

/** Pastes the clipboard into a field and returns its value, because the page may not read the clipboard itself. */
async function paste(page: Page): Promise<string> {
  const field = page.locator('#paste');
  if ((await field.count()) === 0) {
    await page.evaluate(() => {
      const element = document.createElement('textarea');
      element.id = 'paste';
      document.body.append(element);
    });
  }
  await field.fill('');
  await field.press('ControlOrMeta+V');
  return field.inputValue();
}

test('the copy button of a code sample copies exactly the code', async ({page, context}) => {
  await context.grantPermissions(['clipboard-write']);
  const samples = page.locator('.theme-code-block:has(.theme-code-block-highlighted-line)');
  for (const sample of [samples.first(), samples.last()]) {
    await sample.hover();
    // The button shows the confirmation for only one second, so the test starts to wait for it before the click.
    const confirmation = sample.getByRole('button', {name: 'Copied'}).waitFor();
    await sample.getByRole('button', {name: 'Copy code to clipboard'}).click();
    await confirmation;
    const shown = await sample.locator('pre code').innerText();
    expect((await paste(page)).trim().split(/\n+/)).toEqual(shown.trim().split(/\n+/));
  }
});

test('a long line scrolls within its code block and can be wrapped', async ({page}) => {
  const block = page.locator('.theme-code-block', {hasText: 'm.timecreated > :since'});
  const sample = block.locator('pre');
  const scrolls = () => sample.evaluate((element) => element.scrollWidth > element.clientWidth);
  await block.hover();
  await expect.poll(scrolls).toBe(true);
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

test('badges, admonitions and samples are rendered', async ({page}) => {
  const main = page.getByRole('main');
  await expect(main.getByText('Since 4.2').first()).toBeVisible();
  await expect(main.getByText('Values in the query').last()).toBeVisible();
  for (const kind of ['note', 'tip', 'info', 'warning', 'danger']) {
    await expect(main.locator(`.theme-admonition-${kind}`).first()).toBeVisible();
  }
});

test('a wide table scrolls in a frame that can be focused with the keyboard', async ({page}) => {
  const frame = page.getByRole('group', {name: 'Table, scrolls sideways'});
  await page.setViewportSize({width: 320, height: 700});
  await expect(frame).not.toHaveCount(0);
  await frame.first().focus();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => frame.first().evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});

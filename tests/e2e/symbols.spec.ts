import type {Locator, Page} from '@playwright/test';
import {archived, archivedSource, currentSource} from '../support/facts.ts';
import {expect, test} from './fixtures.ts';
import {violationsInBothModes} from './support/axe.ts';

const adhoc = '/docs/apis/subsystems/task/adhoc';
const code = 'reschedule_or_queue_adhoc_task()';
const symbol = 'core\\task\\manager::reschedule_or_queue_adhoc_task';
const entry = '/docs/api-index#method-core.task.manager::reschedule_or_queue_adhoc_task';

function name(page: Page, text: string): Locator {
  return page.locator('.markdown').getByRole('link', {name: text, exact: true}).first();
}

function card(page: Page, title: string): Locator {
  return page.getByRole('group', {name: title, exact: true});
}

function openCards(page: Page): Locator {
  return page.locator('.markdown span[role=group]');
}

test('focus opens the card, Tab moves through it, and Escape closes it', async ({page, open}) => {
  await open(adhoc);
  const link = name(page, code);
  const box = card(page, symbol);
  await link.focus();
  await expect(box).toContainText(
    'static core\\task\\manager::reschedule_or_queue_adhoc_task(core\\task\\adhoc_task $task): void',
  );
  await expect(link).toHaveAccessibleDescription(/^Method, core static .*queue_adhoc_task\(/);
  expect(await violationsInBothModes(page)).toEqual([]);

  await page.keyboard.press('Tab');
  await expect(box.getByRole('link', {name: 'View in API index'})).toBeFocused();
  await page.keyboard.press('Tab');
  const source = box.getByRole('link', {name: 'View source'});
  await expect(source).toBeFocused();
  expect(await source.getAttribute('href')).toContain(`${currentSource}lib/classes/task/manager.php#L`);
  await page.keyboard.press('Escape');
  await expect(box).toHaveCount(0);
  await expect(link).toBeFocused();

  await page.keyboard.press('Shift+Tab');
  await page.keyboard.press('Tab');
  await expect(box).toBeVisible();
  await page.keyboard.press('Shift+Tab');
  await expect(box).toHaveCount(0);
  await link.press('Enter');
  await expect(page).toHaveURL(entry);
});

test('names on the page of an archived edition link to its own source code and API index', async ({page, open}) => {
  await open(archived('/docs/apis/core/dml'));
  await name(page, 'get_course()').focus();
  const source = card(page, 'get_course').getByRole('link', {name: 'View source'});
  expect(await source.getAttribute('href')).toContain(archivedSource);
  await page.keyboard.press('Escape');
  await name(page, 'get_course()').click();
  await expect(page).toHaveURL(archived('/docs/api-index#function-get_course'));
  await expect(page.locator(':target')).toBeInViewport();
  await expect(page.locator(':target')).toContainText('get_course($courseid, $clone = true)');
});

test('the card opens under the pointer and closes when the pointer leaves it or another card opens', async ({
  page,
  open,
}) => {
  await page.clock.install();
  await open(adhoc);
  const link = name(page, code);
  const box = card(page, symbol);
  await link.hover();
  await expect(box).toBeVisible();
  await box.getByRole('link', {name: 'View source'}).hover();
  // By now, the card would have closed if the pointer were outside.
  await page.clock.runFor(1000);
  await expect(box).toBeVisible();
  await page.getByRole('heading', {level: 1}).hover();
  await expect(box).toHaveCount(0);
  await link.hover();
  await expect(box).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(box).toHaveCount(0);

  // While its link has the focus, a card does not close when the pointer leaves it.
  await name(page, '\\core\\task\\adhoc_task').focus();
  await expect(card(page, 'core\\task\\adhoc_task')).toBeVisible();
  await link.hover();
  await expect(box).toBeVisible();
  await expect(openCards(page)).toHaveCount(1);
});

test('the card of a call in a sample opens under the pointer, and only one card is open', async ({page, open}) => {
  await open(adhoc);
  await name(page, code).focus();
  const call = page.locator('.language-php .token.function', {hasText: 'queue_adhoc_task'}).first();
  const box = card(page, 'core\\task\\manager::queue_adhoc_task');
  await call.hover();
  await expect(box).toBeVisible();
  await expect(openCards(page)).toHaveCount(1);
  await box.getByRole('link', {name: 'View source'}).hover();
  await page.keyboard.press('Escape');
  await expect(box).toHaveCount(0);
  // A tap also sends a click.
  await call.click();
  await expect(box).toBeVisible();
});

test.describe('on a small touch screen', () => {
  test.use({hasTouch: true, viewport: {width: 320, height: 640}});

  test('the first tap opens the card, and the second follows the link', async ({page, open}) => {
    await open(adhoc);
    const link = name(page, code);
    const box = card(page, symbol);
    await link.tap();
    await expect(box).toBeVisible();
    expect(new URL(page.url()).pathname).toBe(adhoc);
    await page.getByRole('heading', {level: 1}).tap();
    await expect(box).toHaveCount(0);
    await link.tap();
    await link.tap();
    await expect(page).toHaveURL(entry);
  });

  test('every card fits into the viewport', async ({page, open}) => {
    await open('/docs/apis/core/dml/ddl');
    // Handles rather than a locator, which would also match the links in an open card.
    const links = await page.locator('.markdown [href*="/api-index#"]').elementHandles();
    expect(links.length).toBeGreaterThan(20);
    for (const link of links.filter((_, index) => index % 8 === 0)) {
      await link.scrollIntoViewIfNeeded();
      await link.focus();
      await expect(openCards(page)).toBeInViewport({ratio: 1});
      const {scroll, inner} = await page.evaluate(() => ({
        scroll: document.documentElement.scrollWidth,
        inner: window.innerWidth,
      }));
      expect(scroll).toBeLessThanOrEqual(inner);
    }
  });
});

import type {Locator, Page} from '@playwright/test';
import {expect, test} from './fixtures.ts';
import {accessibilityFaults} from './support/axe.ts';

const adhoc = '/docs/apis/subsystems/task/adhoc';
const code = 'reschedule_or_queue_adhoc_task()';
const symbol = 'core\\task\\manager::reschedule_or_queue_adhoc_task';
const entry = '/docs/api-index#method-core.task.manager::reschedule_or_queue_adhoc_task';

/** The first link of a name in the text. */
function name(page: Page, text: string): Locator {
  return page.locator('.markdown').getByRole('link', {name: text, exact: true}).first();
}

function card(page: Page, title: string): Locator {
  return page.getByRole('group', {name: title, exact: true});
}

test('a name leads to its entry in the API index of its version', async ({page, open}) => {
  await open('/docs/4.1/apis/core/dml');
  await name(page, 'get_course()').click();
  await expect(page).toHaveURL('/docs/4.1/api-index#function-get_course');
  await expect(page.locator(':target')).toBeInViewport();
  await expect(page.locator(':target')).toContainText('get_course($courseid, $clone = true)');
});

test('a general page leads to the current version', async ({page, open}) => {
  await open('/general/documentation/components');
  await expect(name(page, '\\core\\task\\adhoc_task')).toHaveAttribute(
    'href',
    '/docs/api-index#class-core.task.adhoc_task',
  );
});

test('names in headings, samples and links lead nowhere, nor do those of the example plugin', async ({page, open}) => {
  await open('/docs/apis/core/dml');
  const index = '[href*="/api-index#"]';
  await expect(page.locator(`.markdown ${index}`)).not.toHaveCount(0);
  for (const place of ['h1', 'h2', 'h3', 'h4', 'pre', `a ${index}`, '.table-of-contents']) {
    await expect(page.locator(`${place} ${index}`)).toHaveCount(0);
  }
  expect(await page.locator(`.markdown ${index}`).allInnerTexts()).not.toContainEqual(
    expect.stringMatching(/^[^(]*(?:greetings|tally)/),
  );
});

test('a name links once in a paragraph', async ({page, open}) => {
  await open('/docs/apis/core/dml');
  const doubles = await page.locator('.markdown p').evaluateAll((paragraphs) =>
    paragraphs.flatMap((paragraph) => {
      const links = [...paragraph.querySelectorAll('[href*="/api-index#"]')].map((link) => link.getAttribute('href'));
      return links.filter((href, position) => links.indexOf(href) < position);
    }),
  );
  expect(doubles).toEqual([]);
});

test('focus opens the card, Tab goes into it and on, Escape closes it', async ({page, open}) => {
  await open(adhoc);
  const link = name(page, code);
  const box = card(page, symbol);
  await link.focus();
  await expect(box).toContainText('Method, core');
  await expect(box).toContainText(
    'static core\\task\\manager::reschedule_or_queue_adhoc_task(core\\task\\adhoc_task $task): void',
  );
  await expect(link).toHaveAccessibleDescription(/^Method, core static .*queue_adhoc_task\(/);

  await page.keyboard.press('Tab');
  await expect(box.getByRole('link', {name: 'In the API index'})).toBeFocused();
  await page.keyboard.press('Tab');
  const source = box.getByRole('link', {name: 'View source'});
  await expect(source).toBeFocused();
  await expect(source).toHaveAttribute(
    'href',
    /^https:\/\/github\.com\/moodle\/moodle\/blob\/v4\.2\.3\/lib\/classes\/task\/manager\.php#L\d+$/,
  );
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

test('the source of a 4.1 page is that of 4.1', async ({page, open}) => {
  await open('/docs/4.1/apis/core/dml');
  await name(page, 'get_course()').focus();
  await expect(card(page, 'get_course').getByRole('link', {name: 'View source'})).toHaveAttribute(
    'href',
    /^https:\/\/github\.com\/moodle\/moodle\/blob\/v4\.1\.0\/course\/lib\.php#L\d+$|\/v4\.1\.0\/lib\//,
  );
});

test('the pointer opens the card, may go into it, and closes it elsewhere', async ({page, open}) => {
  await page.clock.install();
  await open(adhoc);
  const link = name(page, code);
  const box = card(page, symbol);
  await link.hover();
  await expect(box).toBeVisible();
  await box.getByRole('link', {name: 'View source'}).hover();
  // A pointer elsewhere would have closed it by now.
  await page.clock.runFor(1000);
  await expect(box).toBeVisible();
  await page.getByRole('heading', {level: 1}).hover();
  await expect(box).toHaveCount(0);

  await link.hover();
  await expect(box).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(box).toHaveCount(0);
});

test('one card is open at a time', async ({page, open}) => {
  await open(adhoc);
  const links = page.locator('.markdown [href*="/api-index#"]');
  await links.nth(0).focus();
  await links.nth(1).hover();
  await expect(page.locator('.markdown span[role=group]')).toHaveCount(1);
});

test.describe('on a small touch screen', () => {
  test.use({hasTouch: true, viewport: {width: 320, height: 640}});

  test('the first touch opens the card, the second follows the link', async ({page, open}) => {
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

  test('every card fits into the window', async ({page, open}) => {
    await open('/docs/apis/core/dml/ddl');
    const links = page.locator('.markdown [href*="/api-index#"]');
    for (let position = 0; position < (await links.count()); position += 5) {
      const link = links.nth(position);
      await link.scrollIntoViewIfNeeded();
      await link.focus();
      const box = page.locator('.markdown span[role=group]');
      await expect(box).toBeInViewport({ratio: 1});
      const {scroll, inner} = await page.evaluate(() => ({
        scroll: document.documentElement.scrollWidth,
        inner: window.innerWidth,
      }));
      expect(scroll).toBeLessThanOrEqual(inner);
    }
  });
});

for (const colorScheme of ['light', 'dark'] as const) {
  test(`a page with an open card has no accessibility faults in ${colorScheme} mode`, async ({page, open}) => {
    await page.emulateMedia({colorScheme});
    await open(adhoc);
    await name(page, code).focus();
    await expect(card(page, symbol)).toBeVisible();
    expect(await accessibilityFaults(page)).toEqual([]);
  });
}

test.describe('without script', () => {
  test.use({javaScriptEnabled: false});

  test('a name is a link, and what the card says stands at its end', async ({page}) => {
    await page.goto(adhoc);
    await name(page, code).click();
    await expect(page).toHaveURL(entry);
    const target = page.locator(':target');
    await expect(target).toBeInViewport();
    await expect(target).toContainText('adhoc_task $task): void');
    await expect(target.getByRole('link', {name: 'Adhoc tasks'})).toHaveAttribute('href', adhoc);
  });
});

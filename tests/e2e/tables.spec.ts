import {expect, test} from './fixtures.ts';
import {pageKinds} from './support/pages.ts';

test('tables in Markdown become cards with labels at less than 600 px', async ({page, open}) => {
  await page.setViewportSize({width: 599, height: 800});
  await open(pageKinds['long docs page with tables']);
  const cell = page.locator('.markdown td:nth-child(2)').first();
  const label = () => cell.evaluate((element) => getComputedStyle(element, '::before').content);
  const isBesideFirst = () =>
    cell.evaluate(
      (element) => element.getBoundingClientRect().top === element.previousElementSibling!.getBoundingClientRect().top,
    );
  const column = await page.locator('.markdown th:nth-child(2)').first().textContent();
  expect(await label()).toBe(`"${column}: "`);
  expect(await isBesideFirst()).toBe(false);
  await page.setViewportSize({width: 600, height: 800});
  expect(await label()).toBe('none');
  expect(await isBesideFirst()).toBe(true);
});

test('a wider table scrolls in a frame, also with the keyboard, whose edge is shaded until the reader is at its end', async ({
  page,
  open,
}) => {
  await page.setViewportSize({width: 320, height: 800});
  await open(pageKinds.components);
  const frame = page.getByRole('group', {name: 'Table, scrolls sideways'}).first();
  const shade = () => frame.evaluate((element) => getComputedStyle(element).backgroundImage);
  await frame.focus();
  expect(await shade()).toContain('linear-gradient');
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => frame.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  await frame.evaluate((element) => element.scrollTo(element.scrollWidth, 0));
  await expect.poll(shade).toBe('none');
});

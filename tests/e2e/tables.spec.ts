import {expect, test} from './fixtures.ts';
import {pageKinds} from './support/pages.ts';

test('on phones, the rows of a table with up to four columns are cards with labels', async ({page, open}) => {
  await page.setViewportSize({width: 390, height: 800});
  await open(pageKinds.versions);
  const row = page.getByRole('table').first().locator('tbody tr');
  const tops = await row
    .locator('th, td')
    .evaluateAll((cells) => cells.map((cell) => Math.round(cell.getBoundingClientRect().top)));
  expect(tops).toHaveLength(3);
  expect(tops).toEqual([...new Set(tops)].sort((a, b) => a - b));
  const labels = await row
    .locator('td')
    .evaluateAll((cells) => cells.map((cell) => getComputedStyle(cell, '::before').content));
  expect(labels).toEqual(['"Documentation: "', '"Release notes: "']);
});

test('tables in Markdown become cards at less than 600 px', async ({page, open}) => {
  await page.setViewportSize({width: 599, height: 800});
  await open(pageKinds['long docs page with tables']);
  const cell = page.locator('.markdown td:nth-child(2)').first();
  const label = () => cell.evaluate((element) => getComputedStyle(element, '::before').content);
  const isBesideFirst = () =>
    cell.evaluate(
      (element) => element.getBoundingClientRect().top === element.previousElementSibling!.getBoundingClientRect().top,
    );
  expect(await label()).toBe('"Use: "');
  expect(await isBesideFirst()).toBe(false);
  await page.setViewportSize({width: 600, height: 800});
  expect(await label()).toBe('none');
  expect(await isBesideFirst()).toBe(true);
});

test('the edge of a wider table is shaded until the reader has scrolled to its end', async ({page, open}) => {
  await page.setViewportSize({width: 390, height: 800});
  await open('/docs/apis/core/calendar');
  const frame = page.getByRole('group', {name: 'Table, scrolls sideways'});
  const shade = () => frame.evaluate((element) => getComputedStyle(element).backgroundImage);
  await frame.scrollIntoViewIfNeeded();
  expect(await shade()).toContain('linear-gradient');
  await frame.evaluate((element) => element.scrollTo(element.scrollWidth, 0));
  await expect.poll(shade).toBe('none');
});

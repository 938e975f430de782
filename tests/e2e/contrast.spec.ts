import type {Locator} from '@playwright/test';
import {expect, test} from './fixtures.ts';
import {navbar, sidebar} from './support/layout.ts';
import {pageKinds} from './support/pages.ts';
import {searchFor, searchHits} from './support/search.ts';

const style = (element: Locator, property: string): Promise<string> =>
  element.evaluate((node, name) => getComputedStyle(node).getPropertyValue(name), property);

test.describe('forced colours', () => {
  test.use({contextOptions: {forcedColors: 'active'}});

  test('show the current entries of the navbar and the sidebar, and keep carets triangular', async ({page, open}) => {
    await open(pageKinds['long docs page with tables']);
    const link = navbar(page).getByRole('link', {name: 'Guides'});
    const otherLink = navbar(page).getByRole('link', {name: 'Community'});
    expect(await style(link, 'background-color')).not.toBe(await style(otherLink, 'background-color'));
    expect(await style(link, 'color')).not.toBe(await style(link, 'background-color'));
    const entry = sidebar(page).locator('[aria-current="page"]');
    const otherEntry = sidebar(page).locator('a[href="/docs/apis/core/dml/ddl"]');
    expect(await style(entry, 'border-top-width')).not.toBe('0px');
    expect(await style(otherEntry, 'border-top-width')).toBe('0px');
    // The entry is still readable.
    expect(await style(entry, 'color')).not.toBe(await style(entry, 'background-color'));

    const versions = navbar(page).getByRole('button', {name: 'master'});
    const edges = await versions.evaluate((node) => {
      const {borderLeftColor, borderTopColor} = getComputedStyle(node, '::after');
      return {side: borderLeftColor, top: borderTopColor};
    });
    expect(edges.side).toBe('rgba(0, 0, 0, 0)');
    expect(edges.top).not.toBe('rgba(0, 0, 0, 0)');

    await page.setViewportSize({width: 390, height: 900});
    expect(await style(page.locator('.theme-doc-toc-mobile'), 'border-top-style')).toBe('solid');
  });

  test('show the edges of buttons and the selected hit of the search', async ({page, open}) => {
    await open('/');
    const buttons = page.getByRole('button', {name: 'Search'});
    await expect(buttons).not.toHaveCount(0);
    for (const button of await buttons.all()) {
      expect(await style(button, 'border-top-style')).toBe('solid');
      expect(await style(button, 'border-top-width')).not.toBe('0px');
    }
    await searchFor(page, 'task');
    await expect(searchHits(page).nth(1)).toBeVisible();
    const selected = searchHits(page).and(page.locator('[aria-selected=true]'));
    if ((await selected.count()) === 0) {
      await page.keyboard.press('ArrowDown');
    }
    const other = searchHits(page).and(page.locator('[aria-selected=false]')).first();
    await expect(selected).toHaveCount(1);
    expect(await style(selected, 'background-color')).not.toBe(await style(other, 'background-color'));
    const match = selected.locator('mark').first();
    expect(await style(match, 'background-color')).toBe(await style(selected, 'color'));
    expect(await style(match, 'color')).toBe(await style(selected, 'background-color'));
  });

  test('show where a table continues', async ({page, open}) => {
    await page.setViewportSize({width: 390, height: 900});
    await open('/general/releases/history');
    const frame = page.getByRole('group', {name: 'Table, scrolls sideways'}).first();
    expect(await style(frame, 'border-right-style')).toBe('dashed');
  });
});

test('readers who prefer more contrast get stronger borders and muted text', async ({page, open}) => {
  await open(pageKinds['long docs page with tables']);
  const muted = page.locator('.theme-last-updated');
  const frame = page.locator('.theme-code-block').first();
  const colours = async () => [await style(muted, 'color'), await style(frame, 'border-top-color')];
  const before = await colours();
  await page.emulateMedia({contrast: 'more'});
  const ink = await style(page.getByRole('heading', {level: 1}), 'color');
  expect(await colours()).toEqual([ink, ink]);
  expect(before).not.toContain(ink);
});

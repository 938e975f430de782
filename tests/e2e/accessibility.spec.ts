import type {Page} from '@playwright/test';
import {expect, test} from './fixtures.ts';
import type {PageKind} from '../../tools/lib/pageKinds.ts';
import {accessibilityViolations, violationsInBothModes} from './support/axe.ts';
import {openMenu, sidewaysScroll, startScrolling} from './support/layout.ts';
import {allPageKinds, openKind, pageKinds} from './support/pages.ts';

// Common screen widths, and the layout's breakpoint: 997 px, with 996 px as the last mobile width.
const widths = [320, 768, 996, 997, 1920, 1280];

/** Together, these have every colour of the site, so only they are checked in both modes. */
const withAllColours: ReadonlySet<PageKind> = new Set<PageKind>(['home', 'components', 'search with results']);

/** Pages whose parts have another layout on a narrow screen. */
const withOtherLayout: ReadonlySet<PageKind> = new Set<PageKind>(['home', 'docs page', 'versions']);

/** Spaces text as readers may need it, who must not lose content then. */
const spaceText = (page: Page) =>
  page.evaluate(() => {
    const sheet = new CSSStyleSheet();
    const spacing = 'line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important';
    sheet.replaceSync(`* {${spacing}} p {margin-bottom: 2em !important}`);
    document.adoptedStyleSheets = [sheet];
  });

for (const kind of allPageKinds) {
  test(`${kind}: no accessibility violations, and no sideways scrolling at any width`, async ({
    page,
    open,
    expectConsole,
  }) => {
    await openKind(kind, {page, open, expectConsole});
    await startScrolling(page);
    for (const width of widths) {
      await page.setViewportSize({width, height: 900});
      await expect.poll(() => sidewaysScroll(page), `at ${width} px`).toBe(0);
    }
    const check = withAllColours.has(kind) ? violationsInBothModes : accessibilityViolations;
    expect(await check(page)).toEqual([]);
    await page.setViewportSize({width: 320, height: 900});
    if (withOtherLayout.has(kind)) {
      expect(await accessibilityViolations(page), 'at 320 px').toEqual([]);
    }
    await spaceText(page);
    await expect.poll(() => sidewaysScroll(page), 'with the text spacing of WCAG 1.4.12').toBe(0);
  });
}

test('the open waffle panel and version dropdown have no violations', async ({open, page}) => {
  await open('/');
  await page.getByRole('button', {name: 'Moodle sites'}).click();
  await expect(page.getByText('What are you looking for?')).toBeVisible();
  expect(await violationsInBothModes(page)).toEqual([]);
  await open(pageKinds.tag);
  await page.getByRole('button', {name: 'master'}).press('Enter');
  await expect(page.getByRole('link', {name: 'Legacy documentation'})).toBeVisible();
  expect(await violationsInBothModes(page)).toEqual([]);
});

test('both panels of the mobile menu have no violations', async ({open, page}) => {
  await page.setViewportSize({width: 320, height: 700});
  await open(pageKinds['docs page']);
  const menu = await openMenu(page);
  expect(await violationsInBothModes(page)).toEqual([]);
  await menu.getByRole('button', {name: 'Back to main menu'}).click();
  await expect(menu.getByRole('link', {name: 'Guides', exact: true})).toBeInViewport();
  expect(await violationsInBothModes(page)).toEqual([]);
});

import type {Page} from '@playwright/test';
import {expect, test} from './fixtures.ts';
import {sidebar} from './support/layout.ts';
import {pageKinds} from './support/pages.ts';

const docsPages = [pageKinds['long docs page with tables'], pageKinds.category, '/docs/api-index'];

/** Returns the left edge of the text in the first element that a selector matches. */
function leftOf(page: Page, selector: string): Promise<number> {
  return page
    .locator(selector)
    .first()
    .evaluate((element) => {
      const range = document.createRange();
      range.selectNodeContents(element);
      return Math.min(...[...range.getClientRects()].filter(({width}) => width > 1).map(({left}) => left));
    });
}

for (const path of ['/', '/versions', '/search', '/offline', pageKinds.tag, ...docsPages]) {
  test(`the left edge of ${path} is the same as that of the footer at every width`, async ({page, open}) => {
    await open(path);
    for (const width of [390, 1280, 1920, 2560]) {
      await page.setViewportSize({width, height: 900});
      const isBesideSidebar = docsPages.includes(path) && width > 996;
      // The heading of a docs page is beside the sidebar, so the text of the sidebar is at the edge.
      const start = isBesideSidebar ? '.theme-doc-sidebar-container .menu__link' : 'main h1';
      // The layout follows the new width in an event, so this is polled.
      await expect
        .poll(
          async () => Math.abs((await leftOf(page, start)) - (await leftOf(page, 'footer.footer .footer__title'))),
          {message: `at ${width} px`},
        )
        .toBeLessThan(2);
    }
  });
}

test('there is enough room between the sidebar and the text and between entries, and nothing in the navbar is cut off', async ({
  page,
  open,
}) => {
  await open(pageKinds['long docs page with tables']);
  for (const width of [1920, 1280, 1100, 1060, 1024, 997]) {
    await page.setViewportSize({width, height: 900});
    const edge = await page
      .locator('.theme-doc-sidebar-container')
      .evaluate((element) => element.getBoundingClientRect().right);
    expect((await leftOf(page, 'main h1')) - edge).toBeGreaterThanOrEqual(31.5);
    const tops = await sidebar(page)
      .locator('.menu__link')
      .evaluateAll((links) =>
        links.filter((link) => link.clientHeight < 36).map((link) => link.getBoundingClientRect().top),
      );
    const steps = tops.slice(1).map((top, index) => top - tops[index]!);
    const rows = steps.filter((step) => step < 40);
    expect(rows.length).toBeGreaterThan(3);
    expect(Math.min(...rows)).toBeGreaterThanOrEqual(28);
    expect(Math.max(...rows)).toBeLessThanOrEqual(36);
    const problems = await page.locator('nav.navbar').evaluate((nav) =>
      [...nav.querySelectorAll('.navbar__title, .navbar__inner a.navbar__link, .navbar__inner button')]
        .filter((element) => element.checkVisibility())
        .filter((element) => {
          const {height, right} = element.getBoundingClientRect();
          return element.scrollWidth > element.clientWidth + 1 || height > 48 || right > window.innerWidth;
        })
        .map((element) => element.textContent),
    );
    expect(problems, `navbar at ${width} px`).toEqual([]);
  }
});

test('categories show whole descriptions, and their title is as large as on other pages', async ({page, open}) => {
  const widths = [320, 1024, 1280];
  const titleSize = () =>
    page.getByRole('heading', {level: 1}).evaluate((heading) => getComputedStyle(heading).fontSize);
  const expected: {size: string; right: number}[] = [];
  await open('/docs/apis');
  for (const width of widths) {
    await page.setViewportSize({width, height: 900});
    const right = await page.locator('.theme-doc-markdown').evaluate((text) => text.getBoundingClientRect().right);
    expected.push({size: await titleSize(), right});
  }
  await open(pageKinds.category);
  const cards = page.getByRole('main').locator('.card');
  for (const [index, width] of widths.entries()) {
    await page.setViewportSize({width, height: 900});
    expect(await titleSize()).toBe(expected[index]!.size);
    expect(await cards.evaluateAll((all) => all.filter((card) => card.scrollWidth > card.clientWidth).length)).toBe(0);
    const ends = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().right));
    expect(Math.abs(Math.max(...ends) - expected[index]!.right)).toBeLessThan(2);
    const description = cards.locator('p').first();
    expect(await description.evaluate((text) => text.scrollWidth - text.clientWidth)).toBeLessThanOrEqual(0);
  }
});

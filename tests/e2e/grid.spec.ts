import type {Page} from '@playwright/test';
import {expect, test} from './fixtures.ts';
import {sidebar} from './support/layout.ts';
import {notFoundMessage} from './support/notFound.ts';

const plainPages = [
  '/',
  '/versions',
  '/search',
  '/offline',
  '/markdown-page',
  '/docs/tags',
  '/docs/tags/xmldb',
  '/nope',
];
const docsPages = ['/docs/apis/core/dml', '/docs/category/subsystems', '/general/releases', '/docs/api-index'];

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

for (const path of [...plainPages, ...docsPages]) {
  test(`the left edge of ${path} is the same as that of the footer at every width`, async ({
    page,
    open,
    expectConsole,
  }) => {
    if (path === '/nope') {
      expectConsole(notFoundMessage);
    }
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
          {
            message: `at ${width} px`,
          },
        )
        .toBeLessThan(2);
    }
  });
}

test('there are at least 32 px between the sidebar and the text, and about 32 px from entry to entry', async ({
  page,
  open,
}) => {
  await open('/docs/apis/core/dml');
  for (const width of [1920, 1280, 1100, 997]) {
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
    expect(Math.min(...rows)).toBeGreaterThanOrEqual(29);
    expect(Math.max(...rows)).toBeLessThanOrEqual(36);
  }
});

test('from 997 to 1100 px, nothing in the navbar is cut off or wraps', async ({page, open}) => {
  for (const path of ['/docs/apis/core/dml', '/']) {
    await page.setViewportSize({width: 1100, height: 900});
    await open(path);
    for (const width of [1100, 1060, 1024, 997]) {
      await page.setViewportSize({width, height: 900});
      const problems = await page.locator('nav.navbar').evaluate((nav) =>
        [...nav.querySelectorAll('.navbar__title, .navbar__inner a.navbar__link, .navbar__inner button')]
          .filter((element) => element.checkVisibility())
          .filter((element) => {
            const {height, right} = element.getBoundingClientRect();
            return element.scrollWidth > element.clientWidth + 1 || height > 48 || right > window.innerWidth;
          })
          .map((element) => element.textContent),
      );
      expect(problems, `${path} at ${width} px`).toEqual([]);
    }
  }
});

test('columns of tables are wide enough to read, and the tables fit the text column', async ({page, open}) => {
  await page.setViewportSize({width: 1280, height: 900});
  await open('/docs/apis');
  const table = page.getByRole('table').filter({hasText: 'Check whether a user is allowed to do something'});
  const {columns, overflow} = await table.first().evaluate((element: HTMLTableElement) => ({
    columns: [...element.rows[0]!.cells].map((cell) => cell.getBoundingClientRect().width),
    overflow: element.scrollWidth - element.parentElement!.clientWidth,
  }));
  // The second column has sentences, and the third one has names, some of which are long.
  expect(columns[1]).toBeGreaterThan(180);
  expect(overflow).toBeLessThanOrEqual(0);
});

test('names of functions in the page contents do not break in the middle', async ({page, open}) => {
  await page.setViewportSize({width: 1280, height: 900});
  await open('/docs/4.1/apis/core/dml/ddl');
  const name = page.locator('.theme-doc-toc-desktop').getByText('create_temp_table()', {exact: true});
  expect(await name.evaluate((element) => element.getClientRects().length)).toBe(1);
});

test('categories show whole descriptions, and their title is as large as on other pages', async ({page, open}) => {
  const titleSize = () =>
    page.getByRole('heading', {level: 1}).evaluate((heading) => getComputedStyle(heading).fontSize);
  for (const width of [320, 1024, 1280]) {
    await page.setViewportSize({width, height: 900});
    await open('/docs/apis');
    const size = await titleSize();
    const right = await page.locator('.theme-doc-markdown').evaluate((text) => text.getBoundingClientRect().right);
    await open('/docs/category/subsystems');
    expect(await titleSize()).toBe(size);
    const cards = page.getByRole('main').locator('.card');
    expect(await cards.evaluateAll((all) => all.filter((card) => card.scrollWidth > card.clientWidth).length)).toBe(0);
    const ends = await cards.evaluateAll((all) => all.map((card) => card.getBoundingClientRect().right));
    expect(Math.abs(Math.max(...ends) - right)).toBeLessThan(2);
    const description = cards.locator('p').first();
    expect(await description.evaluate((text) => text.scrollWidth - text.clientWidth)).toBeLessThanOrEqual(0);
  }
});

test('the sidebar marks a category like any other page if it is the current page', async ({page, open}) => {
  await open('/docs/apis');
  const row = sidebar(page).locator('.menu__list-item-collapsible', {
    has: page.getByRole('link', {name: 'API guides'}),
  });
  const shade = await row.evaluate((element) => getComputedStyle(element).boxShadow);
  await open('/docs/apis/core/dml/transactions');
  const entry = sidebar(page).locator('[aria-current="page"]');
  expect(shade).toBe(await entry.evaluate((element) => getComputedStyle(element).boxShadow));
  expect(shade).not.toBe('none');
});

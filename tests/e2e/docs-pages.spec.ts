import {expect, test} from './fixtures.ts';
import {sidebar} from './support/layout.ts';
import {pageKinds} from './support/pages.ts';

const longPage = pageKinds['long docs page with tables'];

test('a table of contents entry scrolls to its heading', async ({page, open}) => {
  await open(longPage);
  const last = page.locator('.theme-doc-toc-desktop').getByRole('link').last();
  const hash = await last.getAttribute('href');
  await last.click();
  await expect(page).toHaveURL(`${longPage}${hash}`);
  await expect(page.locator(hash!)).toBeInViewport();
});

test('the table of contents has a title and a landmark, and follows the reader on a long page', async ({
  page,
  open,
}) => {
  await page.setViewportSize({width: 1280, height: 600});
  await open(longPage);
  const contents = page.getByRole('navigation', {name: 'On this page'});
  await expect(contents.getByText('On this page')).toBeVisible();
  await page.locator('h2').last().scrollIntoViewIfNeeded();
  await expect(contents.locator('.table-of-contents__link--active')).toBeInViewport({ratio: 1});
});

test('the table of contents does not move while the reader points at it', async ({page, open}) => {
  await page.setViewportSize({width: 1280, height: 600});
  await open(longPage);
  const contents = page.getByRole('navigation', {name: 'On this page'});
  await contents.hover();
  await page.locator('h2').last().scrollIntoViewIfNeeded();
  const active = contents.locator('.table-of-contents__link--active');
  await expect(active).toBeAttached();
  await expect(active).not.toBeInViewport();
});

for (const [width, isBeside] of [
  [997, false],
  [1199, false],
  [1200, true],
] as const) {
  test(`at ${width} px, the text is at least 600 px wide ${isBeside ? 'beside' : 'below'} the table of contents`, async ({
    page,
    open,
  }) => {
    await page.setViewportSize({width, height: 800});
    await open(longPage);
    await expect(page.getByRole('navigation', {name: 'On this page'})).toBeVisible({visible: isBeside});
    await expect(page.locator('.theme-doc-toc-mobile > summary')).toBeVisible({visible: !isBeside});
    const text = await page.locator('.markdown').boundingBox();
    expect(text!.width).toBeGreaterThanOrEqual(600);
  });
}

test('the sidebar scrolls to the entry of the current page', async ({page, open}) => {
  await page.setViewportSize({width: 1280, height: 600});
  await open('/docs/apis/subsystems/xapi');
  await expect(sidebar(page).locator('[aria-current="page"]')).toBeInViewport({ratio: 1});
});

test('on small screens, the table of contents can be opened above the text', async ({page, open}) => {
  await page.setViewportSize({width: 390, height: 800});
  await open(longPage);
  const contents = page.locator('.theme-doc-toc-mobile');
  await expect(contents.getByRole('link').first()).toBeHidden();
  await contents.getByText('On this page').click();
  await expect(contents.getByRole('link').first()).toBeVisible();
});

test('the sidebar expands only the categories of the current page', async ({page, open}) => {
  await open(longPage);
  const menu = sidebar(page);
  await expect(menu.locator('[aria-current="page"]')).toHaveText('Data manipulation API');
  for (const name of ['API guides', 'Core APIs', 'Data manipulation API']) {
    await expect(menu.getByRole('button', {name: `Collapse sidebar category '${name}'`})).toBeVisible();
  }
  await expect(menu.getByRole('button', {name: /^Collapse sidebar category/})).toHaveCount(3);
  await expect(menu.getByRole('button', {name: "Expand sidebar category 'Subsystems'"})).toBeVisible();
});

test('expanding a category collapses its siblings', async ({page, open}) => {
  await open(longPage);
  const menu = sidebar(page);
  await menu.getByRole('button', {name: "Expand sidebar category 'Subsystems'"}).click();
  await expect(menu.getByRole('button', {name: "Collapse sidebar category 'Subsystems'"})).toBeVisible();
  await expect(menu.getByRole('button', {name: "Expand sidebar category 'Core APIs'"})).toBeVisible();
  await expect(menu.getByRole('button', {name: "Collapse sidebar category 'API guides'"})).toBeVisible();
});

test('the sidebar can be hidden and shown again', async ({page, open}) => {
  await open(longPage);
  await page.getByRole('button', {name: 'Collapse sidebar', exact: true}).click();
  await expect(sidebar(page)).toBeHidden();
  await page.getByRole('button', {name: 'Expand sidebar', exact: true}).click();
  await expect(sidebar(page)).toBeVisible();
});

test('the focus stays on the button of the sidebar, and only Enter and Space press it', async ({page, open}) => {
  await open(longPage);
  const collapse = page.getByRole('button', {name: 'Collapse sidebar', exact: true});
  const expand = page.getByRole('button', {name: 'Expand sidebar', exact: true});
  await collapse.press('Enter');
  await expect(expand).toBeFocused();
  for (const key of ['Shift', 'Tab', 'Shift+Tab']) {
    await page.keyboard.press(key);
    await expect(sidebar(page)).toBeHidden();
  }
  await expand.press('Enter');
  await expect(collapse).toBeFocused();
});

test('menus whose heading is not a page are buttons, also with the keyboard', async ({page, open}) => {
  await open('/general/releases');
  await expect(page.locator('a[href="#"]')).toHaveCount(0);
  const category = sidebar(page).locator('[role=button][aria-expanded=false]:not([href])').first();
  await category.press('Enter');
  await expect(sidebar(page).locator(':focus')).toHaveAttribute('aria-expanded', 'true');
  await page.keyboard.press('Space');
  await expect(sidebar(page).locator(':focus')).toHaveAttribute('aria-expanded', 'false');
});

test('the Next and Previous links lead to the neighbouring pages', async ({page, open}) => {
  const path = '/docs/apis/core/dml/ddl';
  await open(path);
  const pager = page.getByRole('navigation', {name: 'Docs pages'});
  const next = (await pager.getByRole('link', {name: /^Next/}).getAttribute('href'))!;
  await pager.getByRole('link', {name: /^Next/}).click();
  await expect(page).toHaveURL(next);
  expect(next).not.toBe(path);
  await pager.getByRole('link', {name: /^Previous/}).click();
  await expect(page).toHaveURL(path);
  await expect(page.getByRole('heading', {level: 1})).toHaveText('Data definition API');
});

test('the tags on a page link to their tag pages', async ({page, open}) => {
  await open(longPage);
  await page.locator('article').getByRole('link', {name: 'XMLDB', exact: true}).click();
  await expect(page).toHaveURL('/docs/tags/xmldb');
});

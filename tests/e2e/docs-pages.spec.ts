import {expect, test} from './fixtures.ts';
import {sidebar} from './support/layout.ts';
import {pageKinds} from './support/pages.ts';

const longPage = pageKinds['long docs page with tables'];

test('the table of contents follows the reader on a long page, but not while the reader points at it', async ({
  page,
  open,
}) => {
  await page.setViewportSize({width: 1280, height: 600});
  await open(longPage);
  const contents = page.getByRole('navigation', {name: 'On this page'});
  await expect(contents.getByText('On this page')).toBeVisible();
  const active = contents.locator('.table-of-contents__link--active');
  await page.locator('h2').last().scrollIntoViewIfNeeded();
  await expect(active).toBeInViewport({ratio: 1});
  await contents.hover();
  // The heading above is active then, wherever the first one is on the page.
  await page.locator('h2').nth(1).scrollIntoViewIfNeeded();
  await expect(active).toBeAttached();
  await expect(active).not.toBeInViewport();
});

test('the text is at least 600 px wide, beside or below the table of contents', async ({page, open}) => {
  await open(longPage);
  for (const [width, isBeside] of [
    [1200, true],
    [1199, false],
    [997, false],
  ] as const) {
    await page.setViewportSize({width, height: 800});
    await expect(page.getByRole('navigation', {name: 'On this page'})).toBeVisible({visible: isBeside});
    await expect(page.locator('.theme-doc-toc-mobile > summary')).toBeVisible({visible: !isBeside});
    const text = await page.locator('.markdown').boundingBox();
    expect(text!.width, `at ${width} px`).toBeGreaterThanOrEqual(600);
  }
});

test('the sidebar expands only the categories of the current page, and scrolls to its entry', async ({page, open}) => {
  await page.setViewportSize({width: 1280, height: 600});
  await open('/docs/apis/subsystems/xapi');
  const menu = sidebar(page);
  const current = menu.locator('[aria-current="page"]');
  await expect(current).toBeInViewport({ratio: 1});
  const expanded = menu.getByRole('button', {name: /^Collapse sidebar category/});
  const parents = menu.locator('.theme-doc-sidebar-item-category', {has: page.locator('[aria-current="page"]')});
  await expect(expanded).toHaveCount(await parents.count());
  // Expanding a category collapses its siblings.
  const sibling = menu.locator('.theme-doc-sidebar-item-category-level-2:not(:has([aria-current="page"]))').first();
  await sibling.getByRole('button', {name: /^Expand sidebar category/}).click();
  await expect(sibling.getByRole('button', {name: /^Collapse sidebar category/})).toBeVisible();
  await expect(
    parents
      .last()
      .getByRole('button', {name: /^Expand sidebar category/})
      .first(),
  ).toBeVisible();
  await expect(
    parents
      .first()
      .getByRole('button', {name: /^Collapse sidebar category/})
      .first(),
  ).toBeVisible();
});

test('the sidebar can be hidden and shown again; the focus stays on its button, which only Enter and Space press', async ({
  page,
  open,
}) => {
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
  await expect(sidebar(page)).toBeVisible();
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

test('only the navigation stays at the top of a low window', async ({page, open}) => {
  await page.setViewportSize({width: 640, height: 360});
  await open(longPage);
  await page.locator('h2').last().scrollIntoViewIfNeeded();
  await expect(page.getByRole('navigation', {name: 'Main'})).toBeInViewport();
  await expect(page.locator('.theme-doc-toc-mobile')).not.toBeInViewport();
});

test('tabs answer the keys of tabs, and are selected without scrolling', async ({page, open}) => {
  await open(pageKinds['components']);
  const tabs = page.getByRole('tablist').first().getByRole('tab');
  await tabs.first().focus();
  const top = await page.evaluate(() => window.scrollY);
  await page.keyboard.press('End');
  await expect(tabs.last()).toBeFocused();
  await page.keyboard.press('Space');
  await expect(tabs.last()).toHaveAttribute('aria-selected', 'true');
  expect(await page.evaluate(() => window.scrollY)).toBe(top);
  await page.keyboard.press('Home');
  await expect(tabs.first()).toBeFocused();
});

test('the sidebar shows labels in full', async ({page, open}) => {
  await open('/general/app/development/setup');
  const labels = sidebar(page).locator('.menu__link > span');
  await expect(labels.first()).toBeVisible();
  const cut = await labels.evaluateAll((all) =>
    all.filter(({scrollHeight, clientHeight}) => scrollHeight > clientHeight).map(({textContent}) => textContent),
  );
  expect(cut).toEqual([]);
});

test('a heading is named after its text only, the link to it comes next, and each landmark has a name', async ({
  page,
  open,
}) => {
  await open(pageKinds.components);
  const headings = page.locator('.markdown > h2, .markdown > h3');
  for (const heading of await headings.all()) {
    await expect(heading).toHaveAccessibleName((await heading.innerText()).trim());
  }
  const heading = headings.filter({has: page.locator('code')}).first();
  const link = heading.locator('xpath=following-sibling::a[1]');
  await expect(link).toHaveAccessibleName(`Direct link to ${await heading.innerText()}`);
  await expect(link).toHaveCSS('opacity', '0');
  await link.focus();
  await expect(link).toHaveCSS('opacity', '1');
  const [text, sign] = [(await heading.boundingBox())!, (await link.boundingBox())!];
  expect(sign.x + sign.width).toBeLessThanOrEqual(text.x);
  expect(Math.abs(sign.y + sign.height / 2 - (text.y + text.height / 2))).toBeLessThan(text.height / 4);
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`#${(await heading.getAttribute('id'))!}$`));
  await expect(page.locator('aside')).toHaveCount(0);
});

test('a shade at the end of the page contents shows that there are more entries', async ({page, open}) => {
  await page.setViewportSize({width: 1280, height: 500});
  await open(longPage);
  const contents = page.getByRole('navigation', {name: 'On this page'});
  await page.evaluate(() => window.scrollTo({top: 400, behavior: 'instant'}));
  await expect(contents).toBeInViewport({ratio: 1});
  const box = (await contents.boundingBox())!;
  // Nothing else is in the gap between the line beside the list and its entries.
  const clip = {x: box.x + 2, y: box.y + box.height - 8, width: 2, height: 6};
  const above = await page.screenshot({clip});
  await contents.evaluate((element) => element.scrollTo({top: element.scrollHeight, behavior: 'instant'}));
  expect((await page.screenshot({clip})).equals(above)).toBe(false);
});

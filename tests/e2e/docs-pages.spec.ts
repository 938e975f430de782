import {versionControl} from '../../config/versionControl.ts';
import {expect, test} from './fixtures.ts';
import {sidebar} from './support/layout.ts';
import {pageKinds} from './support/pages.ts';

const long = pageKinds['long docs page with tables'];

const sources = {
  [long]: 'docs/apis/core/dml/index.md',
  '/docs/4.1/apis/core/dml': 'versioned_docs/version-4.1/apis/core/dml/index.md',
  '/general/community/contribute': 'general/community/contribute.md',
};

for (const [path, source] of Object.entries(sources)) {
  test(`${path} leads to its source on main`, async ({page, open}) => {
    await open(path);
    await expect(page.locator(`a[href^="http"][href$="/edit/main/${source}"]`)).toHaveText('Edit this page');
  });

  test(`${path} says when it was changed and by whom`, async ({page, open}) => {
    test.skip(versionControl(process.cwd()) === 'disabled', 'a checkout without history builds without dates');
    await open(path);
    const line = page.locator('.theme-last-updated');
    await expect(line).toHaveText(/^Last updated on .+ by \S.*$/);
    await expect(line.locator('time')).toHaveAttribute('datetime', /^\d{4}-\d\d-\d\dT/);
  });
}

test('the table of contents holds the headings of levels 2 and 3, and no others', async ({page, open}) => {
  await open(pageKinds.components);
  const text = page.locator('.markdown');
  await expect(text.locator('h4[id]')).not.toHaveCount(0);
  // Headings that an author wrote: what stands deeper is part of a component or of the footnotes.
  const ids = await text.locator('> :is(h2, h3)').evaluateAll((headings) => headings.map(({id}) => `#${id}`));
  const links = page.locator('.theme-doc-toc-desktop').getByRole('link');
  expect(await links.evaluateAll((anchors) => anchors.map((anchor) => anchor.getAttribute('href')))).toEqual(ids);
});

test('a link of the table of contents leads to its heading', async ({page, open}) => {
  await open(long);
  const last = page.locator('.theme-doc-toc-desktop').getByRole('link').last();
  const hash = await last.getAttribute('href');
  await last.click();
  await expect(page).toHaveURL(`${long}${hash}`);
  await expect(page.locator(hash!)).toBeInViewport();
});

test('on small screens the table of contents opens above the text', async ({page, open}) => {
  await page.setViewportSize({width: 390, height: 800});
  await open(long);
  const contents = page.locator('.theme-doc-toc-mobile');
  await expect(contents.getByRole('link')).toHaveCount(0);
  await contents.getByRole('button', {name: 'On this page'}).click();
  await expect(contents.getByRole('link').first()).toBeVisible();
});

test('the sidebar opens the categories of the current page, and no others', async ({page, open}) => {
  await open(long);
  const menu = sidebar(page);
  await expect(menu.locator('[aria-current="page"]')).toHaveText('Data manipulation API');
  for (const name of ['API guides', 'Core APIs', 'Data manipulation API']) {
    await expect(menu.getByRole('button', {name: `Collapse sidebar category '${name}'`})).toBeVisible();
  }
  await expect(menu.getByRole('button', {name: "Expand sidebar category 'Subsystems'"})).toBeVisible();
});

test('opening a category closes its neighbours', async ({page, open}) => {
  await open(long);
  const menu = sidebar(page);
  await menu.getByRole('button', {name: "Expand sidebar category 'Subsystems'"}).click();
  await expect(menu.getByRole('button', {name: "Collapse sidebar category 'Subsystems'"})).toBeVisible();
  await expect(menu.getByRole('button', {name: "Expand sidebar category 'Core APIs'"})).toBeVisible();
  await expect(menu.getByRole('button', {name: "Collapse sidebar category 'API guides'"})).toBeVisible();
});

test('the sidebar can be hidden and brought back', async ({page, open}) => {
  await open(long);
  await page.getByRole('button', {name: 'Collapse sidebar', exact: true}).click();
  await expect(sidebar(page)).toBeHidden();
  await page.getByRole('button', {name: 'Expand sidebar', exact: true}).click();
  await expect(sidebar(page)).toBeVisible();
});

test('next and previous lead to and fro', async ({page, open}) => {
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

test('a page names its tags, which lead to their pages', async ({page, open}) => {
  await open(long);
  await page.locator('article').getByRole('link', {name: 'XMLDB', exact: true}).click();
  await expect(page).toHaveURL('/docs/tags/xmldb');
});

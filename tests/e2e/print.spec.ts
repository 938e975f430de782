import {expect, test} from './fixtures.ts';
import {navbar, sidebar, topBar} from './support/layout.ts';
import {pageKinds} from './support/pages.ts';

test.use({colorScheme: 'dark'});

test('paper shows the text, and nothing that one clicks', async ({page, open}) => {
  await open(pageKinds['long docs page with tables']);
  const chrome = [
    topBar(page),
    navbar(page),
    sidebar(page),
    page.locator('.theme-doc-toc-desktop'),
    page.getByRole('navigation', {name: 'Breadcrumbs'}),
    page.getByRole('navigation', {name: 'Docs pages'}),
    page.getByRole('link', {name: 'Edit this page'}),
    page.getByRole('contentinfo'),
    page.getByRole('button', {name: 'Copy code to clipboard'}).first(),
  ];
  for (const part of chrome) {
    await expect(part).toBeVisible();
  }
  await page.emulateMedia({media: 'print'});
  for (const part of chrome) {
    await expect(part).toBeHidden();
  }
  await expect(page.getByRole('heading', {level: 1})).toBeVisible();
  await expect(page.getByRole('cell').first()).toBeVisible();
});

test('links out of the site show their address', async ({page, open}) => {
  await open(pageKinds.components);
  const link = page.locator('.markdown').getByRole('link', {name: 'Mermaid'});
  const addition = () => link.evaluate((element) => getComputedStyle(element, '::after').content);
  expect(await addition()).not.toContain('https://');
  await page.emulateMedia({media: 'print'});
  expect(await addition()).toContain('https://mermaid.js.org/');
});

test('a diagram that is not drawn yet is printed as its text', async ({page, open}) => {
  await open(pageKinds.components);
  const source = page.getByText('queued(["Queued"])').and(page.locator('pre[hidden]'));
  await expect(source).toBeHidden();
  await page.emulateMedia({media: 'print'});
  await expect(source).toBeVisible();
});

test('ink is black on white, in dark mode too', async ({page, open}) => {
  await open(pageKinds['docs page']);
  await page.emulateMedia({media: 'print'});
  const colours = await page
    .getByRole('main')
    .locator('p')
    .first()
    .evaluate((text) => ({
      ink: getComputedStyle(text).color,
      paper: getComputedStyle(document.documentElement).backgroundColor,
    }));
  expect(colours).toEqual({ink: 'rgb(0, 0, 0)', paper: 'rgb(255, 255, 255)'});
});

test('samples are printed whole', async ({page, open}) => {
  await open(pageKinds.components);
  const cut = () =>
    page
      .locator('.theme-code-block pre')
      .evaluateAll((samples) => samples.filter((sample) => sample.scrollWidth > sample.clientWidth).length);
  expect(await cut()).toBeGreaterThan(0);
  await page.emulateMedia({media: 'print'});
  expect(await cut()).toBe(0);
});

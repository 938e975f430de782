import {countSheets} from '../support/countSheets.ts';
import {expect, test} from './fixtures.ts';
import {navbar, sidebar, topBar} from './support/layout.ts';
import {pageKinds} from './support/pages.ts';
import {drawnDiagrams} from '../support/drawnDiagrams.ts';

test.use({colorScheme: 'dark'});

test('prints the text without navigation and buttons', async ({page, open}) => {
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

test('prints a whole diagram, even if it is wider than the sheet', async ({page, open}) => {
  await page.setViewportSize({width: 700, height: 900});
  await open(drawnDiagrams()[0]?.route ?? '');
  const frame = page.locator('div:has(> div > svg)').first();
  const overflow = () => frame.evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(await overflow()).toBeGreaterThan(0);
  await page.emulateMedia({media: 'print'});
  expect(await overflow()).toBe(0);
});

test('prints black on white, even in dark mode', async ({page, open}) => {
  await open(pageKinds['docs page']);
  await page.emulateMedia({media: 'print'});
  const colours = await page
    .getByRole('main')
    .locator('p')
    .first()
    .evaluate((paragraph) => ({
      text: getComputedStyle(paragraph).color,
      background: getComputedStyle(document.documentElement).backgroundColor,
    }));
  expect(colours).toEqual({text: 'rgb(0, 0, 0)', background: 'rgb(255, 255, 255)'});
});

test('prints code and marks in the same colours in both modes', async ({page, open}) => {
  // Otherwise, the colours of links would change gradually.
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(pageKinds['docs page']);
  const coloursOf = () =>
    page
      .locator('.token, main code, main .badge, .alert')
      .evaluateAll((elements) =>
        elements.map((element) => [getComputedStyle(element).color, getComputedStyle(element).backgroundColor]),
      );
  const onScreen = await coloursOf();
  await page.emulateMedia({media: 'print'});
  const printed = await coloursOf();
  expect(printed).not.toEqual(onScreen);
  await page.emulateMedia({media: 'print', colorScheme: 'light'});
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(await coloursOf()).toEqual(printed);
});

test('prints long lines of code samples completely', async ({page, open}) => {
  await open(pageKinds.components);
  const countCutOff = () =>
    page
      .locator('.theme-code-block pre')
      .evaluateAll((samples) => samples.filter((sample) => sample.scrollWidth > sample.clientWidth).length);
  expect(await countCutOff()).toBeGreaterThan(0);
  await page.emulateMedia({media: 'print'});
  expect(await countCutOff()).toBe(0);
});

for (const [name, path, sheets] of [
  ['long docs page', pageKinds['long docs page with tables'], 16],
  ['upgrade plan', '/general/releases/upgrade?from=3.9.0&to=4.2.0', 6],
] as const) {
  test(`prints the ${name} on at most ${sheets} sheets`, async ({page, open}) => {
    await open(path);
    await expect(page.locator('main h2').first()).toBeVisible();
    const count = await countSheets(await page.pdf({format: 'A4'}));
    expect(count).toBeGreaterThan(1);
    expect(count).toBeLessThanOrEqual(sheets);
  });
}

test('prints no addresses of links, and leaves closed lists closed', async ({page, open}) => {
  await open(pageKinds.components);
  await page.emulateMedia({media: 'print'});
  const link = page.locator('.markdown').getByRole('link', {name: 'Mermaid'});
  expect(await link.evaluate((element) => getComputedStyle(element, '::after').content)).toMatch(/^(?:none|normal)$/);
  const closed = page.locator('.markdown details:not([open])').first();
  await expect(closed).toBeAttached();
  expect((await closed.boundingBox())?.height ?? 0).toBeLessThan(80);
});

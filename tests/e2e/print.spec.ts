import {PDFDocument} from '@cantoo/pdf-lib';
import {drawnDiagrams} from '../support/drawnDiagrams.ts';
import {lossyUpgrade} from '../support/facts.ts';
import {expect, test} from './fixtures.ts';
import {navbar, sidebar, topBar} from './support/layout.ts';
import {pageKinds} from './support/pages.ts';

test.use({colorScheme: 'dark'});

test('prints the text black on white, without navigation and buttons', async ({page, open}) => {
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

test('prints a whole diagram, even if it is wider than the sheet', async ({page, open}) => {
  await page.setViewportSize({width: 700, height: 900});
  await open(drawnDiagrams()[0]?.route ?? '');
  const frame = page.locator('div:has(> div > svg)').first();
  const overflow = () => frame.evaluate((element) => element.scrollWidth - element.clientWidth);
  expect(await overflow()).toBeGreaterThan(0);
  await page.emulateMedia({media: 'print'});
  expect(await overflow()).toBe(0);
});

test('prints code in the same colours in both modes and completely, and no addresses or closed lists', async ({
  page,
  open,
}) => {
  // Otherwise, the colours of links would change gradually.
  await page.emulateMedia({reducedMotion: 'reduce'});
  await open(pageKinds.components);
  const coloursOf = () =>
    page
      .locator('.token, main code, main .badge, .alert')
      .evaluateAll((elements) =>
        elements.map((element) => [getComputedStyle(element).color, getComputedStyle(element).backgroundColor]),
      );
  const countCutOff = () =>
    page
      .locator('.theme-code-block pre')
      .evaluateAll((samples) => samples.filter((sample) => sample.scrollWidth > sample.clientWidth).length);
  expect(await countCutOff()).toBeGreaterThan(0);
  const onScreen = await coloursOf();
  await page.emulateMedia({media: 'print'});
  const printed = await coloursOf();
  expect(printed).not.toEqual(onScreen);
  expect(await countCutOff()).toBe(0);
  const link = page.locator('.markdown p a[href^="https:"]').first();
  expect(await link.evaluate((element) => getComputedStyle(element, '::after').content)).toMatch(/^(?:none|normal)$/);
  const closed = page.locator('.markdown details:not([open])').first();
  await expect(closed).toBeAttached();
  expect((await closed.boundingBox())?.height ?? 0).toBeLessThan(80);
  await page.emulateMedia({media: 'print', colorScheme: 'light'});
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'light');
  expect(await coloursOf()).toEqual(printed);
});

test('a printed upgrade plan is short', async ({page, open}) => {
  await open(`/general/releases/upgrade?from=${lossyUpgrade.from}&to=${lossyUpgrade.to}`);
  await expect(page.locator('main h2').first()).toBeVisible();
  const sheets = await PDFDocument.load(await page.pdf({format: 'A4'}));
  expect(sheets.getPageCount()).toBeLessThanOrEqual(6);
});

import {expect, test} from './fixtures.ts';
import {violationsInBothModes} from './support/axe.ts';
import {markContrastSamples, sampleMarker} from './support/contrastSamples.ts';
import {pageKinds} from './support/pages.ts';

/** Elements with text on a docs page, as CSS selectors. axe cannot tell the background of the navbar. */
const elements = {
  breadcrumb: '.breadcrumbs__item *',
  button: 'article button, article button *',
  'code block': 'pre .token',
  footer: '.footer a',
  'inline code': 'article td code',
  heading: 'article h2',
  link: 'article p a[href]',
  'list item': 'article ul li',
  'next page': '.pagination-nav__label',
  paragraph: 'article p',
  sidebar: '.theme-doc-sidebar-container a *',
  subheading: 'article h3',
  'table cell': 'article td',
  'table head': 'article th',
  'table of contents': '.table-of-contents a',
  tag: 'article a[rel=tag]',
};

test('text that is hard to read is found in every kind of element, in both modes', async ({page, open}) => {
  await open(pageKinds['long docs page with tables']);
  await page.addStyleTag({
    content: `
      [data-faint] { color: rgb(128 128 128 / 25%) !important; }
      [data-parent] { opacity: 0.3 !important; }`,
  });
  // Only one element of each kind, in the middle of the page, has the error.
  const ids = await page.evaluate((selectors) => {
    const isText = (node: Node): boolean => node instanceof Text && node.data.trim() !== '';
    return Object.entries(selectors).map(([kind, selector]) => {
      const found = [...document.querySelectorAll(selector)].filter(
        (element) => element.checkVisibility({visibilityProperty: true}) && [...element.childNodes].some(isText),
      );
      const element = found[Math.floor(found.length / 2)];
      if (element) {
        element.id = `faint-${kind.replaceAll(' ', '-')}`;
        element.toggleAttribute('data-faint', true);
      }
      return element?.id ?? `no ${kind}`;
    });
  }, elements);
  // Here the text inherits the error.
  await page.evaluate(() => {
    const rows = [...document.querySelectorAll('article tr:has(> td):not(:has([data-faint]))')];
    const row = rows[Math.floor(rows.length / 2)]!;
    row.toggleAttribute('data-parent', true);
    row.querySelector('td')!.textContent = 'Text';
    row.querySelector('td')!.id = 'inherited';
  });

  const violations = await violationsInBothModes(page);
  for (const mode of ['dark', 'light']) {
    const reports = (id: string): boolean =>
      violations.some((line) => line.startsWith(`${mode}: color-contrast: #${id}:`));
    expect([...ids, 'inherited'].filter((id) => !reports(id))).toEqual([]);
  }
});

test('a link that only its colour distinguishes from the text is found', async ({page, open}) => {
  await open(pageKinds['long docs page with tables']);
  await page.evaluate(() => {
    const links = [...document.querySelectorAll<HTMLElement>('article p > a[href]:not(:has(*))')];
    const link = links[Math.floor(links.length / 2)]!;
    link.id = 'plain';
    link.style.cssText = 'color: #444; text-decoration: none;';
  });
  expect(await violationsInBothModes(page)).toContainEqual(
    expect.stringMatching(/^light: link-in-text-block: #plain: /),
  );
});

test('the contrast of a few elements of each kind is checked', async ({page, open}) => {
  await open(pageKinds['long docs page with tables']);
  await markContrastSamples(page);
  const cells = await page.locator('article td').count();
  const samples = await page.locator(`article td[${sampleMarker}]`).count();
  expect(samples).toBeGreaterThan(0);
  expect(samples).toBeLessThan(cells / 2);
});

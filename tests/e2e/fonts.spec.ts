import type {Page} from '@playwright/test';
import {expect, test} from './fixtures.ts';
import {pageKinds} from './support/pages.ts';

const text = 'Atkinson Hyperlegible Next Variable';
const code = 'Atkinson Hyperlegible Mono Variable';

/** The local fonts that have the widths of Arial and of most fixed-width fonts. */
const textFallback = 'Atkinson Hyperlegible Next Fallback Arial';
const codeFallback = 'Atkinson Hyperlegible Mono Fallback';

const sample =
  'To find out whether a user can do something, call has_capability() with the name of the capability and the context. ' +
  'In Moodle 4.2, the function returns false for guests if the capability has the flag RISK_CONFIG.';

/** Returns the names of the font files that a page loads, without their hashes. */
async function loadedFonts(page: Page, path: string): Promise<string[]> {
  const names = new Set<string>();
  page.on('request', (request) => {
    const name = /\/fonts\/([\w-]+)-[0-9a-f]+\.woff2$/.exec(request.url())?.[1];
    if (name !== undefined) {
      names.add(name);
    }
  });
  await page.goto(path);
  await page.waitForLoadState('networkidle');
  return [...names].sort();
}

/** Returns the width of a paragraph in a font, in pixels. */
async function widthOf(page: Page, style: string, family: string): Promise<number> {
  return page.evaluate(
    async ([shorthand, name, content]) => {
      await document.fonts.load(`${shorthand} 20px '${name}'`);
      const span = document.createElement('span');
      span.style.font = `${shorthand} 20px '${name}'`;
      span.style.whiteSpace = 'nowrap';
      span.style.position = 'absolute';
      span.textContent = content;
      document.body.append(span);
      const {width} = span.getBoundingClientRect();
      span.remove();
      return width;
    },
    [style, family, sample] as const,
  );
}

for (const [style, font, fallback] of [
  ['normal 400', text, textFallback],
  ['normal 520', text, textFallback],
  ['normal 640', text, textFallback],
  ['normal 760', text, textFallback],
  ['italic 400', text, textFallback],
  ['italic 640', text, textFallback],
  ['normal 400', code, codeFallback],
  ['normal 640', code, codeFallback],
] as const) {
  test(`text in "${style} ${font}" is as wide as in its fallback`, async ({page, open}) => {
    await open('/');
    const [expected, actual] = [await widthOf(page, style, font), await widthOf(page, style, fallback)];
    expect(Math.abs(actual / expected - 1)).toBeLessThan(0.015);
  });
}

test('a page loads the common characters only', async ({page}) => {
  expect(await loadedFonts(page, pageKinds['long docs page with tables'])).toEqual([
    'mono-normal-common',
    'next-italic-common',
    'next-normal-common',
  ]);
});

test('a page with rare characters also loads these', async ({page}) => {
  const urls: string[] = [];
  page.on('request', (request) => urls.push(request.url()));
  await page.goto('/general/projects/api/string-deprecation');
  // Browsers skip the layout of distant sections, and load fonts only for text that they lay out.
  await page.getByText('skrytá').first().scrollIntoViewIfNeeded();
  await expect.poll(() => urls.some((url) => url.includes('/next-italic-rare-'))).toBe(true);
});

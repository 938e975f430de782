import {expect, test} from './fixtures.ts';
import {pageKinds} from './support/pages.ts';

const text = 'Atkinson Hyperlegible Next Variable';
const code = 'Atkinson Hyperlegible Mono Variable';

/** The local fonts that have the widths of Arial and of most fixed-width fonts. */
const textFallback = 'Atkinson Hyperlegible Next Fallback Arial';
const codeFallback = 'Atkinson Hyperlegible Mono Fallback';

const sample =
  'To find out whether a user can do something, call has_capability() with the name of the capability and the context. ' +
  'Since version 10.9, the function returns false for guests if the capability has the flag RISK_CONFIG.';

test('text is as wide as in the fallback of its font', async ({page, open}) => {
  await open('/');
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
    const [expected, actual] = await page.evaluate(
      async ([shorthand, content, ...names]) => {
        const widthOf = async (name: string): Promise<number> => {
          await document.fonts.load(`${shorthand} 20px '${name}'`);
          const span = document.createElement('span');
          span.style.cssText = `font: ${shorthand} 20px '${name}'; white-space: nowrap; position: absolute`;
          span.textContent = content;
          document.body.append(span);
          const {width} = span.getBoundingClientRect();
          span.remove();
          return width;
        };
        return [await widthOf(names[0]), await widthOf(names[1])] as const;
      },
      [style, sample, font, fallback] as const,
    );
    expect(Math.abs(actual / expected - 1), `${style} ${font}`).toBeLessThan(0.015);
  }
});

test('a page loads only the fonts of common characters, until it has rare ones', async ({page, open}) => {
  const fonts = new Set<string>();
  page.on('request', (request) => {
    const name = /\/fonts\/([\w-]+)-[0-9a-f]+\.woff2$/.exec(request.url())?.[1];
    if (name !== undefined) {
      fonts.add(name);
    }
  });
  await open(pageKinds['long docs page with tables']);
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  expect([...fonts]).toContain('next-normal-common');
  expect([...fonts].filter((name) => !name.endsWith('-common'))).toEqual([]);
  await page.evaluate(() => (document.querySelector('h1')!.textContent = 'skryté'));
  await expect.poll(() => [...fonts]).toContain('next-normal-rare');
});

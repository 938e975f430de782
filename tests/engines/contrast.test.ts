import {expect, testWithContrast} from './support/fixtures.ts';
import {styleOf} from './support/page.ts';

const test = testWithContrast('more');

test('readers who prefer more contrast get stronger borders and muted text', async ({browser, open}) => {
  await open('/docs/apis/core/dml');
  expect(
    await browser.evaluate(() =>
      ['(prefers-contrast: more)', '(forced-colors: active)'].filter((query) => matchMedia(query).matches),
    ),
  ).toEqual(['(prefers-contrast: more)']);
  const ink = await styleOf(browser, 'h1', 'color');
  expect(await styleOf(browser, '.theme-last-updated', 'color')).toBe(ink);
  expect(await styleOf(browser, '.theme-code-block', 'border-top-color')).toBe(ink);
});

import {drawnDiagrams} from '../support/drawnDiagrams.ts';
import {expect, test} from './fixtures.ts';
import {sidewaysScroll} from './support/layout.ts';

/** A wide sequence diagram, in which lines run through labels. */
const wide = drawnDiagrams().find(({type}) => type === 'Sequence diagram')!;

test('the text of a diagram has at least 12 px, only its frame scrolls, and a page with drawings loads no Mermaid', async ({
  page,
  open,
}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') {
      scripts.push(request.url());
    }
  });
  await open(wide.route);
  const drawing = page.getByRole('group', {name: 'Sequence diagram'}).first();
  await drawing.scrollIntoViewIfNeeded();
  for (const width of [1280, 768, 320]) {
    await page.setViewportSize({width, height: 900});
    await expect.poll(() => sidewaysScroll(page)).toBe(0);
    const size = await drawing.evaluate((svg: SVGSVGElement) => 16 * (svg.getScreenCTM()?.a ?? 0));
    expect(size, `at ${width} px`).toBeGreaterThanOrEqual(11.9);
    expect(size, `at ${width} px`).toBeLessThanOrEqual(16.1);
  }
  // The frame can be scrolled with the keyboard.
  const frame = page.getByRole('group', {name: 'Diagram, scrolls sideways'}).first();
  await frame.focus();
  await expect(frame).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => frame.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((url) => /mermaid/i.test(url))).toEqual([]);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} mode`, () => {
    test.use({colorScheme});

    test('the outline of a label covers the lines behind it', async ({page, open}) => {
      await open(wide.route);
      const drawing = page.getByRole('group', {name: 'Sequence diagram'}).first();
      const label = drawing.locator('g[stroke-width="8"] text').first();
      const background = await drawing.evaluate((svg) => getComputedStyle(svg.parentElement!).backgroundColor);
      await expect(label).toHaveCSS('stroke', background);
      await expect(label).toHaveCSS('paint-order', 'stroke');
    });
  });
}

import {drawnDiagrams, oneOfEachType} from '../support/drawnDiagrams.ts';
import {expect, test} from './fixtures.ts';

/** A wide sequence diagram, in which lines run through labels. */
const wide = drawnDiagrams().find(({type}) => type === 'Sequence diagram')!;

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} mode without JavaScript`, () => {
    test.use({javaScriptEnabled: false, colorScheme});

    for (const {type, route, label} of oneOfEachType()) {
      test(`a ${type.toLowerCase()} is visible and has its text`, async ({page}) => {
        await page.goto(route);
        const drawing = page
          .getByRole('group', {name: `${type}: `})
          .filter({hasText: label})
          .first();
        await expect(drawing).toBeVisible();
        await expect(drawing.getByText(label).first()).toBeVisible();
      });
    }
  });
}

test('a page whose diagrams are drawn does not load Mermaid', async ({page, open}) => {
  const scripts: string[] = [];
  page.on('request', (request) => {
    if (request.resourceType() === 'script') {
      scripts.push(request.url());
    }
  });
  await open(wide.route);
  await page.getByRole('group', {name: 'Sequence diagram'}).first().scrollIntoViewIfNeeded();
  await page.waitForLoadState('networkidle');
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((url) => /mermaid/i.test(url))).toEqual([]);
});

for (const width of [320, 768, 1280]) {
  test(`at ${width} px, the text of a diagram has at least 12 px, and only its frame scrolls`, async ({page, open}) => {
    await page.setViewportSize({width, height: 900});
    await open(wide.route);
    const drawing = page.getByRole('group', {name: 'Sequence diagram'}).first();
    const size = await drawing.evaluate((svg: SVGSVGElement) => 16 * (svg.getScreenCTM()?.a ?? 0));
    expect(size).toBeGreaterThanOrEqual(11.9);
    expect(size).toBeLessThanOrEqual(16.1);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);
  });
}

test('on a phone, a wide diagram scrolls in a frame that can be focused with the keyboard', async ({page, open}) => {
  await page.setViewportSize({width: 320, height: 700});
  await open(wide.route);
  const frame = page.getByRole('group', {name: 'Diagram, scrolls sideways'}).first();
  await frame.focus();
  await expect(frame).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => frame.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
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
      // What comes later in the drawing is in front.
      const shapesInFront = await drawing.evaluate((svg) => {
        const text = svg.querySelector('text');
        return [...svg.querySelectorAll('path, rect, line, circle, polygon')].filter(
          (shape) => text && text.compareDocumentPosition(shape) & Node.DOCUMENT_POSITION_FOLLOWING,
        ).length;
      });
      expect(shapesInFront).toBe(0);
    });
  });
}

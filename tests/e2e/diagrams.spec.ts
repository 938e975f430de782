import {expect, test} from './fixtures.ts';

/** A wide sequence diagram in which lines run through labels. */
const wide = '/docs/apis/plugintypes/mod';

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} mode without JavaScript`, () => {
    test.use({javaScriptEnabled: false, colorScheme});

    for (const [name, path, label] of [
      ['Class diagram', '/docs/apis/core/dml/exceptions', 'dml_read_exception'],
      ['Entity-relationship diagram', '/docs/apis/core/dml/database-schema', 'user_enrolments'],
      ['Flowchart', '/docs/apis/core/dml/delegated-transactions', 'allow_commit()'],
      ['Sequence diagram', '/docs/apis/core/grading', 'grade_update()'],
      ['State diagram', '/docs/apis/subsystems/task', 'execute returns'],
    ] as const) {
      test(`a ${name.toLowerCase()} is visible and has its text`, async ({page}) => {
        await page.goto(path);
        const drawing = page.getByRole('group', {name});
        await expect(drawing).toBeVisible();
        await expect(drawing.getByText(label)).toBeVisible();
      });
    }
  });
}

for (const width of [320, 768, 1280]) {
  test(`at ${width} px, the text of a diagram has at least 12 px, and only its frame scrolls`, async ({page, open}) => {
    await page.setViewportSize({width, height: 900});
    await open(wide);
    const drawing = page.getByRole('group', {name: 'Sequence diagram'});
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
  await open(wide);
  const frame = page.getByRole('group', {name: 'Diagram, scrolls sideways'});
  await frame.focus();
  await expect(frame).toBeFocused();
  await page.keyboard.press('ArrowRight');
  await expect.poll(() => frame.evaluate((element) => element.scrollLeft)).toBeGreaterThan(0);
});

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} mode`, () => {
    test.use({colorScheme});

    test('the outline of a label covers the lines behind it', async ({page, open}) => {
      await open(wide);
      const label = page.locator('svg').getByText('Creates the course module and its context');
      const background = await page
        .locator('div:has(> svg[aria-label^="Sequence diagram"])')
        .evaluate((element) => getComputedStyle(element).backgroundColor);
      await expect(label).toHaveCSS('stroke', background);
      await expect(label).toHaveCSS('paint-order', 'stroke');
      // What comes later in the drawing is in front.
      const shapesInFront = await page.getByRole('group', {name: 'Sequence diagram'}).evaluate((svg) => {
        const text = svg.querySelector('text');
        return [...svg.querySelectorAll('path, rect, line, circle, polygon')].filter(
          (shape) => text && text.compareDocumentPosition(shape) & Node.DOCUMENT_POSITION_FOLLOWING,
        ).length;
      });
      expect(shapesInFront).toBe(0);
    });
  });
}

import AxeBuilder from '@axe-core/playwright';
import {expect, test} from './sites.ts';

/** A page with one diagram of each type, none of which has a drawing. */
const path = '/diagrams';

const types = ['Flowchart', 'Sequence diagram', 'State diagram', 'Class diagram', 'Entity-relationship diagram'];
const labels = ['Sent with a courier', 'Orders a parcel', 'the courier comes', '+send() : bool', 'contains'];

for (const colorScheme of ['light', 'dark'] as const) {
  test.describe(`in ${colorScheme} mode`, () => {
    test.use({colorScheme});

    test('browsers render diagrams that have no drawing, in the colours of the site', async ({page, open}) => {
      await open(path);
      await expect(page.getByRole('main').locator('svg[id^="mermaid-svg"]')).toHaveCount(types.length);
      for (const label of labels) {
        await expect(page.getByRole('main').getByText(label).first()).toBeVisible();
      }
      await expect(page.getByRole('group', {name: 'Diagram: States of a parcel'})).toBeVisible();
      const token = await page.evaluate(() => {
        const probe = document.body.appendChild(document.createElement('div'));
        probe.style.color = 'var(--color-text)';
        return getComputedStyle(probe).color;
      });
      await expect(page.locator('svg .nodeLabel, svg .node text').first()).toHaveCSS('fill', token);
      expect((await new AxeBuilder({page}).include('main').analyze()).violations).toEqual([]);
    });
  });
}

test('on a phone, only the frames of diagrams scroll', async ({page, open}) => {
  await page.setViewportSize({width: 320, height: 700});
  await open(path);
  await expect(page.getByRole('main').locator('svg[id^="mermaid-svg"]')).toHaveCount(types.length);
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});

test('without a network, readers see the source of a diagram', async ({page, open, expectConsole}) => {
  expectConsole(/mermaid|ERR_FAILED/i);
  await page.route(/mermaid/, (route) => route.abort());
  await open(path);
  await expect(page.getByText('flowchart LR')).toBeVisible();
});

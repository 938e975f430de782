import type {Locator} from '@playwright/test';
import {expect, test} from './fixtures.ts';
import {expectAccessible} from './support/axe.ts';
import {sidewaysScroll, startScrolling} from './support/layout.ts';

const route = '/general/releases';

async function boxesOf(elements: Locator): Promise<{left: number; right: number; height: number}[]> {
  return elements.evaluateAll((all) =>
    all.map((element) => {
      const {left, right, height} = element.getBoundingClientRect();
      return {left, right, height};
    }),
  );
}

test('the labels of the timeline are within it and large enough to read, and the page is accessible', async ({
  page,
  open,
}) => {
  await open(route);
  const timeline = page.getByRole('img', {name: /^Support for Moodle \d+\.\d+ to \d+\.\d+$/});
  for (const width of [320, 1280]) {
    await page.setViewportSize({width, height: 800});
    const [frame] = await boxesOf(timeline);
    const boxes = await boxesOf(timeline.locator('text'));
    for (const {left, right, height} of boxes) {
      expect(left).toBeGreaterThanOrEqual(frame!.left);
      expect(right).toBeLessThanOrEqual(frame!.right);
      expect(height).toBeGreaterThanOrEqual(12);
    }
    const years = await boxesOf(timeline.locator('text').filter({hasText: /^\d{4}$/}));
    expect(years.length).toBeGreaterThan(3);
    years.slice(1).forEach(({left}, index) => expect(left, 'years overlap').toBeGreaterThan(years[index]!.right));
  }
  await page.locator('details').filter({hasText: 'Timeline as text'}).locator('summary').click();
  await expectAccessible(page);
});

for (const path of [route, `${route}/history`]) {
  test(`${path} does not scroll sideways, even with everything expanded`, async ({page, open}) => {
    await open(path);
    const expanded = await page.locator('.markdown details').evaluateAll((all) => {
      all.forEach((details) => ((details as HTMLDetailsElement).open = true));
      return all.length;
    });
    expect(expanded).toBeGreaterThan(path === route ? 0 : 10);
    for (const width of [1280, 768, 320]) {
      await page.setViewportSize({width, height: 800});
      await startScrolling(page);
      await expect.poll(() => sidewaysScroll(page), `at ${width} px`).toBe(0);
    }
  });
}

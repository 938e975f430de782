import type {Locator, Page} from '@playwright/test';
import {expect, test} from './fixtures.ts';
import {expectAccessible} from './support/axe.ts';
import {sidewaysScroll, startScrolling} from './support/layout.ts';

const route = '/general/releases';
const history = '/general/releases/history';
const title = /^Support for Moodle \d+\.\d+ to \d+\.\d+$/;

function timeline(page: Page): Locator {
  return page.getByRole('img', {name: title});
}

async function boxesOf(elements: Locator): Promise<{left: number; right: number; height: number}[]> {
  return elements.evaluateAll((all) =>
    all.map((element) => {
      const {left, right, height} = element.getBoundingClientRect();
      return {left, right, height};
    }),
  );
}

for (const width of [320, 1280]) {
  test(`at ${width} px, the labels of the timeline are within it and large enough to read`, async ({page, open}) => {
    await page.setViewportSize({width, height: 800});
    await page.clock.setFixedTime('2023-05-01T12:00:00');
    await open(route);
    const [frame] = await boxesOf(timeline(page));
    const texts = timeline(page).locator('text');
    expect(await texts.allTextContents()).toEqual([
      ...['2020', '2021', '2022', '2023', '2024', '2025'],
      'Today',
      ...['Moodle 4.2', 'Moodle 4.1 (LTS)', 'Moodle 4.0', 'Moodle 3.11', 'Moodle 3.10', 'Moodle 3.9 (LTS)'],
    ]);
    const boxes = await boxesOf(texts);
    for (const {left, right, height} of boxes) {
      expect(left).toBeGreaterThanOrEqual(frame!.left);
      expect(right).toBeLessThanOrEqual(frame!.right);
      expect(height).toBeGreaterThanOrEqual(12);
    }
    // Years do not overlap.
    boxes.slice(1, 6).forEach(({left}, index) => expect(left).toBeGreaterThan(boxes[index]!.right));
  });
}

for (const path of [route, history]) {
  test(`${path} does not scroll sideways, even with everything expanded`, async ({page, open}) => {
    for (const width of [320, 768, 1280]) {
      await test.step(`${width} px`, async () => {
        await page.setViewportSize({width, height: 800});
        await open(path);
        await startScrolling(page);
        const expanded = await page.locator('.markdown details').evaluateAll((all) => {
          all.forEach((details) => ((details as HTMLDetailsElement).open = true));
          return all.length;
        });
        expect(expanded).toBeGreaterThan(path === history ? 10 : 0);
        await expect.poll(() => sidewaysScroll(page)).toBe(0);
      });
    }
  });
}

test('support dates replace the status when support for all versions has ended', async ({page, open}) => {
  await page.clock.setFixedTime('2026-01-01T12:00:00');
  await open(route);
  await expect(page.getByText('Support for all versions in this table has ended.')).toBeVisible();
  await expect(
    page.getByRole('table', {name: 'Newest versions and their support'}).getByRole('columnheader'),
  ).toHaveText(['Version', 'Released', 'General support until', 'Security support until']);
});

test('links to parts of the page that have moved lead to the list of all releases', async ({page, open}) => {
  await open(`${route}#all-releases`);
  await expect(page).toHaveURL(`${history}#all-versions`);
});

test('the page is accessible', async ({page, open}) => {
  await page.clock.setFixedTime('2023-05-01T12:00:00');
  await open(route);
  await page.locator('details').filter({hasText: 'Timeline as text'}).locator('summary').click();
  await expectAccessible(page);
});

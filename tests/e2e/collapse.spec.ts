import type {Page} from '@playwright/test';
import {expect, test} from './fixtures.ts';
import {sidebar} from './support/layout.ts';

/** Names of two categories, the first with more pages than the second. */
const long = 'Common files';
const short = 'Subsystems';

/**
 * Opens a category of the sidebar.
 *
 * @returns How long its list takes to unfold, in milliseconds, as the style of the list says, and the height.
 */
async function unfold(page: Page, name: string): Promise<{duration: number; height: number}> {
  const category = sidebar(page)
    .locator('.theme-doc-sidebar-item-category-level-2')
    .filter({has: page.getByRole('link', {name, exact: true})});
  await category.getByRole('button', {name: `Expand sidebar category '${name}'`}).click();
  const list = category.locator('ul').first();
  await expect(list).toHaveAttribute('style', /transition: height \d+ms/);
  await expect(list).toHaveCSS('height', /^[1-9]/);
  return list.evaluate((element) => ({
    duration: Number(/height (\d+)ms/.exec(element.style.transition)![1]),
    height: element.scrollHeight,
  }));
}

test('a list unfolds the longer, the higher it is', async ({page, open}) => {
  await open('/docs/apis/core/dml');
  const [high, low] = [await unfold(page, long), await unfold(page, short)].toSorted((a, b) => b.height - a.height);
  expect(high!.height).toBeGreaterThan(low!.height);
  expect(low!.duration).toBeGreaterThan(1);
  expect(high!.duration).toBeGreaterThan(low!.duration);
});

test.describe('with reduced motion', () => {
  test.use({contextOptions: {reducedMotion: 'reduce'}});

  test('nothing is animated', async ({page, open}) => {
    await open('/docs/apis/core/dml');
    // The shortest that still tells the theme when it is over.
    expect((await unfold(page, long)).duration).toBe(1);
    const durations = await sidebar(page)
      .locator('ul')
      .evaluateAll((lists) => lists.map((list) => getComputedStyle(list).transitionDuration));
    expect(durations.filter((duration) => duration !== '0s' && duration !== '0.001s')).toEqual([]);
  });
});

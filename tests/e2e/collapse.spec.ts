import type {Page} from '@playwright/test';
import {expect, test} from './fixtures.ts';
import {sidebar} from './support/layout.ts';
import {pageKinds} from './support/pages.ts';

/** Routes of two categories, the first with more pages than the second. */
const long = '/docs/apis/commonfiles';
const short = '/docs/category/subsystems';

/**
 * Expands a sidebar category. Returns the duration of the list's transition in milliseconds, from its inline style, and the
 * list's full height.
 */
async function expand(page: Page, route: string): Promise<{duration: number; height: number}> {
  const category = sidebar(page)
    .locator('.theme-doc-sidebar-item-category-level-2')
    .filter({has: page.locator(`a[href="${route}"]`)});
  await category.getByRole('button', {name: /^Expand sidebar category/}).click();
  const list = category.locator('ul').first();
  await expect(list).toHaveAttribute('style', /transition: height \d+ms/);
  await expect(list).toHaveCSS('height', /^[1-9]/);
  return list.evaluate((element) => ({
    duration: Number(/height (\d+)ms/.exec(element.style.transition)![1]),
    height: element.scrollHeight,
  }));
}

test('taller lists take longer to expand', async ({page, open}) => {
  await open(pageKinds['long docs page with tables']);
  const [tall, flat] = [await expand(page, long), await expand(page, short)].toSorted((a, b) => b.height - a.height);
  expect(tall!.height).toBeGreaterThan(flat!.height);
  expect(flat!.duration).toBeGreaterThan(1);
  expect(tall!.duration).toBeGreaterThan(flat!.duration);
});

test.describe('with reduced motion', () => {
  test.use({contextOptions: {reducedMotion: 'reduce'}});

  test('lists expand without animation', async ({page, open}) => {
    await open(pageKinds['long docs page with tables']);
    // The theme waits for the transitionend event, which browsers do not dispatch if the duration is 0.
    expect((await expand(page, long)).duration).toBe(1);
    const durations = await sidebar(page)
      .locator('ul')
      .evaluateAll((lists) => lists.map((list) => getComputedStyle(list).transitionDuration));
    expect(durations.filter((duration) => duration !== '0s' && duration !== '0.001s')).toEqual([]);
  });
});

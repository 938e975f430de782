import type {Page} from '@playwright/test';
import {expect, test} from './fixtures.ts';
import {startScrolling} from './support/layout.ts';
import {allPageKinds, openKind} from './support/pages.ts';

const widths = [320, 768, 996, 997, 1280, 1920];

async function sidewaysScroll(page: Page): Promise<number> {
  return page.evaluate(() => {
    window.scrollTo(10_000, 0);
    const overflow = document.documentElement.scrollWidth - document.documentElement.clientWidth;
    return Math.max(window.scrollX, overflow);
  });
}

for (const kind of allPageKinds) {
  test(`the page does not scroll sideways: ${kind}`, async ({page, open, expectConsole}) => {
    await openKind(kind, {page, open, expectConsole});
    await startScrolling(page);
    for (const width of widths) {
      await page.setViewportSize({width, height: 900});
      // The layout follows the new width in an event, so this is polled.
      await expect.poll(() => sidewaysScroll(page), `at ${width} px`).toBe(0);
    }
  });
}

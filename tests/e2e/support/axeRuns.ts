import type {AxeBuilder} from '@axe-core/playwright';
import {test, type Page} from '@playwright/test';

type AxeResults = Awaited<ReturnType<AxeBuilder['analyze']>>;

/** Type of the annotations that `recordAxeRun` adds to tests. */
export const axeRunType = 'axe run';

/** A check of a page with axe. */
export interface AxeRun {
  browser: string;
  /** Version of axe-core. */
  version: string;
  /** Path and query of the page. */
  address: string;
  mode: string;
  width: number;
}

/**
 * Adds a check to the current test, for the results that `accessibilityReporter.ts` writes.
 *
 * @param page - The page that was checked.
 * @param results - What axe returned.
 */
export async function recordAxeRun(page: Page, {testEngine, url}: AxeResults): Promise<void> {
  const {mode = '', width} = await page.evaluate(() => ({
    mode: document.documentElement.dataset.theme,
    width: window.innerWidth,
  }));
  const run: AxeRun = {
    browser: `Chromium ${page.context().browser()?.version()}`,
    version: testEngine.version,
    address: url.slice(new URL(url).origin.length),
    mode,
    width,
  };
  test.info().annotations.push({type: axeRunType, description: JSON.stringify(run)});
}

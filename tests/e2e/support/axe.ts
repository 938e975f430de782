import {AxeBuilder} from '@axe-core/playwright';
import {test, type Page} from '@playwright/test';
import {startScrolling} from './layout.ts';

/**
 * Looks for faults against WCAG 2.2 AA and axe's best practice in the page as it stands, with all of it laid out.
 *
 * @param page - An open page.
 * @returns One line for each fault: rule, element, and what is wrong with it. Empty if there is none.
 */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  // It looks at every element, which takes long on long pages where processors are few.
  test.slow();
  await startScrolling(page);
  const {violations} = await new AxeBuilder({page})
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.flatMap(({id, nodes}) =>
    nodes.map(({target, failureSummary = ''}) => `${id}: ${target.join(' ')}: ${failureSummary.replace(/\s+/g, ' ')}`),
  );
}

/**
 * Looks for faults in both colour modes, of a page that follows the system.
 *
 * @param page - An open page, whose reader has chosen no mode.
 * @returns As `accessibilityFaults`, each line with its mode. The page is left in the light mode.
 */
export async function faultsInBothModes(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({colorScheme});
    await page.waitForSelector(`html[data-theme="${colorScheme}"]`);
    faults.push(...(await accessibilityFaults(page)).map((fault) => `${colorScheme}: ${fault}`));
  }
  return faults;
}

import {AxeBuilder} from '@axe-core/playwright';
import {test, type Page} from '@playwright/test';
import {startScrolling} from './layout.ts';

/**
 * Checks a page in its current state against WCAG 2.2 AA and axe's best practices.
 *
 * @returns One line for each violation: rule, element and explanation.
 */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  // axe looks at every element, which takes long on long pages on a machine with few cores.
  test.slow();
  await startScrolling(page);
  const {violations} = await new AxeBuilder({page})
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.flatMap(({id, nodes}) =>
    nodes.map(({target, failureSummary = ''}) => `${id}: ${target.join(' ')}: ${failureSummary.replace(/\s+/g, ' ')}`),
  );
}

/** Checks a page on which no colour mode has been chosen in both modes, and leaves it in light mode. */
export async function faultsInBothModes(page: Page): Promise<string[]> {
  const faults: string[] = [];
  for (const colorScheme of ['dark', 'light'] as const) {
    await page.emulateMedia({colorScheme});
    await page.waitForSelector(`html[data-theme="${colorScheme}"]`);
    // Colours fade from one mode to the other, and axe would measure the contrast in between.
    await page.evaluate(async () => {
      const transitions = document.getAnimations().filter((animation) => animation instanceof CSSTransition);
      await Promise.allSettled(transitions.map(({finished}) => finished));
    });
    faults.push(...(await accessibilityFaults(page)).map((fault) => `${colorScheme}: ${fault}`));
  }
  return faults;
}

import {AxeBuilder} from '@axe-core/playwright';
import type {Page} from '@playwright/test';

/**
 * Looks for faults against WCAG 2.2 AA and axe's best practice in the page as it stands.
 *
 * @param page - An open page.
 * @returns One line for each fault: rule, element, and what is wrong with it. Empty if there is none.
 */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  const {violations} = await new AxeBuilder({page})
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.flatMap(({id, nodes}) =>
    nodes.map(({target, failureSummary = ''}) => `${id}: ${target.join(' ')}: ${failureSummary.replace(/\s+/g, ' ')}`),
  );
}

import {AxeBuilder} from '@axe-core/playwright';
import {test, type Page} from '@playwright/test';

/**
 * Looks for faults against WCAG 2.2 AA and axe's best practice in the page as it stands.
 *
 * @param page - An open page.
 * @returns One line for each fault: rule, element, and what is wrong with it. Empty if there is none.
 */
export async function accessibilityFaults(page: Page): Promise<string[]> {
  // It looks at every element, which takes long on long pages where processors are few.
  test.slow();
  const {violations} = await new AxeBuilder({page})
    .withTags(['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa', 'best-practice'])
    .analyze();
  return violations.flatMap(({id, nodes}) =>
    nodes.map(({target, failureSummary = ''}) => `${id}: ${target.join(' ')}: ${failureSummary.replace(/\s+/g, ' ')}`),
  );
}

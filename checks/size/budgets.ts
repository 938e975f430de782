import type {Budgets} from './report.ts';

/** Hold for every kind of page. */
const common: Budgets = {script: 180_000, 'shared script': 140_000, stylesheet: 25_000, font: 60_000};

/**
 * The budgets of a kind of page.
 *
 * @param kind - One of the names in `pageKinds`.
 * @returns Upper limits in bytes.
 */
export function budgetsOf(kind: string): Budgets {
  return {...common};
}

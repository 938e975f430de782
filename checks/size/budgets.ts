import type {Budgets} from './report.ts';

/** The budgets for all kinds of pages: the largest sizes in November 2026, rounded up. Lower them when pages get smaller. */
const common: Budgets = {script: 180_000, 'shared script': 165_000, stylesheet: 25_000, font: 30_000};

/** Docs pages load two more fonts, because they contain italic text and code. */
const docsFonts: Budgets = {font: 45_000};

/** Higher budgets for the kinds of pages whose content is long or contains diagrams. */
const byKind: Record<string, Budgets> = {
  'docs page': docsFonts,
  'long docs page with tables': {...docsFonts, script: 186_000},
  'page of 4.1': docsFonts,
  'general page': docsFonts,
  'notes of a version': {...docsFonts, script: 191_000},
  'notes of a point release': {...docsFonts, script: 181_000},
  'notes of the app': {...docsFonts, script: 192_000},
  // These pages can contain letters that are in another file of the fonts.
  components: {font: 58_000, script: 214_000},
  'search with results': {font: 45_000},
};

/**
 * Returns the budgets for a kind of page.
 *
 * @param kind - One of the names in `pageKinds`.
 * @returns Upper limits in bytes.
 */
export function budgetsOf(kind: string): Budgets {
  return {...common, ...byKind[kind]};
}

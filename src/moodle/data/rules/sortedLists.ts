import {checkEntryOrder, newestFirst} from './checkOrder.ts';
import type {DataFile, Report} from './report.ts';

/** Checks the order of `editions.json`. */
export function checkEditions({file, content: list}: DataFile, report: Report) {
  checkEntryOrder({file, list}, 'name', newestFirst, 'a version below', report);
}

/** Checks that `testing-credits.json` is sorted. */
export function checkTestingCredits({file, content: list}: DataFile, report: Report) {
  const compare = (a: string, b: string) => a.localeCompare(b, 'en', {numeric: true});
  checkEntryOrder({file, list}, 'name', compare, 'a cycle after', report);
}

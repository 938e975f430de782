import {checkOrder} from './checkOrder.ts';
import type {DataFile, Report} from './report.ts';

/** Checks that `testing-credits.json` is sorted. */
export function checkTestingCredits({file, content}: DataFile, report: Report) {
  checkOrder(
    content.map(({name}: any) => name),
    (a, b) => a.localeCompare(b, 'en', {numeric: true}),
    (index, previous) =>
      report(file, `/${index}/name`, content[index].name, `a cycle after ${previous}, the previous entry`),
  );
}

import {compareVersions} from '../../versionNames.ts';
import {checkOrder} from './checkOrder.ts';
import type {DataFile, Report} from './report.ts';

/** Checks the order of `editions.json`. */
export function checkEditions({file, content}: DataFile, report: Report) {
  checkOrder(
    content.map(({name}: any) => name),
    (a, b) => compareVersions(b, a),
    (index, previous) =>
      report(
        file,
        `/${index}/name`,
        content[index].name,
        `a version below ${previous}, because the newest comes first`,
      ),
  );
}

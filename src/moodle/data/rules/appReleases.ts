import {checkEntryOrder, newestFirst} from './checkOrder.ts';
import type {DataFile, Report} from './report.ts';

/** Checks `app-releases.json`: order, dates and routes. */
export function checkAppReleases({file, content}: DataFile, report: Report) {
  checkEntryOrder({file, list: content}, 'version', newestFirst, 'a version below', report);
  content.forEach(({name, version, date, versionCode, route}: any, index: number) => {
    if (!name.endsWith(` ${version}`)) {
      report(file, `/${index}/name`, name, `a name that ends in ${version}, its version`);
    }
    const series = version.split('.')[0];
    // The releases of the first series share a page.
    const notes =
      series === '1'
        ? `/general/app_releases/v1.x#moodle-mobile-${version.replaceAll('.', '')}`
        : `/general/app_releases/v${series}/v${version}`;
    if (route !== notes) {
      report(file, `/${index}/route`, route, `"${notes}"`);
    }
    const newer = content[index - 1];
    if (newer && date > newer.date) {
      report(file, `/${index}/date`, date, `${newer.date} (${newer.version}) or earlier`);
    }
    if (newer && versionCode >= newer.versionCode) {
      report(file, `/${index}/versionCode`, versionCode, `a code below ${newer.versionCode} (${newer.version})`);
    }
  });
}

import {compareVersions, versionOfRelease} from '../../versionNames.ts';
import {checkEntryOrder, newestFirst} from './checkOrder.ts';
import type {DataFile, Report} from './report.ts';

/** Checks that `php-support.json` is consistent with the version files, which are given by name. */
export function checkPhpSupport({file, content}: DataFile, report: Report, versions: ReadonlyMap<string, any>) {
  checkEntryOrder({file, list: content}, 'php', newestFirst, 'a version below', report);
  content.forEach(({php, usableFrom, minimumFor}: any, index: number) => {
    usableFrom.forEach((release: string, position: number) => {
      const version = versions.get(versionOfRelease(release));
      const {min, alsoSupported = []} = version?.requirements?.php ?? {min: ''};
      const entry = alsoSupported.find((candidate: any) => candidate.version === php);
      const since = entry?.since ?? (entry || versionOfRelease(min) === php ? versionOfRelease(release) : undefined);
      if (since !== release) {
        const allowed = since
          ? `"${since}", as in data/versions/${versionOfRelease(release)}.json`
          : `a release that runs on PHP ${php}`;
        report(file, `/${index}/usableFrom/${position}`, release, allowed);
      }
    });
    const first = [...versions.values()]
      .filter(({requirements}) => requirements && compareVersions(versionOfRelease(requirements.php.min), php) >= 0)
      .sort((a, b) => compareVersions(a.name, b.name))[0];
    if (minimumFor !== first?.name) {
      const allowed = first
        ? `"${first.name}", the first version that requires PHP ${php} or later`
        : `no value, because no version requires PHP ${php}`;
      report(file, `/${index}/minimumFor`, minimumFor, allowed);
    }
  });
}

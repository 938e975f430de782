import path from 'node:path';
import {compareVersions, versionOfRelease} from '../../versionNames.ts';
import {checkEntryOrder, checkOrder} from './checkOrder.ts';
import type {DataFile, Report} from './report.ts';

/** Checks a file in `data/versions/`: names, the order of dates and builds, and requirements. */
export function checkVersion({file, content: version}: DataFile, report: Report, versions: ReadonlyMap<string, any>) {
  const {releases, requirements} = version;
  const name = path.basename(file, '.json');
  if (version.name !== name) {
    report(file, '/name', version.name, `"${name}", the name of the file`);
  }
  const dates = ['releaseDate', 'generalEndDate', 'securityEndDate', 'extendedSecurityEndDate'].filter(
    (key) => version[key],
  );
  dates.forEach((key, index) => {
    const previous = dates[index - 1];
    if (previous && version[key] < version[previous]) {
      report(file, `/${key}`, version[key], `${previous} (${version[previous]}) or later`);
    }
  });
  if (releases[0].releaseDate !== version.releaseDate) {
    report(
      file,
      '/releases/0/releaseDate',
      releases[0].releaseDate,
      `"${version.releaseDate}", the version's releaseDate`,
    );
  }

  const builds = new Map<string, string>();
  releases.forEach((release: any, index: number) => {
    if (versionOfRelease(release.name) !== name) {
      report(file, `/releases/${index}/name`, release.name, `a release of ${name}`);
    }
    const previous = releases[index - 1];
    if (previous && release.releaseDate < previous.releaseDate) {
      report(
        file,
        `/releases/${index}/releaseDate`,
        release.releaseDate,
        `${previous.releaseDate} (${previous.name}) or later`,
      );
    }
    if (release.build) {
      builds.set(`/releases/${index}/build`, release.build);
    }
    const notes = [`/general/releases/${name}`, `/general/releases/${name}/${release.name}`][index === 0 ? 0 : 1];
    if (release.notes && release.notes !== notes) {
      report(file, `/releases/${index}/notes`, release.notes, `"${notes}"`);
    }
    if (release.issueListUrl && release.fixVersions) {
      report(
        file,
        `/releases/${index}/fixVersions`,
        release.fixVersions,
        'no value, because issueListUrl already links to the list of issues',
      );
    }
  });
  checkEntryOrder({file, list: releases, pointer: '/releases'}, 'name', compareVersions, 'a release after', report);
  checkOrder(
    [...builds.values()],
    (a, b) => Number(a) - Number(b),
    (index, previous) =>
      report(
        file,
        [...builds.keys()][index] ?? '',
        [...builds.values()][index],
        `a build above ${previous}, the previous entry`,
      ),
  );
  if (requirements) {
    checkRequirements(file, name, releases, requirements, versions, report);
  }
}

/** The requirements that have a lowest version, by their paths below `requirements`. */
const minimums = ({php, databases = {}}: any): Record<string, any> => ({
  ...(php && {php}),
  ...Object.fromEntries(Object.entries(databases).map(([key, value]) => [`databases/${key}`, value])),
});

function checkRequirements(
  file: string,
  name: string,
  releases: readonly any[],
  {php, upgradeFrom, databases, extensions}: any,
  versions: ReadonlyMap<string, any>,
  report: Report,
) {
  const also = php.alsoSupported ?? [];
  const supported = [php.min, ...also.map(({version}: any) => version)];
  checkOrder(supported, compareVersions, (index, previous) =>
    report(
      file,
      `/requirements/php/alsoSupported/${index - 1}/version`,
      supported[index],
      `a PHP version above ${previous}`,
    ),
  );
  also.forEach(({since}: any, index: number) => {
    if (since && !releases.some((release) => release.name === since)) {
      report(file, `/requirements/php/alsoSupported/${index}/since`, since, `a release of ${name}`);
    }
  });
  if (php.max && also.length > 0 && php.max !== also.at(-1).version) {
    report(file, '/requirements/php/max', php.max, `"${also.at(-1).version}", the newest of alsoSupported`);
  } else if (php.max && compareVersions(php.max, versionOfRelease(php.min)) < 0) {
    report(file, '/requirements/php/max', php.max, `${php.min} or later`);
  }
  if (upgradeFrom && compareVersions(upgradeFrom.min, name) >= 0) {
    report(file, '/requirements/upgradeFrom/min', upgradeFrom.min, `a release before ${name}`);
  }
  if (upgradeFrom?.firstStep && versionOfRelease(upgradeFrom.firstStep) !== versionOfRelease(upgradeFrom.min)) {
    report(
      file,
      '/requirements/upgradeFrom/firstStep',
      upgradeFrom.firstStep,
      `a release of ${versionOfRelease(upgradeFrom.min)}`,
    );
  }
  Object.entries(minimums({php, databases})).forEach(([key, {minRaisedSince, minBefore}]) => {
    if (minRaisedSince && compareVersions(minRaisedSince, name) >= 0) {
      report(file, `/requirements/${key}/minRaisedSince`, minRaisedSince, `a version before ${name}`);
      return;
    }
    const min = minimums(versions.get(minRaisedSince)?.requirements ?? {})[key]?.min;
    if (min !== undefined && min !== minBefore) {
      report(file, `/requirements/${key}/minBefore`, minBefore, `"${min}", the lowest version for ${minRaisedSince}`);
    }
  });
  extensions.optional.forEach((extension: string, index: number) => {
    if (extensions.required.includes(extension)) {
      report(
        file,
        `/requirements/extensions/optional/${index}`,
        extension,
        'an extension that is not among the required ones',
      );
    }
  });
}

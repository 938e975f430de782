import {compareVersions, versionOfRelease} from '../versionNames.ts';
import type {PhpRequirement, RequirementSet} from '../types.ts';

/** A release on the upgrade path. The requirements of the oldest releases are not on record. */
export interface PathRelease {
  name: string;
  requirements?: RequirementSet;
}

/** PHP versions that a release supports, or that several releases all support. */
export interface PhpRange {
  /** Versions such as `['7.4', '8.0']`, lowest first. The list is never empty. */
  versions: readonly string[];
  /** Lowest patch release, such as `7.4.0`. */
  min: string;
}

/** Consecutive steps that can use the same PHP versions. Step 1 leads from the current release to the next one. */
export interface PhpRun extends PhpRange {
  first: number;
  last: number;
}

/** What an administrator has to do about PHP at one step. */
export type PhpAction =
  /** The requirements of this release are not on record. */
  | {kind: 'notOnRecord'}
  /** Step 1 supports all PHP versions that the current release supports. */
  | {kind: 'covered'}
  /** Step 1 and the current release have these versions in common. */
  | {kind: 'common'; run: PhpRun}
  /** PHP has to be changed to one of these versions, which the previous release on the path supports too. */
  | {kind: 'change'; run: PhpRun}
  /** The same as `change`, but the site may already use one of these versions. */
  | {kind: 'changeIfNeeded'; run: PhpRun}
  /** The PHP version of the previous step also works for this one. */
  | {kind: 'keep'}
  /**
   * No PHP version works with both the previous release and this one. If there is a `bridge`, it is a later point release
   * of the current version that also supports these PHP versions, so that PHP can be changed while the site is running.
   */
  | {kind: 'offline'; run: PhpRun; bridge?: {release: string; versions: readonly string[]}}
  /** The highest PHP version of the previous release is not on record, or none of its requirements are. */
  | {kind: 'previousUnknown'; run: PhpRun}
  /** The highest PHP version of this release is not on record. `minimum` compares the lowest one with the previous release. */
  | {kind: 'openEnded'; minimum: 'sameVersion' | 'notRaised' | 'raised'};

/** PHP changes along an upgrade path. */
export interface PhpPlan {
  /** PHP version of the site, if it is known. */
  current?: string;
  /** PHP versions of each release on the path, current release first; undefined if the highest version is not on record. */
  supported: readonly (PhpRange | undefined)[];
  actions: readonly PhpAction[];
  /** Steps grouped so that PHP changes as rarely as possible and the installed release always supports it. */
  runs: readonly PhpRun[];
  /** The fewest groups if the site stays offline, so that PHP only has to work with the release that is being installed. */
  fewestRuns: readonly PhpRun[];
}

/** PHP versions that a release of the platform may support. PHP 6 was never released. */
const phpVersions = [
  ...['4.1', '4.2', '4.3', '4.4', '5.0', '5.1', '5.2', '5.3', '5.4', '5.5', '5.6'],
  ...['7.0', '7.1', '7.2', '7.3', '7.4', '8.0', '8.1'],
];

/**
 * Lists the PHP versions that a release supports, such as `['7.4', '8.0']`, or undefined if the highest is not on record.
 * Support for a PHP version can start with a point release.
 */
export function phpVersionsOf(release: string, php: PhpRequirement): string[] | undefined {
  const {min, max, alsoSupported = [], notAllowed = []} = php;
  if (max === undefined) {
    return undefined;
  }
  const lowest = versionOfRelease(min);
  const notYet = new Set(
    alsoSupported
      .filter(({since}) => since !== undefined && compareVersions(release, since) < 0)
      .map(({version}) => version),
  );
  // The data may contain a PHP version that is newer than the list above.
  const known = new Set([...phpVersions, lowest, ...alsoSupported.map(({version}) => version), max]);
  return [...known]
    .filter(
      (version) =>
        compareVersions(version, lowest) >= 0 &&
        compareVersions(version, max) <= 0 &&
        !notYet.has(version) &&
        !notAllowed.includes(version),
    )
    .sort(compareVersions);
}

function rangeOf({name, requirements}: PathRelease): PhpRange | undefined {
  const versions = requirements && phpVersionsOf(name, requirements.php);
  return requirements && versions && versions.length > 0 ? {versions, min: requirements.php.min} : undefined;
}

function commonRange(a: PhpRange, b: PhpRange): PhpRange | undefined {
  const versions = a.versions.filter((version) => b.versions.includes(version));
  const min = compareVersions(a.min, b.min) >= 0 ? a.min : b.min;
  return versions.length > 0 ? {versions, min} : undefined;
}

function contains(outer: PhpRange, inner: PhpRange): boolean {
  return (
    inner.versions.every((version) => outer.versions.includes(version)) && compareVersions(inner.min, outer.min) >= 0
  );
}

/**
 * Groups steps that have PHP versions in common; a step without a range is left out. The number of groups is minimal, because
 * each group is extended as far as possible.
 */
function groupSteps(ranges: readonly (PhpRange | undefined)[], needsNewGroup: (step: number) => boolean): PhpRun[] {
  const runs: PhpRun[] = [];
  ranges.forEach((range, index) => {
    if (!range) {
      return;
    }
    const previous = runs.at(-1);
    const common = previous?.last === index - 1 && !needsNewGroup(index) ? commonRange(previous, range) : undefined;
    if (previous && common) {
      runs[runs.length - 1] = {...common, first: previous.first, last: index};
    } else {
      runs.push({...range, first: index, last: index});
    }
  });
  return runs;
}

/** Finds a point release of the current version that shares PHP versions with both the current and the next release. */
function findBridge(
  current: PhpRange,
  next: PhpRange,
  pointReleases: readonly PathRelease[],
): {release: string; versions: readonly string[]} | undefined {
  return pointReleases
    .map((release) => {
      const range = rangeOf(release);
      const shared = range && commonRange(range, current) && commonRange(range, next);
      return shared && {release: release.name, versions: shared.versions};
    })
    .findLast((bridge) => bridge !== undefined);
}

function compareMinimum(previous: PathRelease, release: PathRelease): 'sameVersion' | 'notRaised' | 'raised' {
  const [before, after] = [previous.requirements?.php.min, release.requirements?.php.min];
  if (before === undefined || after === undefined || compareVersions(before, after) < 0) {
    return 'raised';
  }
  return versionOfRelease(previous.name) === versionOfRelease(release.name) ? 'sameVersion' : 'notRaised';
}

/**
 * Plans the PHP changes along an upgrade path of releases, perhaps with a later point release of the current version first.
 * Each step needs a PHP version that its release supports. If possible, that version also works with the release that is
 * installed before the step, so that PHP and Moodle can be changed separately.
 */
export function planPhp(
  path: readonly PathRelease[],
  pointReleases: readonly PathRelease[] = [],
  current?: string,
): PhpPlan {
  const supported = path.map(rangeOf);
  const site: PhpRange | undefined = current === undefined ? undefined : {versions: [current], min: `${current}.0`};
  /** PHP versions that a step has in common with the release before it; undefined if there are none. */
  const shared = supported.map((range, step) => {
    const previous = supported[step - 1];
    return range && previous && commonRange(previous, range);
  });
  const usable = supported.map((range, step) => (step === 0 ? site : (shared[step] ?? range)));
  const runs = groupSteps(usable, (step) => shared[step] === undefined);

  const actionAt = (step: number): PhpAction => {
    const [previous, release] = [path[step - 1], path[step]];
    const [before, range] = [supported[step - 1], supported[step]];
    const run = runs.find(({first, last}) => first <= step && step <= last);
    if (!previous || !release?.requirements) {
      return {kind: 'notOnRecord'};
    }
    if (!range || !run) {
      return {kind: 'openEnded', minimum: compareMinimum(previous, release)};
    }
    if (step > run.first) {
      const start = supported[run.first];
      // If the site's PHP version already worked for the first step of the run, it may not have been changed yet.
      const mayDiffer = !site && start && !supported[run.first - 1] && !contains(run, start);
      return mayDiffer && step === run.first + 1 ? {kind: 'changeIfNeeded', run} : {kind: 'keep'};
    }
    if (!before) {
      return {kind: 'previousUnknown', run};
    }
    if (!shared[step]) {
      // Only the first step can have a bridge, because intermediate steps already install the newest release of a version.
      return {kind: 'offline', run, bridge: step === 1 ? findBridge(site ?? before, run, pointReleases) : undefined};
    }
    return step > 1 || site ? {kind: 'change', run} : contains(run, before) ? {kind: 'covered'} : {kind: 'common', run};
  };

  // The current release is grouped with the first steps, so that they can use its PHP version if possible.
  const withoutCurrent = (run: PhpRun): PhpRun[] => (run.last === 0 ? [] : [{...run, first: Math.max(run.first, 1)}]);
  return {
    current,
    supported,
    actions: path.slice(1).map((_, index) => actionAt(index + 1)),
    runs: runs.flatMap(withoutCurrent),
    fewestRuns: groupSteps([site ?? supported[0], ...supported.slice(1)], () => false).flatMap(withoutCurrent),
  };
}

import {compareVersions, versionOf} from '../../data/versionNames.mjs';
import type {Release, RequirementSet, Version} from '../../data/types.ts';

/** What the planner needs to know of a version. */
export type PlannedVersion = Pick<Version, 'name' | 'isLTS' | 'releases'> & {requirements?: RequirementSet};

/** The way from one release to another. */
export type UpgradePath =
  | {
      kind: 'steps';
      /** The releases to install, one after the other; the last is the target. */
      steps: Release[];
    }
  /** The target is the release itself, or older. The platform refuses to go back. */
  | {kind: 'same' | 'older'}
  /** No chain of releases on record leads there. */
  | {kind: 'unknown'};

function canStep(from: string, to: PlannedVersion): boolean {
  const min = to.requirements?.upgradeFrom?.min;
  // Of versions before 2.0, no limit is on record.
  return min === undefined || compareVersions(from, min) >= 0;
}

/**
 * Plans an upgrade with as few steps as the platform allows. Each version states the oldest release that it can be
 * upgraded from; where that is too new for a site, a step in between is needed.
 *
 * A step in between is the newest release of its version that was out when the target came out. Where two ways are as
 * short, the one that stays on the site's version first is taken, as a point release changes least, and then the one
 * over the newest version.
 *
 * @param from - Name of the release that a site runs.
 * @param to - Name of the release that it is to run.
 * @param versions - Every version, in any order.
 * @returns The way, or why there is none.
 * @throws RangeError for a release that is not on record.
 */
export function planSteps(from: string, to: string, versions: readonly PlannedVersion[]): UpgradePath {
  const order = compareVersions(to, from);
  if (order <= 0) {
    return {kind: order === 0 ? 'same' : 'older'};
  }
  const find = (name: string): {version: PlannedVersion; release: Release} => {
    const version = versions.find((candidate) => candidate.name === versionOf(name));
    const release = version?.releases.find((candidate) => compareVersions(candidate.name, name) === 0);
    if (!version || !release) {
      throw new RangeError(`"${name}" is no release on record.`);
    }
    return {version, release};
  };
  const start = find(from);
  const target = find(to);

  const stops = versions
    .filter(
      ({name}) => compareVersions(name, start.version.name) >= 0 && compareVersions(name, target.version.name) < 0,
    )
    .sort((a, b) => compareVersions(b.name, a.name))
    .flatMap((version) => {
      const release = version.releases.findLast(({releaseDate}) => releaseDate <= target.release.releaseDate);
      return release && compareVersions(release.name, from) > 0 ? [{version, release}] : [];
    });
  const ownVersionFirst = [
    ...stops.filter(({version}) => version === start.version),
    ...stops.filter(({version}) => version !== start.version),
  ];

  // Breadth first: the first way that arrives is among the shortest.
  const queue: Release[][] = [[start.release]];
  const seen = new Set<Release>();
  for (let way = queue.shift(); way; way = queue.shift()) {
    const here = way.at(-1) ?? start.release;
    if (canStep(here.name, target.version)) {
      return {kind: 'steps', steps: [...way.slice(1), target.release]};
    }
    for (const {version, release} of ownVersionFirst) {
      if (!seen.has(release) && compareVersions(release.name, here.name) > 0 && canStep(here.name, version)) {
        seen.add(release);
        queue.push([...way, release]);
      }
    }
  }
  return {kind: 'unknown'};
}

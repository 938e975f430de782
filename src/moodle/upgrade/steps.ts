import {compareVersions, versionOfRelease} from '../versionNames.ts';
import type {Release, Version} from '../types.ts';

/** The part of a version's data that the planner uses. */
export type PlannedVersion = Pick<Version, 'name' | 'isLTS' | 'releases' | 'removedPlugins' | 'requirements'>;

/** The path from one release to another, or the reason why there is none. */
export type UpgradePath =
  | {
      kind: 'steps';
      /** The releases to install, in this order. The last one is the target. */
      steps: Release[];
    }
  /** The target is the current release or an older one. The platform doesn't support downgrades. */
  | {kind: 'same' | 'older'}
  /** The data has no chain of releases that leads to the target. */
  | {kind: 'unknown'};

function canStep(from: string, to: PlannedVersion): boolean {
  const min = to.requirements?.upgradeFrom?.min;
  // No limit is on record for versions before 2.0.
  return min === undefined || compareVersions(from, min) >= 0;
}

/**
 * Plans an upgrade with as few steps as possible, or says why there is no path. A site that runs an older release than a
 * version can upgrade needs an intermediate step, which installs the newest release of its version that was available when the
 * target was released.
 *
 * The cheapest of the shortest paths is chosen. Without `costOf`, that is a path that first updates the current version,
 * because a point release changes least, or else the path with the newest version. Throws a RangeError for a release that is
 * not on record.
 */
export function planSteps(
  from: string,
  to: string,
  versions: readonly PlannedVersion[],
  costOf?: (steps: readonly Release[]) => number,
): UpgradePath {
  const order = compareVersions(to, from);
  if (order <= 0) {
    return {kind: order === 0 ? 'same' : 'older'};
  }
  const find = (name: string): {version: PlannedVersion; release: Release} => {
    const version = versions.find((candidate) => candidate.name === versionOfRelease(name));
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

  // This is a breadth-first search, so the first paths that reach the target are the shortest, in the preferred order.
  let ways: Release[][] = [[start.release]];
  const seen = new Set<Release>();
  while (ways.length > 0) {
    const paths = ways
      .filter((way) => canStep(way.at(-1)?.name ?? from, target.version))
      .map((way) => [...way.slice(1), target.release]);
    const [preferred] = paths;
    if (preferred) {
      const costs = paths.map((path) => costOf?.(path) ?? 0);
      return {kind: 'steps', steps: paths[costs.indexOf(Math.min(...costs))] ?? preferred};
    }
    ways = ways.flatMap((way) => {
      const here = way.at(-1)?.name ?? from;
      return ownVersionFirst.flatMap(({version, release}) => {
        if (seen.has(release) || compareVersions(release.name, here) <= 0 || !canStep(here, version)) {
          return [];
        }
        if (!costOf) {
          // The first way to a release is the preferred one.
          seen.add(release);
        }
        return [[...way, release]];
      });
    });
    ways.forEach((way) => seen.add(way.at(-1) ?? start.release));
  }
  return {kind: 'unknown'};
}

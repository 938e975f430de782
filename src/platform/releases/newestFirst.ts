import {compareVersions} from '../versionNames.ts';
import type {Release, Version} from '../types.ts';

/** A release with the version that it belongs to. */
export interface DatedRelease {
  release: Release;
  version: Version;
}

/**
 * All releases by the day on which they came out.
 *
 * @param versions - In any order.
 * @returns Their releases, the newest first; of those of one day, the highest first.
 */
export function newestFirst(versions: readonly Version[]): DatedRelease[] {
  return versions
    .flatMap((version) => version.releases.map((release) => ({release, version})))
    .sort(
      ({release: a}, {release: b}) =>
        Date.parse(b.releaseDate) - Date.parse(a.releaseDate) || compareVersions(b.name, a.name),
    );
}

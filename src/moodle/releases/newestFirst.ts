import {compareVersions} from '../versionNames.ts';
import type {Release, Version} from '../types.ts';

export interface DatedRelease {
  release: Release;
  version: Version;
}

/** Returns the releases of all versions, newest first. Releases on the same day are sorted by descending version. */
export function newestFirst(versions: readonly Version[]): DatedRelease[] {
  return versions
    .flatMap((version) => version.releases.map((release) => ({release, version})))
    .sort(
      ({release: a}, {release: b}) =>
        Date.parse(b.releaseDate) - Date.parse(a.releaseDate) || compareVersions(b.name, a.name),
    );
}

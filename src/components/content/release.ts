import {compareVersions} from '@site/src/platform/versionNames.ts';
import type {Release, Version} from '@site/src/platform/types';
import {PropError} from './props';

/**
 * Finds the release that an author has named.
 *
 * @param component - Name of the component, for the error.
 * @param data - The version that the release belongs to.
 * @param version - Such as `4.1.3`; `4.1` is the first release of the version.
 * @returns The release.
 * @throws PropError naming the known releases, if there is no such one.
 */
export function findRelease(component: string, data: Version, version: unknown): Release {
  const release = data.releases.find(({name}) => typeof version === 'string' && compareVersions(name, version) === 0);
  if (!release) {
    const known = data.releases.map(({name}) => name).join(', ');
    throw new PropError(component, 'version', version, `a release of ${data.name} in quotes (${known})`);
  }
  return release;
}

import {compareVersions} from '@site/src/moodle/versionNames.ts';
import type {Release, Version} from '@site/src/moodle/types';
import {PropError} from './props';

/**
 * Finds the release for the `version` prop of a component; `4.1` means the first release of the version. Throws a PropError
 * with all known releases if it does not exist.
 */
export function findRelease(component: string, data: Version, version: unknown): Release {
  const release = data.releases.find(({name}) => typeof version === 'string' && compareVersions(name, version) === 0);
  if (!release) {
    const known = data.releases.map(({name}) => name).join(', ');
    throw new PropError(component, 'version', version, `a release of ${data.name} in quotes (${known})`);
  }
  return release;
}

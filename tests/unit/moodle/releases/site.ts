import {cpSync} from 'node:fs';
import path from 'node:path';
import {beforeEach} from 'vitest';
import {temporarySite, type TemporarySite} from '../../temporarySite';
import {appReleases, versions} from '../fixtures';

/** Creates a site whose data contains the releases of the fixtures, for the tests of the current file. */
export function smallSite(): TemporarySite {
  const small = temporarySite();
  beforeEach(() => {
    cpSync('data/schemas', path.join(small.site, 'data/schemas'), {recursive: true});
    versions.forEach((version) => small.write(`data/versions/${version.name}.json`, version));
    small.write('data/app-releases.json', appReleases);
  });
  return small;
}

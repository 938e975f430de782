import {cpSync, mkdtempSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

/** Returns the folder of a new copy of the site, with the files that releases are about. */
export function copySite(): string {
  const site = mkdtempSync(path.join(tmpdir(), 'release-add-test-'));
  for (const entry of ['data/schemas', 'data/versions', 'general/releases', 'general/app_releases', 'tests/data']) {
    cpSync(path.resolve(entry), path.join(site, entry), {recursive: true});
  }
  for (const file of ['data/php-support.json', 'data/app-releases.json', 'general/tags.yml']) {
    cpSync(path.resolve(file), path.join(site, file));
  }
  return site;
}

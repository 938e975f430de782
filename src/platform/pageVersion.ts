import {readFileSync} from 'node:fs';
import path from 'node:path';
import {currentVersion} from '../../config/platform.ts';

/**
 * Returns the platform version that a page or a sample describes: the version in its path, or the current version.
 *
 * @param file - Path from the folder of the project.
 * @returns Such as `4.1`.
 */
export function versionOf(file: string): string {
  return /^(?:versioned_docs\/version-|samples\/(?=\d))([^/]+)\//.exec(file)?.[1] ?? currentVersion;
}

const cache = new Map<string, string>();

/**
 * Returns the minimum PHP version of a platform version. Samples must not require a newer one.
 *
 * @param site - Folder of the project.
 * @param version - Version of the platform.
 * @returns Such as `7.4`.
 * @throws If the version has no data.
 */
export function minimumPhp(site: string, version: string): string {
  const file = path.join(site, `data/versions/${version}.json`);
  const php =
    cache.get(file) ?? JSON.parse(readFileSync(file, 'utf8')).requirements.php.min.split('.').slice(0, 2).join('.');
  cache.set(file, php);
  return php;
}

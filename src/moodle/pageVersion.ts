import {readFileSync} from 'node:fs';
import path from 'node:path';
import {currentEdition} from './editions.ts';

/**
 * Returns the platform version that a page or sample describes. That is the version in its path, or else the current one.
 *
 * @returns The version, such as `4.1`.
 */
export function versionOfPage(file: string): string {
  return /^(?:versioned_docs\/version-|samples\/(?:tutorial\/)?(?=\d+\.\d))([^/]+)\//.exec(file)?.[1] ?? currentEdition;
}

const cache = new Map<string, string>();

/**
 * Returns the minimum PHP version of a platform version. Samples must not require a newer PHP version.
 *
 * @returns The PHP version, such as `7.4`.
 * @throws If the version has no data.
 */
export function minimumPhp(site: string, version: string): string {
  const file = path.join(site, `data/versions/${version}.json`);
  const php =
    cache.get(file) ?? JSON.parse(readFileSync(file, 'utf8')).requirements.php.min.split('.').slice(0, 2).join('.');
  cache.set(file, php);
  return php;
}

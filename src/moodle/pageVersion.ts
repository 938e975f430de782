import {readFileSync} from 'node:fs';
import path from 'node:path';
import {currentEdition} from './editions.ts';

/** Returns the platform version that a page or sample describes: the version in its path, or else the current one. */
export function versionOfPage(file: string): string {
  return /^(?:versioned_docs\/version-|samples\/(?:tutorial\/)?(?=\d+\.\d))([^/]+)\//.exec(file)?.[1] ?? currentEdition;
}

const cache = new Map<string, string>();

/** Returns the minimum PHP version of a platform version, which samples must not exceed. Throws an error without data. */
export function minimumPhp(site: string, version: string): string {
  const file = path.join(site, `data/versions/${version}.json`);
  const php =
    cache.get(file) ?? JSON.parse(readFileSync(file, 'utf8')).requirements.php.min.split('.').slice(0, 2).join('.');
  cache.set(file, php);
  return php;
}

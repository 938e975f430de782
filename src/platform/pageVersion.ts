import {readFileSync} from 'node:fs';
import path from 'node:path';
import {currentVersion} from '../../config/platform.ts';

/**
 * The version of the platform that a page or a file of samples is about. What belongs to no version is about the
 * current one.
 *
 * @param file - From the folder of the project.
 * @returns Such as `4.1`.
 */
export function versionOf(file: string): string {
  return /^(?:versioned_docs\/version-|samples\/(?=\d))([^/]+)\//.exec(file)?.[1] ?? currentVersion;
}

const known = new Map<string, string>();

/**
 * The oldest PHP that a version of the platform runs on. A sample must not need a newer one.
 *
 * @param site - Folder of the project.
 * @param version - Version of the platform.
 * @returns Such as `7.4`.
 * @throws If nothing is on record.
 */
export function minimumPhp(site: string, version: string): string {
  const file = path.join(site, `data/versions/${version}.json`);
  const php =
    known.get(file) ?? JSON.parse(readFileSync(file, 'utf8')).requirements.php.min.split('.').slice(0, 2).join('.');
  known.set(file, php);
  return php;
}

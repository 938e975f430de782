// @ts-check
import {readFileSync} from 'node:fs';
import path from 'node:path';

/** The version that `docs/` describes. */
const current = '4.2';

/**
 * The version of the platform that a page or a file of samples is about. What belongs to no version is about the
 * current one.
 *
 * @param {string} file - From the folder of the project.
 * @returns {string} Such as `4.1`.
 */
export function versionOf(file) {
  return /^(?:versioned_docs\/version-|samples\/(?=\d))([^/]+)\//.exec(file)?.[1] ?? current;
}

/** @type {Map<string, string>} */
const known = new Map();

/**
 * The oldest PHP that a version of the platform runs on. A sample must not need a newer one.
 *
 * @param {string} site - Folder of the project.
 * @param {string} version - Version of the platform.
 * @returns {string} Such as `7.4`.
 * @throws {Error} If nothing is on record.
 */
export function minimumPhp(site, version) {
  const file = path.join(site, `data/versions/${version}.json`);
  const php =
    known.get(file) ?? JSON.parse(readFileSync(file, 'utf8')).requirements.php.min.split('.').slice(0, 2).join('.');
  known.set(file, php);
  return php;
}

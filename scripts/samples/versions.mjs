// @ts-check
import {readFileSync} from 'node:fs';
import path from 'node:path';

/** The version that `docs/` describes. */
const current = '4.2';

/**
 * The version of the platform that a page is about. Pages that belong to no version are about the current one.
 *
 * @param {string} file - Page, from the folder of the project.
 * @returns {string} Such as `4.1`.
 */
export function versionOf(file) {
  return /^versioned_docs\/version-([^/]+)\//.exec(file)?.[1] ?? current;
}

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
  const {requirements} = JSON.parse(readFileSync(file, 'utf8'));
  return requirements.php.min.split('.').slice(0, 2).join('.');
}

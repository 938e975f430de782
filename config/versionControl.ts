import {execFileSync} from 'node:child_process';
import type {VcsPreset} from '@docusaurus/types';
import logger from '@docusaurus/logger';

/**
 * Chooses how author and time of a page's last update are read.
 *
 * @param directory - The checkout.
 * @returns The reader that asks Git once for all files, or none, with a warning, where there is no history
 *   (an unpacked archive): the site then builds without dates.
 */
export function versionControl(directory: string): VcsPreset {
  try {
    execFileSync('git', ['rev-parse', '--verify', 'HEAD'], {cwd: directory, stdio: 'ignore'});
    return 'default-v2';
  } catch {
    logger.warn('This checkout has no Git history: pages are built without the date and author of their last update.');
    return 'disabled';
  }
}

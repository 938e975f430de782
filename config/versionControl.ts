import {execFileSync} from 'node:child_process';
import type {VcsPreset} from '@docusaurus/types';
import logger from '@docusaurus/logger';

/**
 * Returns the preset with which Docusaurus reads the author and date of each page's last update.
 *
 * @param directory - Folder of the checkout.
 * @returns The preset that runs Git once for all files. In a checkout without history, such as an unpacked archive, it
 *   logs a warning and returns the preset that reads nothing.
 */
export function versionControl(directory: string): VcsPreset {
  try {
    execFileSync('git', ['rev-parse', '--verify', 'HEAD'], {cwd: directory, stdio: 'ignore'});
    return 'default-v2';
  } catch {
    logger.warn('This checkout has no Git history, so pages will not show the date and author of their last update.');
    return 'disabled';
  }
}

/**
 * Returns the date of the last commit.
 *
 * @param directory - Folder of the checkout.
 * @returns The date, or undefined in a checkout without history.
 */
export function lastCommitDate(directory: string): Date | undefined {
  try {
    const seconds = execFileSync('git', ['log', '-1', '--format=%ct'], {
      cwd: directory,
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    return new Date(Number(seconds) * 1000);
  } catch {
    return undefined;
  }
}

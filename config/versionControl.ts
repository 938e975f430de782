import {execFile, execFileSync} from 'node:child_process';
import path from 'node:path';
import {promisify} from 'node:util';
import type {VcsConfig, VcsPreset} from '@docusaurus/types';
import logger from '@docusaurus/logger';
import {joinAuthors} from '../src/components/site/Contributors/authors.ts';
import {logCommand, parseLog, type FileHistory} from '../src/components/site/Contributors/parseLog.ts';

function git(directory: string, ...command: string[]): string {
  return execFileSync('git', command, {cwd: directory, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore']}).trim();
}

/** Runs Git once, and returns the history of each file below a folder by its path in the folder. */
async function readHistory(directory: string): Promise<Map<string, FileHistory>> {
  const {stdout} = await promisify(execFile)('git', logCommand, {cwd: directory, maxBuffer: Infinity});
  return parseLog(stdout);
}

/** Returns a version control system whose authors contain the contributors; see `joinAuthors`. */
function gitHistory(directory: string): VcsConfig {
  let reading: Promise<Map<string, FileHistory>> | undefined;
  return {
    // Docusaurus only awaits the promise when it reads a page, so an error must not end the process before.
    initialize: () => void (reading ??= readHistory(directory)).catch(() => undefined),
    // Docusaurus uses this for blogs only, and rejects a function without a parameter.
    // eslint-disable-next-line @typescript-eslint/no-unused-vars -- See above.
    getFileCreationInfo: (file) => Promise.resolve(null),
    getFileLastUpdateInfo: async (file) => {
      const files = await (reading ??= readHistory(directory));
      const history = files.get(path.relative(directory, file).split(path.sep).join('/'));
      return history ? {timestamp: history.changed, author: joinAuthors(history)} : null;
    },
  };
}

/**
 * Returns how Docusaurus reads the date and the authors of each page. On the development server, the preset invents an author.
 * Otherwise, Git runs once for all files. In a checkout without history, such as an unpacked archive, or with only part of it
 * (a shallow clone), there is a warning and the preset that reads nothing, because authors would be wrong.
 */
export function versionControl(directory: string): VcsConfig | VcsPreset {
  let isShallow: boolean;
  try {
    git(directory, 'rev-parse', '--verify', 'HEAD');
    isShallow = git(directory, 'rev-parse', '--is-shallow-repository') === 'true';
  } catch {
    logger.warn(
      'This checkout has no Git history, so pages will not show their authors and the date of their last update.',
    );
    return 'disabled';
  }
  if (isShallow) {
    logger.warn(
      'This checkout is a shallow clone, so pages will not show their authors and the date of their last update. To get the whole history, run "git fetch --unshallow".',
    );
    return 'disabled';
  }
  return process.env.NODE_ENV === 'development' ? 'default-v2' : gitHistory(directory);
}

/** Returns the date of the last commit in a checkout, if it has a history. */
export function lastCommitDate(directory: string): Date | undefined {
  try {
    return new Date(Number(git(directory, 'log', '-1', '--format=%ct')) * 1000);
  } catch {
    return undefined;
  }
}

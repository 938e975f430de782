import {execFileSync} from 'node:child_process';
import path from 'node:path';
import {pathToFileURL} from 'node:url';
import {beforeEach, describe, expect, test, vi, type MockInstance} from 'vitest';
import {lastCommitDate, versionControl} from '../../../config/versionControl.ts';
import {temporarySite} from '../temporarySite.ts';

const consequence = 'so pages will not show their authors and the date of their last update.';

const {site: folder, write} = temporarySite();
let warn: MockInstance<typeof console.warn>;

beforeEach(() => {
  warn = vi.spyOn(console, 'warn').mockReturnValue();
});

const git = (command: string[], env: NodeJS.ProcessEnv = {}) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...command], {
    cwd: folder,
    stdio: 'ignore',
    env: {...process.env, ...env},
  });

const commit = (author: string, time: string) =>
  git(['commit', '--all', '--message=Change', `--author=${author}`], {GIT_COMMITTER_DATE: time});

/** Creates a repository in which two authors have changed a page. */
function createRepository(): void {
  git(['init']);
  write('page.md', 'First');
  git(['add', '.']);
  commit('Ann <ann@example.org>', '2023-04-24T08:00:00Z');
  write('page.md', 'Second');
  commit('Bo <bo@example.org>', '2023-04-25T08:00:00Z');
}

/** Returns what Docusaurus gets to know about a file. */
function lastUpdate(directory: string, file: string): unknown {
  const configuration = versionControl(directory);
  if (typeof configuration === 'string') {
    return configuration;
  }
  configuration.initialize({siteDir: directory});
  return configuration.getFileLastUpdateInfo(path.join(directory, file));
}

describe('versionControl', () => {
  test('reads the date and authors of a page from Git, without a warning', async () => {
    createRepository();
    expect(await lastUpdate(folder, 'page.md')).toEqual({
      timestamp: Date.UTC(2023, 3, 25, 8),
      author: 'Bo\nAnn\nBo',
    });
    expect(await lastUpdate(folder, 'new.md')).toBeNull();
    expect(warn).not.toHaveBeenCalled();
  });

  test('does not read the history for the development server', () => {
    createRepository();
    vi.stubEnv('NODE_ENV', 'development');
    expect(versionControl(folder)).toBe('default-v2');
  });

  test('is disabled with a warning in a shallow clone, whose oldest commit seems to have added all files', () => {
    createRepository();
    git(['clone', '--depth=1', pathToFileURL(folder).href, 'clone']);
    expect(lastUpdate(path.join(folder, 'clone'), 'page.md')).toBe('disabled');
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining(`This checkout is a shallow clone, ${consequence}`),
    );
  });

  test.each([
    ['a folder that is not a Git repository', () => undefined],
    ['a repository without commits', () => git(['init'])],
  ])('is disabled with a warning in %s, which has no last commit', (_what, prepare) => {
    prepare();
    expect(versionControl(folder)).toBe('disabled');
    expect(warn).toHaveBeenCalledExactlyOnceWith(
      expect.stringContaining(`This checkout has no Git history, ${consequence}`),
    );
    expect(lastCommitDate(folder)).toBeUndefined();
  });
});

test('lastCommitDate returns the date of the last commit', () => {
  git(['init']);
  git(['commit', '--allow-empty', '--message', 'First'], {GIT_COMMITTER_DATE: '2023-04-24T08:00:00+08:00'});
  expect(lastCommitDate(folder)).toEqual(new Date('2023-04-24T00:00:00Z'));
});

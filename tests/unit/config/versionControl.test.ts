import {execFileSync} from 'node:child_process';
import {mkdtempSync, rmSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {lastCommitDate, versionControl} from '../../../config/versionControl.ts';

const warning = 'This checkout has no Git history, so pages will not show the date and author of their last update.';

let folder: string;
const warn = vi.spyOn(console, 'warn');

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'version-control-'));
  warn.mockReset().mockImplementation(() => undefined);
});

afterEach(() => rmSync(folder, {recursive: true}));

const git = (command: string[], env: NodeJS.ProcessEnv = {}) =>
  execFileSync('git', ['-c', 'user.name=A', '-c', 'user.email=a@example.org', ...command], {
    cwd: folder,
    stdio: 'ignore',
    env: {...process.env, ...env},
  });

describe('versionControl', () => {
  test('reads dates from Git in a repository with a commit, without a warning', () => {
    git(['init']);
    git(['commit', '--allow-empty', '--message', 'First']);
    expect(versionControl(folder)).toBe('default-v2');
    expect(warn).not.toHaveBeenCalled();
  });

  test('is disabled with a warning in a folder that is not a Git repository', () => {
    expect(versionControl(folder)).toBe('disabled');
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(warning));
  });

  test('is disabled with a warning in a repository without commits', () => {
    git(['init']);
    expect(versionControl(folder)).toBe('disabled');
    expect(warn).toHaveBeenCalledExactlyOnceWith(expect.stringContaining(warning));
  });
});

describe('lastCommitDate', () => {
  test('returns the date of the last commit', () => {
    git(['init']);
    git(['commit', '--allow-empty', '--message', 'First'], {GIT_COMMITTER_DATE: '2023-04-24T08:00:00+08:00'});
    expect(lastCommitDate(folder)).toEqual(new Date('2023-04-24T00:00:00Z'));
  });

  test('returns undefined without a commit and outside a repository', () => {
    expect(lastCommitDate(folder)).toBeUndefined();
    git(['init']);
    expect(lastCommitDate(folder)).toBeUndefined();
  });
});

import {execFileSync, spawnSync} from 'node:child_process';
import {mkdtempSync, rmSync, symlinkSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';

/** A copy of the repository in a temporary folder, with the state of the working tree and the installed packages. */
export interface Copy {
  /** Absolute path. */
  folder: string;
  /**
   * Commits all changes in the copy, so that new pages have a date and an author as in a pull request, and lists these files.
   */
  commit: (message: string) => string[];
  /** Runs commands, two at a time. Throws an error with what they printed if one fails. */
  run: (commands: readonly string[]) => void;
  remove: () => void;
}

function git(folder: string, ...args: string[]): string {
  return execFileSync('git', args, {cwd: folder, encoding: 'utf8'}).trim();
}

/** Runs one of the project's npm scripts. */
export function run(site: string, ...script: string[]): void {
  execFileSync('npm', ['run', '--silent', ...script], {cwd: site, stdio: ['ignore', 'ignore', 'pipe']});
}

/**
 * Copies the repository. Changes that are not committed yet are part of the copy, except for files that Git doesn't
 * track.
 */
export function copyRepository(site: string): Copy {
  const parent = mkdtempSync(path.join(tmpdir(), 'rehearsal-'));
  const folder = path.join(parent, 'site');
  git(site, 'worktree', 'add', '--quiet', '--detach', folder, git(site, 'stash', 'create') || 'HEAD');
  symlinkSync(path.join(site, 'node_modules'), path.join(folder, 'node_modules'));
  return {
    folder,
    commit(message) {
      git(folder, 'add', '--all', '--', '.', ':!node_modules');
      git(folder, '-c', 'user.name=Rehearsal', '-c', 'user.email=rehearsal@example.org', 'commit', '-qm', message);
      return git(folder, 'diff', '--name-only', '--no-renames', '--diff-filter=d', 'HEAD~1').split('\n');
    },
    run(commands) {
      const options = ['--max-processes', '2', '--group', '--prefix', 'none'];
      const {status, stdout, stderr} = spawnSync('npx', ['concurrently', ...options, ...commands], {
        cwd: folder,
        encoding: 'utf8',
        maxBuffer: 2 ** 28,
      });
      if (status !== 0) {
        throw new Error(`${stdout}${stderr}`);
      }
    },
    remove() {
      git(site, 'worktree', 'remove', '--force', folder);
      rmSync(parent, {recursive: true});
    },
  };
}

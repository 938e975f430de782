import {execFileSync} from 'node:child_process';
import {mkdirSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, expect, test} from 'vitest';
import {logCommand, parseLog} from '@site/src/components/site/Contributors/parseLog';
import {temporarySite} from '../../../temporarySite.ts';

const {site: folder, write} = temporarySite();

let clock: number;

beforeEach(() => {
  clock = 1_700_000_000;
  git('init', '--initial-branch=main');
});

function git(...command: string[]): void {
  const identity = ['-c', 'user.name=Committer', '-c', 'user.email=committer@example.org'];
  clock += 60;
  execFileSync('git', [...identity, ...command], {
    cwd: folder,
    stdio: 'ignore',
    env: {...process.env, GIT_COMMITTER_DATE: `${clock} +0000`},
  });
}

/** Commits all changes. The email address is derived from the name. */
function commit(name: string, email = `${name.toLowerCase()}@example.org`): void {
  git('add', '--all');
  git('commit', '--message=Change', `--author=${name} <${email}>`);
}

/** Changes a file in a separate commit. */
function change(name: string, file: string, email?: string): void {
  write(file, `${clock}`);
  commit(name, email);
}

const history = (file: string, directory = folder) =>
  parseLog(execFileSync('git', logCommand, {cwd: directory, encoding: 'utf8'})).get(file);

const contributors = (file: string) => history(file)?.contributors;

test('returns the last change, and contributors by their number of commits, then by their first contribution', () => {
  change('Cy', 'a.md');
  change('Bo', 'a.md');
  change('Ann', 'a.md');
  change('Ann', 'a.md');
  const changed = clock * 1000;
  change('Ann', 'b.md');
  expect(history('a.md')).toEqual({changed, last: 'Ann', contributors: ['Ann', 'Cy', 'Bo']});
  expect(contributors('b.md')).toEqual(['Ann']);
});

test('merges the names of a contributor with the mailmap of the checkout, and ignores the settings of the user', () => {
  const others = path.join(folder, '.git/other-mailmap');
  writeFileSync(others, 'Wrong <ann@example.org>\n');
  git('config', 'mailmap.file', others);
  change('Ann', 'a.md');
  change('Bo', 'a.md');
  change('annie', 'a.md');
  write('.mailmap', 'Ann <ann@example.org> annie <annie@example.org>\n');
  commit('Cy');
  expect(history('a.md')).toMatchObject({last: 'Ann', contributors: ['Ann', 'Bo']});
});

test('leaves out bots, also those that the mailmap marks as such', () => {
  change('Ann', 'a.md');
  change('dependabot[bot]', 'a.md', '49699333+dependabot[bot]@users.noreply.github.com');
  change('GitHub Actions', 'a.md', '41898282+github-actions[bot]@users.noreply.github.com');
  change('renovate-bot', 'a.md', 'renovate@example.org');
  change('Weblate', 'a.md', 'hosted@example.org');
  change('Talbot', 'a.md', 'bot@example.org');
  change('Weblate', 'b.md', 'hosted@example.org');
  write('.mailmap', 'Weblate [bot] <hosted@example.org>\n');
  commit('Ann');
  expect(contributors('a.md')).toEqual(['Ann', 'Talbot']);
  expect(history('b.md')).toMatchObject({last: 'Weblate [bot]', contributors: []});
});

test('follows renames without a change, which do not make anyone a contributor', () => {
  change('Ann', 'a.md');
  change('Bo', 'b.md');
  renameSync(path.join(folder, 'b.md'), path.join(folder, 'c.md'));
  commit('Cy');
  renameSync(path.join(folder, 'a.md'), path.join(folder, 'b.md'));
  commit('Cy');
  expect(history('b.md')).toMatchObject({last: 'Cy', contributors: ['Ann']});
  expect(history('c.md')).toMatchObject({last: 'Cy', contributors: ['Bo']});
});

test('does not mix the histories of files that had the same path one after the other', () => {
  change('Ann', 'a.md');
  mkdirSync(path.join(folder, 'a'));
  renameSync(path.join(folder, 'a.md'), path.join(folder, 'a/index.md'));
  commit('Bo');
  change('Cy', 'a.md');
  rmSync(path.join(folder, 'a.md'));
  commit('Cy');
  change('Di', 'a.md');
  expect(contributors('a/index.md')).toEqual(['Ann']);
  expect(contributors('a.md')).toEqual(['Di']);
});

test('counts the commits of merged branches for their authors', () => {
  change('Ann', 'a.md');
  git('switch', '--create', 'branch');
  change('Bo', 'a.md');
  change('Bo', 'ü & b.md');
  git('switch', 'main');
  change('Cy', 'c.md');
  git('merge', 'branch', '--message=Merge');
  expect(contributors('a.md')).toEqual(['Ann', 'Bo']);
  expect(contributors('ü & b.md')).toEqual(['Bo']);
});

test('returns paths relative to the folder of the site', () => {
  change('Ann', 'site/docs/a.md');
  change('Bo', 'docs/a.md');
  expect(history('docs/a.md', path.join(folder, 'site'))?.contributors).toEqual(['Ann']);
});

import {spawnSync} from 'node:child_process';
import {cpSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, expect, test} from 'vitest';
import {checkSymbols} from '../../../../checks/symbols/index.ts';
import {temporarySite} from '../../temporarySite.ts';
import {sample, site} from './pages.ts';

// cspell:ignore capabilty

const {site: folder, write} = temporarySite();

/** Rows of the symbol tables of both versions, and those that only 4.5 has. */
const common = [
  'function\tmtrace\t($string)',
  'function\thas_capability\t($capability)',
  'function\thas_any_capability\t($capabilities)',
];
const added = ['function\tmtrace_exception\t($e)'];

beforeEach(() => {
  write('data/editions.json', [{name: '4.5'}, {name: '4.1'}]);
  cpSync(path.join(site, 'data/versions'), path.join(folder, 'data/versions'), {recursive: true});
  const tables = {'4.1': common, '4.5': [...common, ...added], php: [], libraries: []};
  for (const [name, rows] of Object.entries(tables)) {
    write(`data/symbols/${name}.tsv`, ['kind\tname\tdetail', ...rows, ''].join('\n'));
  }
  write('data/symbols/4.5-since.tsv', 'kind\tname\tsince\nfunction\tmtrace_exception\t4.2\n');
});

test('checks each folder against its version', async () => {
  write('docs/a.md', '`mtrace_exception()`');
  write('versioned_docs/version-4.1/a.md', '`mtrace_exceptions()`');
  write('general/a.md', '`mtrace_exceptions()`');
  const problems = await checkSymbols(folder);
  expect(problems).toEqual([
    'general/a.md:1: Moodle 4.5 has no function mtrace_exceptions(); nearest: mtrace_exception().',
    'versioned_docs/version-4.1/a.md:1: Moodle 4.1 has no function mtrace_exceptions(); nearest: mtrace().',
  ]);
});

test('requires that exceptions have a version and a reason, and are used', async () => {
  write('docs/a.md', '`our_own_name()`');
  write(
    'data/symbols/exceptions.tsv',
    'name\tversion\treason\nour_own_name\t4.5\tIt is ours\nour_own_name\t4.1\tIt is ours\nnothing\t4.5\t\n',
  );
  const problems = await checkSymbols(folder);
  expect(problems).toEqual([
    'data/symbols/exceptions.tsv:3: no page of 4.1 needs our_own_name any more; remove the line.',
    'data/symbols/exceptions.tsv:4: nothing needs a reason.',
  ]);
});

test('checks the names in imported samples', async () => {
  write('samples/a.php', '<?php\n// #region one\nhas_capabilty();\n// #endregion one\n');
  write('docs/a.md', '```php file="samples/a.php" region="one"\n```');
  // The file is checked against each version, and the problem is not reported again for the page.
  expect(await checkSymbols(folder)).toEqual([
    'samples/a.php:3: Moodle 4.1 has no function has_capabilty(); nearest: has_capability(), has_any_capability().',
    'samples/a.php:3: Moodle 4.5 has no function has_capabilty(); nearest: has_capability(), has_any_capability().',
  ]);
});

test("collects the columns of a sample plugin's table from all pages", async () => {
  const table = (column: string): string =>
    sample('xml', `<TABLE NAME="tally_entries">\n<FIELD NAME="${column}" TYPE="int" />\n</TABLE>`);
  write('docs/a.md', table('userid'));
  write('docs/b.md', `${table('note')}\n${sample('sql', 'SELECT t.usrid FROM {tally_entries} t')}`);
  write('docs/c.md', sample('sql', 'SELECT t.userid, t.note FROM {tally_entries} t'));
  expect(await checkSymbols(folder)).toEqual([
    'docs/b.md:12: Moodle 4.5 has no column tally_entries.usrid; nearest: tally_entries.userid, tally_entries.note.',
  ]);
});

test('accepts removed names in release notes, and ignores the notes of releases without data', async () => {
  write('general/releases/4.5.md', '`gone_upgrade` `gone_long_ago()` `has_capabilty()`');
  write('general/releases/3.9.md', '`has_capabilty()`');
  write('general/app_releases/4.5.md', '`has_capabilty()`');
  expect(await checkSymbols(folder)).toEqual([
    'general/releases/4.5.md:1: Moodle 4.5 has no function has_capabilty(); nearest: has_capability(), has_any_capability().',
  ]);
});

test('checks only the requested pages, but uses the tables from all pages', async () => {
  write('docs/a.md', sample('xml', '<TABLE NAME="tally_entries">\n<FIELD NAME="note" TYPE="text" />\n</TABLE>'));
  write('docs/b.md', sample('sql', 'SELECT t.note FROM {tally_entries} t'));
  write('docs/c.md', '`has_capabilty()`');
  write('data/symbols/exceptions.tsv', 'name\tversion\treason\nnobody_needs_it\t4.5\tFor a test\n');
  expect(await checkSymbols(folder, ['docs/b.md'])).toEqual([]);
  expect(await checkSymbols(folder, ['docs/c.md'])).toHaveLength(1);
});

test('reports a page that does not exist on the command line', () => {
  const program = path.join(site, 'checks/symbols/index.ts');
  const {status, stderr} = spawnSync(process.execPath, ['--import', 'tsx', program, 'docs/nothing.md'], {
    encoding: 'utf8',
    cwd: site,
  });
  expect(status).toBe(1);
  expect(stderr).toBe('docs/nothing.md does not exist.\n');
});

test('lists problems on the command line, and exits with status 1', () => {
  write('docs/a.md', '`has_capabilty()`');
  const command = ['--import', 'tsx', path.join(site, 'checks/symbols/index.ts'), folder];
  const {status, stderr} = spawnSync(process.execPath, command, {encoding: 'utf8'});
  expect(status).toBe(1);
  expect(stderr).toBe(
    'docs/a.md:1: Moodle 4.5 has no function has_capabilty(); nearest: has_capability(), has_any_capability().\n',
  );
});

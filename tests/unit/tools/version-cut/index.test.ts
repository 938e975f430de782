import {spawnSync} from 'node:child_process';
import {cpSync} from 'node:fs';
import path from 'node:path';
import {beforeEach, expect, test} from 'vitest';
import {checkVersions, unfinishedWork} from '../../../../checks/versions/index.ts';
import type {Changes} from '../../../../src/moodle/editionChanges.ts';
import type {Edition} from '../../../../src/moodle/editions.ts';
import {collectChanges, formatChanges} from '../../../../tools/changes/index.ts';
import sidebars from '../../../../sidebars.ts';
import {cutVersion} from '../../../../tools/version-cut/index.ts';
import {temporarySite} from '../../temporarySite.ts';

const {site, write, read} = temporarySite();

/** Returns what `npm run check:versions` prints. */
async function checkedVersions(): Promise<string[]> {
  const editions = JSON.parse(read('data/editions.json')) as Edition[];
  return [...checkVersions(site, editions), ...(await unfinishedWork(site, editions))];
}

const tables = (version: string): string[] => [
  `data/symbols/${version}.tsv`,
  `data/symbols/bundled-${version}.tsv`,
  `data/behat-steps/${version}.json`,
  `data/behat-step-lists/${version}.json`,
];

/** A site with the editions 7.2 and 7.1, whose symbols differ in one function. */
beforeEach(async () => {
  cpSync('data/schemas', path.join(site, 'data/schemas'), {recursive: true});
  write('data/editions.json', '[{"name": "7.2", "tag": "v7.2.1"}, {"name": "7.1", "tag": "v7.1.0"}]\n');
  write('versions.json', '["7.1"]\n');
  write('data/symbols/exceptions.tsv', 'name\tversion\treason\nnone\t7.1\tA\nnone\t7.2\tA\ngeneral\t7.2\tB\n');
  for (const folder of ['docs', 'versioned_docs/version-7.1']) {
    write(`${folder}/index.md`, '---\ntitle: Home\n---\n\n[Changes since 7.1](/docs/changes)\n');
    write(`${folder}/tags.yml`, '');
    write(`${folder}/api-index.md`, '---\ntitle: API index\n---\n');
  }
  write('docs/index.md', '---\ntitle: Home\n---\n\n[Changes since 7.1](./changes.md) to `new_one()` and `none`\n');
  write('docs/changes.md', '---\ntitle: Changes since 7.1\n---\n\nFrom 7.1 to 7.2: <SymbolChanges edition="7.2" />\n');
  write('docs/devupdate.md', '---\ntitle: Moodle 7.2 developer update\n---\n');
  write('general/page.md', 'See [Changes since 7.1](/docs/changes#names).\n');
  write('versioned_sidebars/version-7.1-sidebars.json', '{}');
  for (const version of ['7.1', '7.2', '7.3']) {
    write(`data/versions/${version}.json`, '{}');
  }
  for (const version of ['7.1', '7.2']) {
    tables(version).forEach((file) => write(file, '{}'));
    const functions = version === '7.1' ? [] : ['function\tnew_one\t()\tlib.php:3\t\t'];
    write(
      `data/symbols/${version}.tsv`,
      ['kind\tname\tdetail\tplace\tdeprecated\tcomponent', ...functions, ''].join('\n'),
    );
  }
  const editions = JSON.parse(read('data/editions.json')) as Edition[];
  write('data/changes/7.2.json', await formatChanges(collectChanges(site, editions)));
});

test('archives the current edition with its changes, and the new edition passes the checks with warnings', async () => {
  expect(await checkedVersions()).toEqual([]);
  expect(await cutVersion(site, '7.3')).toEqual([
    'versioned_docs/version-7.2',
    'versioned_sidebars/version-7.2-sidebars.json',
    'versions.json',
    'data/editions.json',
    'docs/changes.md',
    'data/changes/7.2.json',
    'data/changes/7.3.json',
    'data/symbols/exceptions.tsv',
    ...tables('7.3'),
  ]);
  expect(JSON.parse(read('versions.json'))).toEqual(['7.2', '7.1']);
  expect(JSON.parse(read('data/editions.json'))).toEqual([
    {name: '7.3', tag: 'v7.2.1'},
    {name: '7.2', tag: 'v7.2.1'},
    {name: '7.1', tag: 'v7.1.0'},
  ]);
  // No page of the archived edition has the last name.
  expect(read('data/symbols/exceptions.tsv')).toContain('none\t7.2\tA\nnone\t7.3\tA\ngeneral\t7.3\tB\n');
  expect(await checkedVersions()).toEqual([
    'data/editions.json: the names of 7.3 are those of v7.2.1; extract them, and set the tag.',
    'docs/devupdate.md: describe 7.3, and change the title to "Moodle 7.3 developer update".',
  ]);
});

test('archives the sidebar when Node.js runs the command', () => {
  const code =
    "const {cutVersion} = await import('./tools/version-cut/index.ts'); await cutVersion(process.argv[1], '7.3');";
  const {stderr} = spawnSync(process.execPath, ['--import', 'tsx', '--input-type=module', '-e', code, site], {
    encoding: 'utf8',
  });
  expect(stderr).toBe('');
  expect(JSON.parse(read('versioned_sidebars/version-7.2-sidebars.json'))).toEqual(sidebars);
});

test('each edition keeps its page "Changes since …", and links lead to the page of their edition', async () => {
  await cutVersion(site, '7.3');
  expect(read('versioned_docs/version-7.2/changes.md')).toContain('title: Changes since 7.1\n');
  expect(read('versioned_docs/version-7.2/changes.md')).toContain('From 7.1 to 7.2: <SymbolChanges edition="7.2" />');
  expect(read('docs/changes.md')).toContain('title: Changes since 7.2\n');
  expect(read('docs/changes.md')).toContain('From 7.2 to 7.3: <SymbolChanges edition="7.3" />');
  const {symbols} = JSON.parse(read('data/changes/7.2.json')) as Changes;
  expect(symbols).toMatchObject({from: '7.1', to: '7.2', pages: [{title: 'Home', path: '/docs/7.2'}]});
  expect(symbols.versions[0]?.components[0]?.rows[0]?.name).toBe('new_one()');
  expect(JSON.parse(read('data/changes/7.3.json'))).toMatchObject({symbols: {from: '7.2', to: '7.3', versions: []}});

  expect(read('docs/index.md')).toContain('[Changes since 7.2](./changes.md)');
  expect(read('versioned_docs/version-7.2/index.md')).toContain('[Changes since 7.1](./changes.md)');
  expect(read('versioned_docs/version-7.1/index.md')).toContain('[Changes since 7.1](/docs/7.2/changes)');
  expect(read('general/page.md')).toContain('[Changes since 7.1](/docs/7.2/changes#names)');
});

test('keeps tables of the new version that exist already', async () => {
  write('data/symbols/7.3.tsv', read('data/symbols/7.1.tsv'));
  await cutVersion(site, '7.3');
  expect(read('data/symbols/7.3.tsv')).toBe(read('data/symbols/7.1.tsv'));
});

test.each([
  ['no version', '', 'The version is not set; allowed: one version, such as 4.3.'],
  ['a point release', '7.3.1', 'The version is "7.3.1"; allowed: one version, such as 4.3.'],
  ['the current version', '7.2', 'allowed: a version after 7.2, the current one in data/editions.json.'],
])('rejects %s', async (_what, name, message) => {
  await expect(cutVersion(site, name)).rejects.toThrow(message);
});

test('refuses to overwrite an archived edition', async () => {
  write('versioned_docs/version-7.2/index.md', 'Mine\n');
  await expect(cutVersion(site, '7.3')).rejects.toThrow('versioned_docs/version-7.2 already exists; remove it');
  expect(read('versions.json')).toBe('["7.1"]\n');
});

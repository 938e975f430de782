import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {checkSampleFile} from '../../../../checks/samples/index.ts';
import {currentEdition} from '../../../../src/moodle/editions.ts';
import {problemsOf, fences, site, write} from '../../checks/samples/site';

const {js, php} = fences;

write('samples/marks.js', '// #region a', 'f();', '// #endregion a', '', 'g(;', '');
write('samples/tasks.php', readFileSync('tests/data/region-marks.php', 'utf8'));

const fence = (attributes: string) => problemsOf(`${php} ${attributes}`, '');

test('checks a region like a sample', async () => {
  expect(await fence('file="samples/tasks.php" region="good"')).toEqual([]);
});

test.each<[name: string, attributes: string, fault: string]>([
  [
    'error in the region',
    'file="samples/tasks.php" region="bad"',
    "1: samples/tasks.php:6: invalid PHP 8.0 (detected as statements): syntax error, unexpected ';'",
  ],
  ['missing file', 'file="samples/none.php"', '1: there is no file samples/none.php'],
  [
    'outside',
    'file="../a.php"',
    '1: ../a.php is not a path relative to the project, such as samples/local_greetings/db/tasks.php',
  ],
  [
    'region without file',
    'region="good"',
    '1: the attribute region also needs the attribute file, which names the file with the region',
  ],
  [
    'missing region',
    'file="samples/tasks.php" region="none"',
    '1: samples/tasks.php has no region "none"; regions: good, bad, empty, twice, twice, open',
  ],
  [
    'duplicate region',
    'file="samples/tasks.php" region="twice"',
    '1: samples/tasks.php defines the region "twice" twice, on lines 11 and 14',
  ],
  [
    'empty region',
    'file="samples/tasks.php" region="empty"',
    '1: samples/tasks.php has no code in the region "empty" on lines 8 to 10',
  ],
  [
    'unclosed region',
    'file="samples/tasks.php" region="open"',
    '1: samples/tasks.php does not close the region "open", which starts on line 17',
  ],
  ['exception', 'file="samples/none.php" no-check="Why"', '1: there is no file samples/none.php'],
])('%s', async (_, attributes, expected) => {
  expect(await fence(attributes)).toEqual([expected]);
});

test('a code block with both text and a file', async () => {
  expect(await problemsOf(`${php} file="samples/tasks.php"`, 'f();')).toEqual([
    '1: the fence must be empty, because it imports samples/tasks.php',
  ]);
});

test('reports an error with its line in the imported file', async () => {
  expect(await problemsOf(`${js} file="samples/marks.js"`, '')).toEqual([
    '1: samples/marks.js:5: invalid js (statements): Unexpected token ;',
  ]);
});

test('checks all regions of a file', async () => {
  const faultsIn = async (name: string, ...lines: string[]) =>
    checkSampleFile(site, `samples/${name}`, `${lines.join('\n')}\n`);
  expect(
    await faultsIn('list.js', '// #region a', '// #endregion a', '/* #region b */', 'f(;', '/* #endregion b */'),
  ).toEqual([
    'samples/list.js:1: samples/list.js has no code in the region "a" on lines 1 to 2',
    'samples/list.js:4: invalid js (statements): Unexpected token ;',
  ]);
  expect(await faultsIn('list.js', '// #region b c', 'f();', '// #endregion e')).toEqual([
    'samples/list.js:1: the name of a region must be a single word',
    'samples/list.js:3: samples/list.js has no region "e"; regions: b c',
  ]);
  expect(await faultsIn('a.svg', '<svg><path/>')).toEqual(['samples/a.svg:1: invalid XML: unclosed tag: svg']);
  expect(await faultsIn('lib.php', '<?php', 'f([', '  1,', ']);')).toEqual([
    'samples/lib.php:3: indent of 2 spaces; expected 4',
  ]);
  expect(await faultsIn('a.feature', 'Feature: a', '  Scenario: b', '    When I hit "c"')).toEqual([
    `samples/a.feature:3: no step in Moodle ${currentEdition} matches "I hit "c""; nearest: I press "{button}" | I am on the "{name}" page`,
  ]);
  expect(await faultsIn('README.txt', 'Anything')).toEqual([]);
  expect(await faultsIn('a.bin', '')).toEqual(['samples/a.bin:1: no language uses this file extension']);
});

import {beforeEach, expect, test} from 'vitest';
import {fixtureOf} from '../../../../src/moodle/proof/fixture.ts';
import {readSamplePage} from '../../../../tools/prove/pages.ts';
import {temporarySite} from '../../temporarySite.ts';

const {site, write} = temporarySite();

beforeEach(() => {
  write('samples/mod_tally/lib.php', '<?php\n// #region one\nfunction one() {\n}\n// #endregion one\n');
});

const fence = (meta: string, code = '') => `\`\`\`php ${meta}\n${code}${code && '\n'}\`\`\`\n`;

test('numbers samples by their title', () => {
  const text = [
    fence('title="local/greetings/lib.php"', '$a = 1;'),
    fence('title="mod/tally/lib.php"', '$b = 1;'),
    fence('title="local/greetings/lib.php"', '$c = 1;'),
  ].join('\n');
  const {samples} = readSamplePage(site, 'docs/apis/core/dml/index.md', text);
  expect(samples.map(({key, line}) => [key, line])).toEqual([
    ['local/greetings/lib.php#1', 1],
    ['mod/tally/lib.php#1', 5],
    ['local/greetings/lib.php#2', 9],
  ]);
  expect(new Set(samples.map(({id}) => id)).size).toBe(3);
});

test('reads kinds, imported code and invalid examples', () => {
  const text = [
    fence('title="a.php" file="samples/mod_tally/lib.php" region="one"'),
    '<InvalidExample>\n',
    fence('', '$a = 1;'),
    '</InvalidExample>\n',
    fence('title="a.php" kind="class-body"', 'function f() {\n}'),
    '```text\nNo PHP.\n```\n',
  ].join('\n');
  const {samples} = readSamplePage(site, 'docs/a.md', text);
  expect(samples.map(({kind, code, invalid, file}) => ({kind, code, invalid, file}))).toEqual([
    {kind: 'statements', code: 'function one() {\n}', invalid: false, file: 'samples/mod_tally/lib.php'},
    {kind: 'statements', code: '$a = 1;', invalid: true, file: null},
    {kind: 'class-body', code: 'function f() {\n}', invalid: false, file: null},
  ]);
});

test('reads the messages that samples have to raise', () => {
  const text = `---\nmessages:\n  - "Not unique"\n---\n\n${fence('raises', 'f();')}\n${fence('', 'g();')}`;
  const {explainsErrors, samples} = readSamplePage(site, 'docs/errors/a.md', text);
  expect(explainsErrors).toBe(true);
  expect(samples.map(({raises}) => raises)).toEqual([['Not unique'], null]);
});

test.each([
  ['docs/apis/core/dml/index.md', 'core/dml.php'],
  ['versioned_docs/version-4.1/apis/core/dml/ddl.md', 'core/dml/ddl.php'],
  ['docs/guides/templates.md', 'guides/templates.php'],
  ['general/development/policies/codingstyle/index.md', 'general/development/policies/codingstyle.php'],
])('%s has the fixture %s', (page, fixture) => {
  expect(fixtureOf(page)).toBe(fixture);
});

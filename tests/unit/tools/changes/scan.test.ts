import {expect, test} from 'vitest';
import {scanPage, type ScannedPage} from '../../../../tools/changes/scan.ts';
import {historySite} from '../../markdown/history/site';

const {site} = historySite();

const block = (kind: string, what: string, instead = '') =>
  `\`\`\`yaml history\n${kind}:\n  - version: 4.2\n    issue: MDL-1\n    what: '${what}'\n${instead}\`\`\`\n`;

const scan = (text: string): ScannedPage => scanPage(site, text, '4.2');

test('finds the changes on a page, with their sections', () => {
  const page = `---\ntitle: A\n---\n\n${block('added', 'A.')}\n## The \`b()\` <Since version="4.2" />\n\n${block('changed', 'B.')}\n## Same\n\n## Same\n\n${block('added', 'C.')}\n### Named {/* #given */}\n\n${block('added', 'D.')}`;
  const {changes} = scan(page);
  expect(changes.map(({kind, what, heading, anchor}) => ({kind, what, heading, anchor}))).toEqual([
    {kind: 'added', what: 'A.', heading: undefined, anchor: undefined},
    {kind: 'changed', what: 'B.', heading: 'The b()', anchor: 'the-b-'},
    {kind: 'added', what: 'C.', heading: 'Same', anchor: 'same-1'},
    {kind: 'added', what: 'D.', heading: 'Named', anchor: 'given'},
  ]);
  expect(changes[0]).toMatchObject({version: '4.2', issue: 'MDL-1'});
});

test('finds replacements', () => {
  const page = [
    `## Old\n\n${block('deprecated', 'The functions `a()` and `b()`.', "    instead: '`c()`'\n")}`,
    'Both `d()` and `e()` are old. <Deprecated version="4.2" instead="`f()`" />',
    '- `g()` <Deprecated version="4.2" instead="`h()`" />\n- `i()` is not.',
    '| A | B |\n| - | - |\n| `j()` | <Deprecated version="4.2" instead="`k()`" /> |\n| `l()` | x |',
    '## `m()`\n\n<Deprecated version="4.2" instead="`n()`">\n\nThe function `o()` is another.\n\n</Deprecated>',
    'Nothing takes the place of `p()`. <Deprecated version="4.2" />',
  ].join('\n\n');
  expect(scan(page).replacements).toEqual([
    {codes: ['a()', 'b()'], instead: '`c()`'},
    {codes: ['d()', 'e()'], instead: '`f()`'},
    {codes: ['g()'], instead: '`h()`'},
    {codes: ['j()'], instead: '`k()`'},
    {codes: ['m()'], instead: '`n()`'},
  ]);
});

test('skips an invalid version history, because the page fails to compile', () => {
  expect(scan('## A\n\n```yaml history\nadded: 1\n```\n').changes).toEqual([]);
  expect(scan(`## A\n\n${block('added', 'A.')}\nA {brace that nothing closes`).changes).toEqual([]);
});

test('finds the names on a page without change markers, which it does not parse', () => {
  const {changes, replacements, names} = scan('Call `a()`, not <b.');
  expect({changes, replacements}).toEqual({changes: [], replacements: []});
  expect(names.codes.map(({code}) => code)).toEqual(['a()']);
});

import {expect, test} from 'vitest';
import {parseNotes, readNotes} from '../../../../tools/upgrade-notes/readNotes.ts';
import {temporarySite} from '../../temporarySite.ts';

const {site, write} = temporarySite();

const text = `This file describes changes.

=== 4.2.1 ===
* A function a_thing() is new.
  It has two lines.
- Another one.

=== 4.2 ===

* The oldest one.
`;

test('reads entries of one or several lines under each heading', () => {
  expect(parseNotes('lib/upgrade.txt', text).map(({release, text: entry}) => [release, entry])).toEqual([
    ['4.2.1', '* A function a_thing() is new. It has two lines.'],
    ['4.2.1', '- Another one.'],
    ['4.2', '* The oldest one.'],
  ]);
});

test('reads entries of Markdown files, and ignores the notice that such a file replaces another one', () => {
  const markdown =
    '# Notes\n\n## 4.5.1\n\n### core\n\n#### Added\n\n- A function is new:\n  - a_thing()\n\n### core_badges\n\n- Another one.\n';
  const notes = [...parseNotes('UPGRADING.md', markdown), ...parseNotes('a', '=== 4.5 Onwards ===\n\nReplaced.\n')];
  expect(notes.map(({release, text: entry}) => [release, entry])).toEqual([
    ['4.5.1', '- A function is new: - a_thing()'],
    ['4.5.1', '- Another one.'],
  ]);
});

test('an entry keeps its ID if only white space changes', () => {
  const ids = (notes: string) => parseNotes('a', notes).map(({id}) => id);
  expect(ids(text.replaceAll('\n  It', '\n    It'))).toEqual(ids(text));
  expect(ids(text.replace('two lines', 'three lines'))).not.toEqual(ids(text));
});

test('reads the entries of a version from all files, without repeated entries', () => {
  write('lib/upgrade.txt', text);
  write(
    'mod/tally/upgrade.txt',
    '=== 4.2 ===\n* The oldest one.\n* New here.\n=== 4.1 ===\n* Old.\n=== 4.20 ===\n* Later.\n',
  );
  write('node_modules/a/upgrade.txt', '=== 4.2 ===\n* Of a library.\n');
  expect(readNotes(site, '4.2').map(({file, text: entry}) => [file, entry])).toEqual([
    ['lib/upgrade.txt', '* A function a_thing() is new. It has two lines.'],
    ['lib/upgrade.txt', '- Another one.'],
    ['lib/upgrade.txt', '* The oldest one.'],
    ['mod/tally/upgrade.txt', '* New here.'],
  ]);
});

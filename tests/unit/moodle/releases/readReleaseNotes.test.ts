import {expect, test} from 'vitest';
import {readReleaseNotes} from '../../../../src/moodle/releases/readReleaseNotes.ts';

/** Parses some lines of Markdown. */
function linesOf(...lines: string[]) {
  return readReleaseNotes(lines.join('\n')).lines;
}

test('reads a list item with its headings', () => {
  expect(
    linesOf('# Title', '', '## For developers', '', '### Core APIs', '', '- Quiz: attempts can be reopened (MDL-12)'),
  ).toEqual([
    {
      line: 7,
      depth: 0,
      headings: ['For developers', 'Core APIs'],
      text: 'Quiz: attempts can be reopened',
      component: 'Quiz',
      keys: ['MDL-12'],
    },
  ]);
});

test('replaces headings of the same level', () => {
  expect(
    linesOf('## One', '### Two', '#### Three', '- A', '### Four', '- B', '## Five', '- C').map(
      ({headings}) => headings,
    ),
  ).toEqual([['One', 'Two', 'Three'], ['One', 'Four'], ['Five']]);
});

test.each([
  ['- Text (MDL-1, MDL-2)', 'Text', ['MDL-1', 'MDL-2']],
  ['- Text (MDL-1, backport of MDL-2)', 'Text', ['MDL-1', 'MDL-2']],
  ['- Text (stored XSS) (MSA-23-0001)', 'Text (stored XSS)', ['MSA-23-0001']],
  ['- Text (MDL-1, [Using Quiz](https://docs.moodle.org/en/Using_Quiz))', 'Text', ['MDL-1']],
  ['- Text ([Using Quiz](https://docs.moodle.org/en/MDL-9))', 'Text', []],
  ['- Text (continues MDL-1) (MOBILE-2)', 'Text (continues MDL-1)', ['MOBILE-2']],
  ['- Text (see MDL-1)', 'Text (see MDL-1)', []],
  ['- (MDL-1)', '', ['MDL-1']],
  ['-', '', []],
])('reads %s', (markdown, text, keys) => {
  expect(linesOf(markdown)).toMatchObject([{text, keys}]);
});

test('reads nested list items', () => {
  expect(linesOf('- One', '  - Two', '    - Three').map(({depth}) => depth)).toEqual([0, 1, 2]);
});

test.each([
  ['- `$CFG->x`: it works', undefined],
  ['- OAuth 2: it works', 'OAuth 2'],
  ['- Nothing: (MDL-1)', undefined],
  ['- no: not a component', undefined],
])('finds the component of %s', (markdown, component) => {
  expect(linesOf(markdown)[0]?.component).toBe(component);
});

test('finds keys in prose, but not in code, URLs, attributes and front matter', () => {
  const {mentions} = readReleaseNotes(
    [
      '---',
      'title: MDL-1',
      '---',
      'After MDL-2 and CONTRIB-3.',
      '`MDL-4` [a page](https://tracker.moodle.org/browse/MDL-5) MDL-6-stable <Since issue="MDL-7" />',
      '',
      '```text',
      'MDL-8',
      '```',
      '- Text (MSA-09-0010)',
    ].join('\n'),
  );
  expect(mentions).toEqual([
    {key: 'MDL-2', line: 4},
    {key: 'CONTRIB-3', line: 4},
    {key: 'MSA-09-0010', line: 10},
  ]);
});

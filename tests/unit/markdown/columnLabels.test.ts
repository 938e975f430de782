import {expect, test} from 'vitest';
import {canStack, columnLabels} from '@site/src/markdown/columnLabels';

test('tables with two to four columns become cards', () => {
  expect([1, 2, 4, 5].map((count) => canStack(Array.from({length: count}, String)))).toEqual([
    false,
    true,
    true,
    false,
  ]);
});

test('labels all columns but the first, and leaves out headers that say nothing', () => {
  expect(columnLabels(['Name', 'Type', '', 'Default value'])).toEqual({
    '--label-2': '"Type"',
    '--label-4': '"Default value"',
  });
  expect(columnLabels(['Name', 'Description'])).toEqual({});
});

test('escapes quotation marks and backslashes, so that a label stays a CSS string', () => {
  expect(columnLabels(['Name', String.raw`A "quoted" \class`])).toEqual({
    '--label-2': String.raw`"A \"quoted\" \\class"`,
  });
});

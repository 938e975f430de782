import {expect, test} from 'vitest';
import {columnLabels} from '@site/src/markdown/columnLabels';

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

import {describe, expect, test} from 'vitest';
import {
  sectionUrl,
  headingAnchor,
  decodeLength,
  lengthCode,
  sectionsWithChanges,
} from '../../../../src/search/embedded/format.ts';

test.each([
  ['When a task fails', 'when-a-task-fails'],
  ['db/tasks.php', 'dbtasksphp'],
  ['$PAGE, get_string() & more', 'page-get_string--more'],
  ['', ''],
])('headingAnchor returns the anchor of %j', (heading, anchor) => {
  expect(headingAnchor(heading)).toBe(anchor);
});

test('sectionsWithChanges repeats a section for each group of changes in it', () => {
  expect(sectionsWithChanges(['', 'Fixes', 2, 'End'])).toEqual(['', 'Fixes', 'Fixes', 'Fixes', 'End']);
});

describe('sectionUrl', () => {
  test('links to the page or to the heading', () => {
    expect(sectionUrl('/docs', '')).toBe('/docs');
    expect(sectionUrl('/docs', 'start-here')).toBe('/docs#start-here');
  });

  test('escapes the anchor', () => {
    expect(sectionUrl('/docs', '"><b>')).toBe('/docs#%22%3E%3Cb%3E');
  });
});

test.each([0, 1, 5, 40, 300, 3000])('decodes the length %i approximately', (length) => {
  const decoded = decodeLength(lengthCode(length));
  expect(lengthCode(length)).toHaveLength(1);
  expect(Math.abs(decoded - length)).toBeLessThanOrEqual(0.13 * length);
});

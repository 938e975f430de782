import {describe, expect, test} from 'vitest';
import {addressOf, anchorOf, decodeLength, lengthCode} from '../../../../src/search/embedded/format.ts';

test.each([
  ['When a task fails', 'when-a-task-fails'],
  ['db/tasks.php', 'dbtasksphp'],
  ['$PAGE, get_string() & more', 'page-get_string--more'],
  ['', ''],
])('anchorOf %j', (heading, anchor) => {
  expect(anchorOf(heading)).toBe(anchor);
});

describe('addressOf', () => {
  test('leads to the page, or to the heading', () => {
    expect(addressOf('/docs', '')).toBe('/docs');
    expect(addressOf('/docs', 'Start here')).toBe('/docs#start-here');
    expect(addressOf('/docs', ['Start here Since 4.2', 'start-here'])).toBe('/docs#start-here');
  });

  test('escapes what an anchor may hold', () => {
    expect(addressOf('/docs', ['x', '"><b>'])).toBe('/docs#%22%3E%3Cb%3E');
  });
});

test.each([0, 1, 5, 40, 300, 3000])('the length %i survives, about', (length) => {
  const decoded = decodeLength(lengthCode(length));
  expect(lengthCode(length)).toHaveLength(1);
  expect(Math.abs(decoded - length)).toBeLessThanOrEqual(0.13 * length);
});

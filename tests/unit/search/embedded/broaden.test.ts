import {expect, test} from 'vitest';
import {countSlips} from '../../../../src/search/embedded/broaden.ts';

test.each([
  ['task', 'task', 0],
  ['task', 'tsak', 1],
  ['task', 'tasks', 1],
  ['task', 'ask', 1],
  ['task', 'mask', 1],
  ['capability', 'cpaabilty', 2],
  ['capability', 'capabilty', 1],
  ['', 'ab', 2],
])('from %j to %j: %i', (a, b, slips) => {
  expect(countSlips(a, b, 3)).toBe(slips);
  expect(countSlips(b, a, 3)).toBe(slips);
});

test('it stops counting where it does not matter', () => {
  expect(countSlips('capability', 'transaction', 2)).toBeGreaterThan(2);
  expect(countSlips('a', 'abcdef', 2)).toBeGreaterThan(2);
});

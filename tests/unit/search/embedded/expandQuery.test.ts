import {expect, test} from 'vitest';
import {editDistance} from '../../../../src/search/embedded/expandQuery.ts';

test.each([
  ['task', 'task', 0],
  ['task', 'tsak', 1],
  ['task', 'tasks', 1],
  ['task', 'ask', 1],
  ['task', 'mask', 1],
  ['capability', 'cpaabilty', 2],
  ['capability', 'capabilty', 1],
  ['', 'ab', 2],
])('the distance between %j and %j is %i', (a, b, distance) => {
  expect(editDistance(a, b, 3)).toBe(distance);
  expect(editDistance(b, a, 3)).toBe(distance);
});

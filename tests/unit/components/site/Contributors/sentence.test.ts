import {expect, test} from 'vitest';
import {listContributors} from '@site/src/components/site/Contributors/sentence';

test.each([
  [['A'], 'A'],
  [['A', 'B'], 'A and B'],
  [['A', 'B', 'C'], 'A, B and C'],
  [['A', 'B', 'C', 'D'], 'A, B and 2 others'],
  [['A', 'B', 'C', 'D', 'E'], 'A, B and 3 others'],
])('%j', (names, sentence) => {
  expect(listContributors(names)).toBe(sentence);
});

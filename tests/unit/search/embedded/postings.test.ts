import {expect, test} from 'vitest';
import {mergePostings, encodePostings, type IndexedTerm} from '../../../../src/search/embedded/postings.ts';

const task: IndexedTerm = ['task', {0: {2: 1, 10: 1}, 2: {2: 3, 4: 1, 300: 2}}];

test('decodes what was encoded', () => {
  expect(mergePostings([{terms: [encodePostings(task)], offset: 0}])).toEqual([task]);
});

test('renumbers the sections of the second collection', () => {
  const other: IndexedTerm = ['task', {2: {0: 1}}];
  expect(
    mergePostings([
      {terms: [encodePostings(task)], offset: 0},
      {terms: [encodePostings(other)], offset: 500},
    ]),
  ).toEqual([['task', {0: {2: 1, 10: 1}, 2: {2: 3, 4: 1, 300: 2, 500: 1}}]]);
});

import {expect, test} from 'vitest';
import {mergeTerms, packTerm, type IndexedTerm} from '../../../../src/search/embedded/pack.ts';

const task: IndexedTerm = ['task', {0: {2: 1, 10: 1}, 2: {2: 3, 4: 1, 300: 2}}];

test('a packed term holds distances, and how often where it is more than once', () => {
  expect(packTerm(task)).toEqual(['task', [0, 2, 8], [2, 2, -3, 2, 296, -2]]);
});

test('merging undoes packing', () => {
  expect(mergeTerms([{terms: [packTerm(task)], offset: 0}])).toEqual([task]);
});

test('merging puts the sections of one collection after those of the other', () => {
  const other: IndexedTerm = ['task', {2: {0: 1}}];
  expect(
    mergeTerms([
      {terms: [packTerm(task)], offset: 0},
      {terms: [packTerm(other)], offset: 500},
    ]),
  ).toEqual([['task', {0: {2: 1, 10: 1}, 2: {2: 3, 4: 1, 300: 2, 500: 1}}]]);
});

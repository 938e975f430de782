import {expect, test} from 'vitest';
import {sortByText} from '@site/src/components/sortByText';

const sorted = (...texts: string[]) => sortByText(texts, (text) => text);

test('sorts alphabetically, ignoring accents and case', () => {
  expect(sorted('Zoë', 'eric', 'Émile', 'Åsa', 'anna', 'Øyvind')).toEqual([
    'anna',
    'Åsa',
    'Émile',
    'eric',
    'Zoë',
    'Øyvind',
  ]);
});

test('sorts words that differ only in accents or case consistently', () => {
  expect(sorted('resume', 'Résumé', 'Resume')).toEqual(['Resume', 'Résumé', 'resume']);
});

test('does not change the list, and keeps the order of equal items', () => {
  const items = [
    {name: 'b', place: 1},
    {name: 'a', place: 2},
    {name: 'a', place: 3},
  ];
  const before = [...items];
  expect(sortByText(items, ({name}) => name).map(({place}) => place)).toEqual([2, 3, 1]);
  expect(items).toEqual(before);
});

import {describe, expect, test} from 'vitest';
import {sortByText} from '@site/src/platform/sortByText';

const sorted = (...texts: string[]) => sortByText(texts, (text) => text);

describe('sortByText', () => {
  test('puts words in the order of their letters, with or without accents and capitals', () => {
    expect(sorted('Zoë', 'eric', 'Émile', 'Åsa', 'anna', 'Øyvind')).toEqual([
      'anna',
      'Åsa',
      'Émile',
      'eric',
      'Zoë',
      'Øyvind',
    ]);
  });

  test('puts shorter words and numbers first', () => {
    expect(sorted('tags', 'tag', 'tag 2', '4.1')).toEqual(['4.1', 'tag', 'tag 2', 'tags']);
  });

  test('keeps words apart that differ in accents or case', () => {
    expect(sorted('resume', 'Résumé', 'Resume')).toEqual(['Resume', 'Résumé', 'resume']);
  });

  test('leaves the list alone, and equal items as they were', () => {
    const items = [
      {name: 'b', place: 1},
      {name: 'a', place: 2},
      {name: 'a', place: 3},
    ];
    const before = [...items];
    expect(sortByText(items, ({name}) => name).map(({place}) => place)).toEqual([2, 3, 1]);
    expect(items).toEqual(before);
  });

  test('takes anything that can be gone through', () => {
    expect(
      sortByText(
        new Map([
          ['b', 1],
          ['a', 2],
        ]),
        ([key]) => key,
      ),
    ).toEqual([
      ['a', 2],
      ['b', 1],
    ]);
  });
});

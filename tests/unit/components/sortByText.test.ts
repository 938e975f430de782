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

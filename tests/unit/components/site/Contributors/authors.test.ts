import {expect, test} from 'vitest';
import {joinAuthors, splitAuthors} from '@site/src/components/site/Contributors/authors';

test.each([
  {last: 'Ann', contributors: []},
  {last: 'Ann', contributors: ['Bo, Jr.', 'Ann']},
])('keeps all names: $contributors', (authors) => {
  expect(splitAuthors(joinAuthors(authors))).toEqual(authors);
});

test('accepts an author from front matter', () => {
  expect(splitAuthors('Ann')).toEqual({last: 'Ann', contributors: []});
});

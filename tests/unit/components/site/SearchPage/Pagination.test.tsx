// @vitest-environment jsdom
import {render, screen} from '@testing-library/react';
import {expect, test} from 'vitest';
import Pagination, {paginationRange} from '../../../../../src/components/site/SearchPage/Pagination';

test.each([
  [1, 1, '1'],
  [1, 3, '1 2 3'],
  [1, 9, '1 2 … 9'],
  [3, 9, '1 2 3 4 … 9'],
  [4, 9, '1 2 3 4 5 … 9'],
  [5, 9, '1 … 4 5 6 … 9'],
  [9, 9, '1 … 8 9'],
])('on page %i of %i links %s', (page, pageCount, expected) => {
  expect(
    paginationRange(page, pageCount)
      .map((number) => number ?? '…')
      .join(' '),
  ).toBe(expected);
});

test('links to the other pages, and marks the current page', () => {
  render(<Pagination page={2} pageCount={3} urlOf={(page) => `/search?page=${page}`} />);
  const links = screen.getByRole('navigation', {name: 'Search result pages'}).querySelectorAll('a');
  expect([...links].map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Previous', '/search?page=1'],
    ['1', '/search?page=1'],
    ['2', '/search?page=2'],
    ['3', '/search?page=3'],
    ['Next', '/search?page=3'],
  ]);
  expect(screen.getByRole('link', {current: 'page'}).getAttribute('aria-label')).toBe('Page 2');
});

test('renders nothing for a single page', () => {
  const {container} = render(<Pagination page={1} pageCount={1} urlOf={String} />);
  expect(container.innerHTML).toBe('');
});

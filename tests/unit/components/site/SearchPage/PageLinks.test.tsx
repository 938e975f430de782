// @vitest-environment jsdom
import {render, screen} from '@testing-library/react';
import {expect, test} from 'vitest';
import PageLinks, {shownPages} from '../../../../../src/components/site/SearchPage/PageLinks';

test.each([
  [1, 1, '1'],
  [1, 3, '1 2 3'],
  [1, 9, '1 2 … 9'],
  [3, 9, '1 2 3 4 … 9'],
  [4, 9, '1 2 3 4 5 … 9'],
  [5, 9, '1 … 4 5 6 … 9'],
  [9, 9, '1 … 8 9'],
])('of page %i of %i shows %s', (page, pages, shown) => {
  expect(
    shownPages(page, pages)
      .map((number) => number ?? '…')
      .join(' '),
  ).toBe(shown);
});

test('leads to other pages and says which one this is', () => {
  render(<PageLinks page={2} pages={3} addressOf={(page) => `/search?page=${page}`} />);
  const links = screen.getByRole('navigation', {name: 'Pages of the results'}).querySelectorAll('a');
  expect([...links].map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
    ['Previous', '/search?page=1'],
    ['1', '/search?page=1'],
    ['2', '/search?page=2'],
    ['3', '/search?page=3'],
    ['Next', '/search?page=3'],
  ]);
  expect(screen.getByRole('link', {current: 'page'}).getAttribute('aria-label')).toBe('Page 2');
});

test('a single page needs no links', () => {
  const {container} = render(<PageLinks page={1} pages={1} addressOf={String} />);
  expect(container.innerHTML).toBe('');
});

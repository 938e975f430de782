// @vitest-environment jsdom
import {useState} from 'react';
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {beforeEach, expect, test, vi} from 'vitest';
import type {SearchAnswer, SearchHit} from '../../../../../src/search/types';
import SearchModal, {type Props} from '../../../../../src/components/site/SearchModal';

vi.mock('@docusaurus/theme-common', () => ({
  createStorageSlot: () => ({get: () => null, set: vi.fn(), del: vi.fn()}),
}));

beforeEach(() => {
  // jsdom opens no dialog above the page.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
  Element.prototype.scrollIntoView = vi.fn();
  // Nor does it load fonts; offline a browser may not, either.
  Object.defineProperty(document, 'fonts', {
    configurable: true,
    value: {load: () => Promise.reject(new Error('offline'))},
  });
});

const plain = (text: string) => ({text, ranges: []});
const hit = (url: string, title: string): SearchHit => ({
  url,
  tag: 'default',
  title: plain(title),
  breadcrumbs: [],
  snippet: plain(''),
});
const two = {total: 12, hits: [hit('/a', 'Task API'), hit('/b', 'Tasks')]};

/** What the search says of a query: an answer, or that it failed. */
function searchOf(query: string, end: {answer: SearchAnswer} | {failure: string} | undefined): Props['search'] {
  const request = {query, language: 'en-AU', tags: ['default'], limit: 8};
  return {last: end && {request, end}, isLate: false, retry: vi.fn(), prepare: vi.fn()};
}

function show(query: string, search: Props['search']) {
  const props = {
    query,
    search,
    searchPage: '/base/search',
    versions: {default: '4.1'},
    newIssueUrl: 'https://example.com/issues/new',
    onQuery: vi.fn(),
    onClose: vi.fn(),
    onNavigate: vi.fn(),
  };
  const {rerender} = render(<SearchModal {...props} />);
  return {...props, update: (more: Partial<Props>) => rerender(<SearchModal {...props} {...more} />)};
}

const field = () => screen.getByRole('combobox', {name: 'Search docs'});
const status = () => screen.getByRole('status').textContent;

test('empty: the field and nothing else', () => {
  show('', searchOf('', undefined));
  expect(field()).toHaveProperty('placeholder', 'Search docs');
  expect(field().getAttribute('aria-expanded')).toBe('false');
  expect(screen.getByText('No recent searches')).toBeTruthy();
  expect(status()).toBe('');
});

test('results: hits, how many, and where all of them are', () => {
  show(' task ', searchOf('task', {answer: two}));
  expect(screen.getAllByRole('option').map(({textContent}) => textContent)).toEqual(['Task API', 'Tasks']);
  expect(status()).toBe('12 results');
  expect(screen.getByRole('link', {name: 'See all results (12)'}).getAttribute('href')).toBe(
    '/base/search?q=task&version=4.1',
  );
  const chosen = screen.getByRole('option', {selected: true});
  expect(field().getAttribute('aria-activedescendant')).toBe(chosen.id);
});

test('one result is no plural', () => {
  show('task', searchOf('task', {answer: {total: 1, hits: two.hits.slice(0, 1)}}));
  expect(status()).toBe('1 result');
});

test('no results: says so and where to report it', () => {
  show('<b>"a&b"', searchOf('<b>"a&b"', {answer: {total: 0, hits: []}}));
  expect(screen.getByText(/^No results for/, {selector: 'p:not([role])'}).textContent).toBe(
    'No results for "<b>"a&b""',
  );
  expect(screen.queryByText('Try searching for:')).toBeNull();
  expect(screen.getByText(/Believe this query should return results\?/)).toBeTruthy();
  const {searchParams} = new URL(screen.getByRole<HTMLAnchorElement>('link', {name: 'Let us know.'}).href);
  expect([...searchParams]).toEqual([['title', 'Search finds nothing for "<b>"a&b""']]);
});

test('no results: proposes titles of what was found before', async () => {
  const {onQuery, update} = show('task', searchOf('task', {answer: two}));
  update({query: 'taskx', search: searchOf('taskx', {answer: {total: 0, hits: []}})});
  expect(screen.getByText('Try searching for:')).toBeTruthy();
  expect(
    screen
      .getAllByRole('listitem')
      .slice(0, 2)
      .map(({textContent}) => textContent),
  ).toEqual(['Task API', 'Tasks']);
  await userEvent.setup().click(screen.getByRole('button', {name: 'Tasks'}));
  expect(onQuery).toHaveBeenCalledExactlyOnceWith('Tasks');
});

test('failure: says so, stays, and offers to try again', async () => {
  const {search, update} = show('task', searchOf('task', {failure: 'status 404'}));
  expect(screen.getByText('Unable to fetch results')).toBeTruthy();
  expect(screen.getByText('You might want to check your network connection.')).toBeTruthy();
  expect(status()).toMatch(/^Unable to fetch results/);
  await userEvent.setup().click(screen.getByRole('button', {name: 'Retry'}));
  expect(search.retry).toHaveBeenCalledOnce();
  // A search that takes long does not take it away.
  update({search: {...search, isLate: true}});
  expect(screen.getByText('Unable to fetch results')).toBeTruthy();
  expect(status()).toBe('Searching');
});

test('Enter opens the chosen hit, but not one of a query that the field no longer has', () => {
  const {onClose, onNavigate, update} = show('task', searchOf('task', {answer: two}));
  fireEvent.keyDown(field(), {key: 'ArrowDown'});
  expect(fireEvent.keyDown(field(), {key: 'Enter'})).toBe(false);
  expect(onNavigate).toHaveBeenCalledExactlyOnceWith('/b');
  expect(onClose).toHaveBeenCalledOnce();

  update({query: 'tasks'});
  // The form leads to the search page.
  expect(fireEvent.keyDown(field(), {key: 'Enter'})).toBe(true);
  expect(onNavigate).toHaveBeenCalledOnce();
  expect(screen.getByRole<HTMLFormElement>('search').action).toMatch(/\/base\/search$/);
});

test('a click that opens another tab leaves the dialog open', () => {
  const {onClose, onNavigate} = show('task', searchOf('task', {answer: two}));
  const option = screen.getByRole('option', {name: 'Tasks'});
  // jsdom cannot follow links.
  option.addEventListener('click', (event) => event.preventDefault());
  fireEvent.click(option, {ctrlKey: true});
  expect(onClose).not.toHaveBeenCalled();
  expect(onNavigate).not.toHaveBeenCalled();
  fireEvent.click(option);
  expect(onClose).toHaveBeenCalledOnce();
  expect(onNavigate).toHaveBeenCalledExactlyOnceWith('/b');
});

test('arrows go round', () => {
  show('task', searchOf('task', {answer: two}));
  const selected = () => screen.getByRole('option', {selected: true}).textContent;
  for (const [key, expected] of [
    ['ArrowUp', 'Tasks'],
    ['ArrowDown', 'Task API'],
    ['ArrowDown', 'Tasks'],
    ['ArrowDown', 'Task API'],
  ] as const) {
    fireEvent.keyDown(field(), {key});
    expect(selected()).toBe(expected);
  }
});

test('closes with its button, beside the box and where the browser asks it to', () => {
  const {onClose} = show('', searchOf('', undefined));
  fireEvent.click(screen.getByRole('button', {name: 'Close'}));
  fireEvent.mouseDown(screen.getByRole('dialog'));
  fireEvent(screen.getByRole('dialog'), new Event('cancel', {cancelable: true}));
  expect(onClose).toHaveBeenCalledTimes(3);
  fireEvent.mouseDown(field());
  expect(onClose).toHaveBeenCalledTimes(3);
});

test('marks the page, which does not scroll, for as long as it is there', () => {
  const isMarked = () => document.documentElement.hasAttribute('data-search-open');
  expect(isMarked()).toBe(false);
  show('', searchOf('', undefined));
  expect(isMarked()).toBe(true);
  cleanup();
  expect(isMarked()).toBe(false);
});

test('tells what is typed', async () => {
  function Typing() {
    const [query, setQuery] = useState('');
    return (
      <SearchModal
        query={query}
        onQuery={setQuery}
        search={searchOf('', undefined)}
        searchPage="/search"
        versions={{}}
        newIssueUrl=""
        onClose={vi.fn()}
        onNavigate={vi.fn()}
      />
    );
  }
  render(<Typing />);
  await userEvent.setup().type(field(), 'task');
  expect(field()).toHaveProperty('value', 'task');
});

// @vitest-environment jsdom
import {fireEvent, render, screen} from '@testing-library/react';
import {beforeEach, expect, test, vi} from 'vitest';
import type {SearchAnswer, SearchHit} from '../../../../../src/search/types';
import SearchModal, {type Props} from '../../../../../src/components/site/SearchModal';

vi.mock('@docusaurus/theme-common', () => ({
  createStorageSlot: () => ({get: () => null, set: vi.fn(), del: vi.fn()}),
}));

vi.mock('@docusaurus/theme-common/internal', () => ({useHistoryPopHandler: vi.fn()}));

beforeEach(() => {
  // jsdom doesn't implement modal dialogs.
  HTMLDialogElement.prototype.showModal = function () {
    this.open = true;
  };
  HTMLDialogElement.prototype.close = function () {
    this.open = false;
  };
  Element.prototype.scrollIntoView = vi.fn();
  // jsdom doesn't load fonts, and loading may also fail in browsers that are offline.
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

function createSearch(query: string, end: {answer: SearchAnswer} | {failure: string} | undefined): Props['search'] {
  const request = {query, language: 'en-AU', tags: ['default'], limit: 8};
  return {last: end && {request, end}, isLate: false, retry: vi.fn(), prepare: vi.fn()};
}

function renderModal(query: string, search: Props['search']) {
  const props = {
    query,
    search,
    searchPage: '/base/search',
    versions: {default: '4.1'},
    only: undefined,
    onOnly: vi.fn(),
    newIssueUrl: 'https://example.com/issues/new',
    onQuery: vi.fn(),
    onClose: vi.fn(),
    onNavigate: vi.fn(),
  };
  const {rerender} = render(<SearchModal {...props} />);
  return {...props, update: (more: Partial<Props>) => rerender(<SearchModal {...props} {...more} />)};
}

// The build generates the list of pages.
vi.mock('@site/src/search/usePageFinder', () => ({usePageFinder: () => undefined}));

const field = () => screen.getByRole('combobox', {name: 'Search docs'});

test('opens the selected hit with Enter, but not a hit of the previous query', () => {
  const {onClose, onNavigate, update} = renderModal('task', createSearch('task', {answer: two}));
  fireEvent.keyDown(field(), {key: 'ArrowDown'});
  expect(fireEvent.keyDown(field(), {key: 'Enter'})).toBe(false);
  expect(onNavigate).toHaveBeenCalledExactlyOnceWith('/b');
  expect(onClose).toHaveBeenCalledOnce();

  const results = screen.getByRole('listbox').closest('[aria-busy]')!;
  expect(results.getAttribute('aria-busy')).toBe('false');
  update({query: 'tasks'});
  expect(results.getAttribute('aria-busy')).toBe('true');
  // The form opens the search page instead.
  expect(fireEvent.keyDown(field(), {key: 'Enter'})).toBe(true);
  expect(onNavigate).toHaveBeenCalledOnce();
  expect(screen.getByRole<HTMLFormElement>('search').action).toMatch(/\/base\/search$/);
});

test('says that no page mentions a name, and searches for a similar one', () => {
  const answer = {...two, isUncovered: true, similarNames: ['require_login']};
  const {onQuery} = renderModal('requrie_login', createSearch('requrie_login', {answer}));
  expect(screen.getByText(/No page mentions/).textContent).toContain('No page mentions requrie_login.');
  fireEvent.click(screen.getByRole('button', {name: 'require_login'}));
  expect(onQuery).toHaveBeenCalledExactlyOnceWith('require_login');
});

test('limits the search to a part of the site', () => {
  const {onOnly, update} = renderModal('task', createSearch('task', {answer: two}));
  fireEvent.click(screen.getByRole('button', {name: 'Release notes'}));
  expect(onOnly).toHaveBeenCalledExactlyOnceWith('notes');
  update({only: 'notes'});
  expect(screen.getByRole('button', {pressed: true}).textContent).toBe('Release notes');
  expect(screen.getByRole('link', {name: /See all results/}).getAttribute('href')).toContain('only=notes');
});

test('leaves the keys of an input method alone', () => {
  const onWindow = vi.fn();
  window.addEventListener('keydown', onWindow);
  const {onClose, onNavigate} = renderModal('タスク', createSearch('タスク', {answer: two}));
  const [selected] = screen.getAllByRole('option', {selected: true});
  for (const init of [{isComposing: true}, {keyCode: 229}]) {
    for (const key of ['ArrowDown', 'Enter']) {
      expect(fireEvent.keyDown(field(), {key, ...init})).toBe(true);
    }
    // The browser closes the dialog unless the event is cancelled, and DocSearch does if it reaches the window.
    expect(fireEvent.keyDown(field(), {key: 'Escape', ...init})).toBe(false);
  }
  window.removeEventListener('keydown', onWindow);
  expect(screen.getByRole('option', {selected: true})).toBe(selected);
  expect(onWindow).not.toHaveBeenCalled();
  expect(onClose).not.toHaveBeenCalled();
  expect(onNavigate).not.toHaveBeenCalled();
});

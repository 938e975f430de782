// @vitest-environment jsdom
import {act, renderHook} from '@testing-library/react';
import {beforeEach, expect, test, vi} from 'vitest';
import type {SearchHit} from '../../../../../src/search/types';
import {useRecentHits} from '../../../../../src/components/site/SearchModal/recentHits';

const stored = vi.hoisted(() => ({value: null as string | null}));
vi.mock('@docusaurus/theme-common', () => ({
  createStorageSlot: () => ({
    get: () => stored.value,
    set: (value: string) => (stored.value = value),
    del: () => (stored.value = null),
  }),
}));

beforeEach(() => {
  stored.value = null;
});

const hit = (url: string): SearchHit => ({
  url,
  tag: 'default',
  title: {text: `Title of ${url}`, ranges: [[0, 5]]},
  heading: {text: 'Heading', ranges: []},
  breadcrumbs: ['Guides'],
  snippet: {text: 'Not kept', ranges: []},
});

const show = () => renderHook(() => useRecentHits()).result;

test('the last page stands first, none twice, and they are there the next time', () => {
  const result = show();
  expect(result.current.hits).toEqual([]);
  for (const url of ['/a', '/b', '/a']) {
    act(() => result.current.add(hit(url)));
  }
  expect(result.current.hits.map(({url}) => url)).toEqual(['/a', '/b']);
  expect(show().current.hits).toEqual(result.current.hits);
  expect(result.current.hits[0]).toEqual({
    url: '/a',
    tag: '',
    title: {text: 'Title of /a', ranges: []},
    heading: {text: 'Heading', ranges: []},
    breadcrumbs: ['Guides'],
    snippet: {text: '', ranges: []},
  });
});

test('seven are kept', () => {
  const result = show();
  for (let page = 1; page <= 9; page++) {
    act(() => result.current.add(hit(`/${page}`)));
  }
  expect(result.current.hits.map(({url}) => url)).toEqual(['/9', '/8', '/7', '/6', '/5', '/4', '/3']);
});

test('can be forgotten', () => {
  const result = show();
  act(() => result.current.add(hit('/a')));
  act(() => result.current.clear());
  expect(result.current.hits).toEqual([]);
  expect(show().current.hits).toEqual([]);
});

test.each([
  'no JSON',
  '{}',
  'null',
  '[null, 1, "a", {}]',
  '[{"url":"javascript:alert(1)","title":"x","breadcrumbs":[]}]',
  '[{"url":"//evil.example","title":"x","breadcrumbs":[]}]',
  '[{"url":"/a","title":1,"breadcrumbs":[]}]',
  '[{"url":"/a","title":"x","breadcrumbs":[1]}]',
  '[{"url":"/a","title":"x","heading":{},"breadcrumbs":[]}]',
])('of %s in the storage nothing is shown', (value) => {
  stored.value = value;
  expect(show().current.hits).toEqual([]);
});

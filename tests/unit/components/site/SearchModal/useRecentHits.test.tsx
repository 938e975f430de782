// @vitest-environment jsdom
import {act, renderHook} from '@testing-library/react';
import {beforeEach, expect, test, vi} from 'vitest';
import type {SearchHit} from '../../../../../src/search/types';
import {useRecentHits} from '../../../../../src/components/site/SearchModal/useRecentHits';

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

const renderRecentHits = () => renderHook(() => useRecentHits()).result;

test('keeps pages across visits, most recent first and without duplicates', () => {
  const result = renderRecentHits();
  expect(result.current.hits).toEqual([]);
  for (const url of ['/a', '/b', '/a']) {
    act(() => result.current.add(hit(url)));
  }
  expect(result.current.hits.map(({url}) => url)).toEqual(['/a', '/b']);
  expect(renderRecentHits().current.hits).toEqual(result.current.hits);
  expect(result.current.hits[0]).toEqual({
    url: '/a',
    tag: '',
    title: {text: 'Title of /a', ranges: []},
    heading: {text: 'Heading', ranges: []},
    breadcrumbs: ['Guides'],
    snippet: {text: '', ranges: []},
  });
});

test('keeps at most seven pages', () => {
  const result = renderRecentHits();
  for (let page = 1; page <= 9; page++) {
    act(() => result.current.add(hit(`/${page}`)));
  }
  expect(result.current.hits.map(({url}) => url)).toEqual(['/9', '/8', '/7', '/6', '/5', '/4', '/3']);
});

test.each([
  'no JSON',
  '{}',
  'null',
  '[null, 1, "a", {}]',
  '[{"url":"javascript:alert(1)","title":"x","breadcrumbs":[]}]',
  '[{"url":"//evil.example","title":"x","breadcrumbs":[]}]',
  '[{"url":"/\\\\evil.example","title":"x","breadcrumbs":[]}]',
  '[{"url":"/a","title":1,"breadcrumbs":[]}]',
  '[{"url":"/a","title":"x","breadcrumbs":[1]}]',
  '[{"url":"/a","title":"x","heading":{},"breadcrumbs":[]}]',
])('ignores %s in the storage', (value) => {
  stored.value = value;
  expect(renderRecentHits().current.hits).toEqual([]);
});

// @vitest-environment jsdom
import {act, renderHook} from '@testing-library/react';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import type {SearchOutcome, SearchRequest} from '@site/src/search/types';
import {useSearch} from '@site/src/search/useSearch';

const client = vi.hoisted(() => ({
  requests: [] as SearchRequest[],
  settle: [] as ((outcome: SearchOutcome) => void)[],
  close: vi.fn(),
}));
vi.mock('@site/src/search/searchClient', () => ({
  createSearchClient: () => ({
    search: (request: SearchRequest) =>
      new Promise((resolve) => {
        client.requests.push(request);
        client.settle.push(resolve);
      }),
    prepare: () => undefined,
    close: client.close,
  }),
}));

const request = (query: string): SearchRequest => ({query, language: 'en-AU', tags: ['default'], limit: 10});
const answer = (total: number): SearchOutcome => ({status: 'answered', answer: {total, hits: []}});
const show = (query?: string) =>
  renderHook(
    ({wanted}: {wanted: string | undefined}) => useSearch(wanted === undefined ? undefined : request(wanted)),
    {
      initialProps: {wanted: query},
    },
  );
const settle = (index: number, outcome: SearchOutcome) =>
  act(async () => {
    client.settle[index]!(outcome);
    await Promise.resolve();
  });
const wait = (time: number) =>
  act(() => {
    vi.advanceTimersByTime(time);
  });

beforeEach(() => {
  vi.useFakeTimers();
  client.requests.length = 0;
  client.settle.length = 0;
  client.close.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
});

test('searches once for equal requests and returns the answer with its request', async () => {
  const {result, rerender} = show('a');
  rerender({wanted: 'a'});
  expect(client.requests).toEqual([request('a')]);
  expect(result.current.last).toBeUndefined();
  await settle(0, answer(3));
  expect(result.current.last).toMatchObject({request: request('a'), end: {answer: {total: 3, hits: []}}});
});

test('keeps the last result until a newer search ends, and ignores older searches', async () => {
  const {result, rerender} = show('a');
  await settle(0, answer(1));
  rerender({wanted: 'b'});
  rerender({wanted: 'c'});
  await settle(1, answer(2));
  expect(result.current.last?.request.query).toBe('a');
  await settle(2, answer(3));
  expect(result.current.last?.request.query).toBe('c');
});

test('reports a slow search until it ends', async () => {
  const {result} = show('a');
  wait(299);
  expect(result.current.isLate).toBe(false);
  wait(1);
  expect(result.current.isLate).toBe(true);
  await settle(0, answer(1));
  expect(result.current.isLate).toBe(false);
});

test('keeps showing the failure while the search is repeated', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const {result} = show('a');
  await settle(0, {status: 'failed', message: 'no index'});
  expect(result.current.last?.end).toEqual({failure: 'no index'});
  expect(warn).toHaveBeenCalledWith('Search: no index');
  act(() => result.current.retry());
  expect(client.requests).toHaveLength(2);
  expect(result.current.last?.end).toEqual({failure: 'no index'});
  await settle(1, answer(1));
  expect(result.current.last?.end).toHaveProperty('answer.total', 1);
});

test('fails after ten seconds, but still shows a late answer', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const {result} = show('a');
  wait(10_000);
  expect(result.current).toMatchObject({isLate: false, last: {end: {failure: 'The search for "a" takes too long.'}}});
  expect(warn).toHaveBeenCalledTimes(1);
  await settle(0, answer(1));
  expect(result.current.last?.end).toHaveProperty('answer.total', 1);
});

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
vi.mock('@site/src/search/openSearch', () => ({
  openSearch: () => ({
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
const settle = (place: number, outcome: SearchOutcome) =>
  act(async () => {
    client.settle[place]!(outcome);
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
  vi.restoreAllMocks();
});

test('asks once for the same request, and shows the answer with it', async () => {
  const {result, rerender} = show('a');
  rerender({wanted: 'a'});
  expect(client.requests).toEqual([request('a')]);
  expect(result.current.last).toBeUndefined();
  await settle(0, answer(3));
  expect(result.current.last).toMatchObject({request: request('a'), end: {answer: {total: 3, hits: []}}});
});

test('what has ended stays until a newer search has, and an older one says nothing any more', async () => {
  const {result, rerender} = show('a');
  await settle(0, answer(1));
  rerender({wanted: 'b'});
  rerender({wanted: 'c'});
  await settle(1, answer(2));
  expect(result.current.last?.request.query).toBe('a');
  await settle(2, answer(3));
  expect(result.current.last?.request.query).toBe('c');
});

test('an empty field forgets what has ended', async () => {
  const {result, rerender} = show('a');
  await settle(0, answer(1));
  rerender({wanted: undefined});
  expect(result.current.last).toBeUndefined();
  rerender({wanted: 'b'});
  expect(result.current.last).toBeUndefined();
  await settle(1, answer(2));
  expect(result.current.last?.request.query).toBe('b');
});

test('says that a search takes long, until it ends', async () => {
  const {result} = show('a');
  wait(299);
  expect(result.current.isLate).toBe(false);
  wait(1);
  expect(result.current.isLate).toBe(true);
  await settle(0, answer(1));
  expect(result.current.isLate).toBe(false);
});

test('a failure stays while the search is tried again', async () => {
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

test('an engine that does not answer has failed after ten seconds, even if it answers later', async () => {
  const warn = vi.spyOn(console, 'warn').mockReturnValue();
  const {result} = show('a');
  wait(10_000);
  expect(result.current).toMatchObject({isLate: false, last: {end: {failure: 'The search for "a" takes too long.'}}});
  expect(warn).toHaveBeenCalledTimes(1);
  await settle(0, answer(1));
  expect(result.current.last?.end).toHaveProperty('answer.total', 1);
});

test('looks for nothing without a request, and closes the engine in the end', () => {
  const {result, unmount} = show();
  wait(20_000);
  expect(client.requests).toEqual([]);
  expect(result.current).toMatchObject({last: undefined, isLate: false});
  unmount();
  expect(client.close).toHaveBeenCalledTimes(1);
});

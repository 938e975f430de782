// @vitest-environment jsdom
import {act, renderHook, waitFor} from '@testing-library/react';
import {expect, test, vi} from 'vitest';
import type {Connection} from '@site/src/offline/connection';
import {useOffline} from '@site/src/offline/useOffline';

const url = 'https://example.org/sw.js?params=%7B%22offlineMode%22%3Atrue%2C%22debug%22%3Afalse%7D';

function install(
  scriptURL: string,
  connection?: Connection,
): {postMessage: ReturnType<typeof vi.fn>; receive: (data: unknown) => void} {
  const postMessage = vi.fn();
  const container = Object.assign(new EventTarget(), {ready: Promise.resolve({active: {scriptURL, postMessage}})});
  vi.stubGlobal('navigator', {serviceWorker: container, connection});
  return {postMessage, receive: (data) => act(() => void container.dispatchEvent(new MessageEvent('message', {data})))};
}

test.each([
  {state: 'paused', done: 1, total: 2, isByReader: true},
  {state: 'empty', total: 2, isByReader: true},
  {state: 'full', done: 1, total: 2},
])('does not resume automatically: %o', async (status) => {
  const {postMessage, receive} = install(url);
  renderHook(() => useOffline());
  await waitFor(() => expect(postMessage).toHaveBeenCalledOnce());
  receive({type: 'offline-status', status});
  expect(postMessage).toHaveBeenCalledOnce();
});

test('requests the status repeatedly during a download', async () => {
  const {postMessage, receive} = install(url);
  renderHook(() => useOffline());
  await waitFor(() => expect(postMessage).toHaveBeenCalledOnce());
  vi.useFakeTimers();
  receive({type: 'offline-status', status: {state: 'downloading', done: 1, total: 2}});
  vi.advanceTimersByTime(10_000);
  expect(postMessage.mock.calls).toEqual([[{type: 'offline-status'}], [{type: 'offline-status'}]]);
  receive({type: 'offline-status', status: {state: 'complete', bytes: 2, since: ''}});
  vi.advanceTimersByTime(60_000);
  expect(postMessage).toHaveBeenCalledTimes(2);
});

test('retries when the network is back', async () => {
  const {postMessage, receive} = install(url);
  renderHook(() => useOffline());
  await waitFor(() => expect(postMessage).toHaveBeenCalledOnce());
  receive({type: 'offline-status', status: {state: 'failed', message: 'off', done: 1, total: 2}});
  expect(postMessage).toHaveBeenCalledOnce();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(postMessage).toHaveBeenLastCalledWith({type: 'offline-start'});
});

test('starts once, and shows an error even if an older status arrives later', async () => {
  const {postMessage, receive} = install(url);
  const {result} = renderHook(() => useOffline());
  await waitFor(() => expect(postMessage).toHaveBeenCalledOnce());
  const empty = {state: 'empty', total: 2, isByReader: false};
  const failed = {state: 'failed', message: 'a: status 503', done: 0, total: 2};
  for (const status of [empty, failed, empty]) {
    receive({type: 'offline-status', status});
  }
  expect(result.current.status).toEqual(failed);
  expect(postMessage.mock.calls).toEqual([[{type: 'offline-status'}], [{type: 'offline-start'}]]);
});

test('remembers a download that finished before React rendered its progress', async () => {
  const {postMessage, receive} = install(url);
  const {result} = renderHook(() => useOffline());
  await waitFor(() => expect(postMessage).toHaveBeenCalledOnce());
  expect(result.current.hasDownloaded).toBe(false);
  act(() => {
    receive({type: 'offline-status', status: {state: 'downloading', done: 1, total: 2}});
    receive({type: 'offline-status', status: {state: 'complete', bytes: 2, since: '2026-11-22T00:00:00Z'}});
  });
  expect(result.current.status?.state).toBe('complete');
  expect(result.current.hasDownloaded).toBe(true);
});

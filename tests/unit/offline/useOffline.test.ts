// @vitest-environment jsdom
import {act, renderHook, waitFor} from '@testing-library/react';
import {afterEach, expect, test, vi} from 'vitest';
import type {Connection} from '@site/src/offline/connection';
import {useOffline} from '@site/src/offline/useOffline';

const address = 'https://example.org/sw.js?params=%7B%22offlineMode%22%3Atrue%2C%22debug%22%3Afalse%7D';

function install(
  scriptURL: string,
  connection?: Connection,
): {postMessage: ReturnType<typeof vi.fn>; say: (data: unknown) => void} {
  const postMessage = vi.fn();
  const container = Object.assign(new EventTarget(), {ready: Promise.resolve({active: {scriptURL, postMessage}})});
  vi.stubGlobal('navigator', {serviceWorker: container, connection});
  return {postMessage, say: (data) => act(() => void container.dispatchEvent(new MessageEvent('message', {data})))};
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

test('asks how it stands, and goes on with what is missing', async () => {
  const {postMessage, say} = install(address);
  const {result} = renderHook(() => useOffline());
  await waitFor(() => expect(postMessage).toHaveBeenCalledWith({type: 'offline-status'}));
  expect(result.current.status).toBeUndefined();
  const status = {state: 'paused', done: 1, total: 2, isByReader: false};
  say({type: 'offline-status', status});
  expect(result.current.status).toEqual(status);
  expect(postMessage).toHaveBeenLastCalledWith({type: 'offline-start'});
});

test.each([
  {state: 'paused', done: 1, total: 2, isByReader: true},
  {state: 'empty', total: 2, isByReader: true},
  {state: 'full', done: 1, total: 2},
])('does not go on by itself: %o', async (status) => {
  const {postMessage, say} = install(address);
  renderHook(() => useOffline());
  await waitFor(() => expect(postMessage).toHaveBeenCalledOnce());
  say({type: 'offline-status', status});
  expect(postMessage).toHaveBeenCalledOnce();
});

test('waits for the reader on a metered connection', async () => {
  const {postMessage, say} = install(address, {type: 'cellular'});
  const {result} = renderHook(() => useOffline());
  await waitFor(() => expect(postMessage).toHaveBeenCalledOnce());
  say({type: 'offline-status', status: {state: 'empty', total: 2, isByReader: false}});
  expect(postMessage).toHaveBeenCalledOnce();
  expect(result.current.isMetered).toBe(true);
});

test('asks again while a download goes on, as the browser may have stopped the worker', async () => {
  const {postMessage, say} = install(address);
  renderHook(() => useOffline());
  await waitFor(() => expect(postMessage).toHaveBeenCalledOnce());
  vi.useFakeTimers();
  say({type: 'offline-status', status: {state: 'downloading', done: 1, total: 2}});
  vi.advanceTimersByTime(10_000);
  expect(postMessage.mock.calls).toEqual([[{type: 'offline-status'}], [{type: 'offline-status'}]]);
  say({type: 'offline-status', status: {state: 'complete', bytes: 2, since: ''}});
  vi.advanceTimersByTime(60_000);
  expect(postMessage).toHaveBeenCalledTimes(2);
});

test('tries again when the network is back', async () => {
  const {postMessage, say} = install(address);
  renderHook(() => useOffline());
  await waitFor(() => expect(postMessage).toHaveBeenCalledOnce());
  say({type: 'offline-status', status: {state: 'failed', message: 'off', done: 1, total: 2}});
  expect(postMessage).toHaveBeenCalledOnce();
  act(() => void window.dispatchEvent(new Event('online')));
  expect(postMessage).toHaveBeenLastCalledWith({type: 'offline-start'});
});

test('outside offline mode, says nothing to the worker', async () => {
  const {postMessage} = install(address.replace('true', 'false'));
  renderHook(() => useOffline());
  await act(async () => Promise.resolve());
  expect(postMessage).not.toHaveBeenCalled();
});

test('starts once, and a late answer does not hide that it failed', async () => {
  const {postMessage, say} = install(address);
  const {result} = renderHook(() => useOffline());
  await waitFor(() => expect(postMessage).toHaveBeenCalledOnce());
  const empty = {state: 'empty', total: 2, isByReader: false};
  const failed = {state: 'failed', message: 'a: status 503', done: 0, total: 2};
  for (const status of [empty, failed, empty]) {
    say({type: 'offline-status', status});
  }
  expect(result.current.status).toEqual(failed);
  expect(postMessage.mock.calls).toEqual([[{type: 'offline-status'}], [{type: 'offline-start'}]]);
});

test('goes on with a download that the browser has cut off', async () => {
  const {postMessage, say} = install(address);
  renderHook(() => useOffline());
  await waitFor(() => expect(postMessage).toHaveBeenCalledOnce());
  const paused = {state: 'paused', done: 1, total: 2, isByReader: false};
  for (const status of [paused, {state: 'downloading', done: 1, total: 2}, paused]) {
    say({type: 'offline-status', status});
  }
  expect(postMessage.mock.calls.filter(([{type}]) => type === 'offline-start')).toHaveLength(2);
});

test('remembers a download of which the page has drawn the end alone', async () => {
  const {postMessage, say} = install(address);
  const {result} = renderHook(() => useOffline());
  await waitFor(() => expect(postMessage).toHaveBeenCalledOnce());
  expect(result.current.hasDownloaded).toBe(false);
  act(() => {
    say({type: 'offline-status', status: {state: 'downloading', done: 1, total: 2}});
    say({type: 'offline-status', status: {state: 'complete', bytes: 2, since: '2026-11-22T00:00:00Z'}});
  });
  expect(result.current.status?.state).toBe('complete');
  expect(result.current.hasDownloaded).toBe(true);
});

// @vitest-environment jsdom
import {act, renderHook, waitFor} from '@testing-library/react';
import {afterEach, expect, test, vi} from 'vitest';
import {isMetered, isOfflineWorker, useOffline, type Connection} from '@site/src/offline/useOffline';

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

afterEach(() => vi.unstubAllGlobals());

test('metered connections', () => {
  expect([undefined, {}, {type: 'wifi'}, {saveData: true}, {type: 'cellular'}].map(isMetered)).toEqual([
    false,
    false,
    false,
    true,
    true,
  ]);
});

test('workers in offline mode', () => {
  expect(isOfflineWorker(address)).toBe(true);
  expect(isOfflineWorker(address.replace('true', 'false'))).toBe(false);
  expect(isOfflineWorker('https://example.org/sw.js?params=%7B')).toBe(false);
});

test('asks how it stands, and goes on with what is missing once', async () => {
  const {postMessage, say} = install(address);
  const {result} = renderHook(() => useOffline());
  await waitFor(() => expect(postMessage).toHaveBeenCalledWith({type: 'offline-status'}));
  expect(result.current.status).toBeUndefined();
  const status = {state: 'paused', done: 1, total: 2};
  say({type: 'offline-status', status});
  expect(result.current.status).toEqual(status);
  expect(postMessage).toHaveBeenLastCalledWith({type: 'offline-start'});
  say({type: 'offline-status', status});
  expect(postMessage).toHaveBeenCalledTimes(2);
});

test('waits for the reader on a metered connection', async () => {
  const {postMessage, say} = install(address, {type: 'cellular'});
  const {result} = renderHook(() => useOffline());
  await waitFor(() => expect(postMessage).toHaveBeenCalledOnce());
  say({type: 'offline-status', status: {state: 'empty'}});
  expect(postMessage).toHaveBeenCalledOnce();
  expect(result.current.isMetered).toBe(true);
});

test('outside offline mode, says nothing to the worker', async () => {
  const {postMessage} = install(address.replace('true', 'false'));
  renderHook(() => useOffline());
  await act(async () => Promise.resolve());
  expect(postMessage).not.toHaveBeenCalled();
});

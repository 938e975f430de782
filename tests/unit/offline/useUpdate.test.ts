// @vitest-environment jsdom
import {act, renderHook} from '@testing-library/react';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import {useUpdate} from '@site/src/offline/useUpdate';

/** Ends what is fetched ahead. */
const endIdleWork = vi.hoisted(() => vi.fn<() => Promise<void>>());
vi.mock('@site/src/framework/route-splitting/idleQueue', () => ({endIdleWork}));

class Worker extends EventTarget {
  state = 'installing';
  postMessage = vi.fn();
  become(state: string): void {
    this.state = state;
    act(() => void this.dispatchEvent(new Event('statechange')));
  }
}

class Registration extends EventTarget {
  installing: Worker | null = null;
  waiting: Worker | null = null;
  active: Worker | null = new Worker();
  update = vi.fn(() => Promise.reject(new TypeError('no network')));
}

let registration: Registration;
let container: EventTarget;
const reload = vi.fn();

function use(): {current: (() => void) | undefined} {
  return renderHook(() => useUpdate(registration as unknown as ServiceWorkerRegistration)).result;
}

/** A new version begins to come. */
function find(): Worker {
  const worker = new Worker();
  registration.installing = worker;
  registration.dispatchEvent(new Event('updatefound'));
  return worker;
}

/** All of it is there, and it waits for the reader. */
function findWhole(): Worker {
  const worker = find();
  worker.become('installed');
  registration.waiting = worker;
  return worker;
}

beforeEach(() => {
  endIdleWork.mockReset().mockResolvedValue();
  registration = new Registration();
  container = new EventTarget();
  vi.stubGlobal('navigator', {serviceWorker: container});
  vi.stubGlobal('location', {reload});
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  reload.mockReset();
});

test('a new version is offered when all of it is there, and shown when the reader says so', async () => {
  const result = use();
  const worker = find();
  expect(result.current).toBeUndefined();
  worker.become('installed');
  registration.waiting = worker;
  expect(reload).not.toHaveBeenCalled();
  expect(endIdleWork).not.toHaveBeenCalled();

  result.current?.();
  await vi.waitFor(() => expect(worker.postMessage).toHaveBeenCalledWith({type: 'SKIP_WAITING'}));
  expect(reload).not.toHaveBeenCalled();
  container.dispatchEvent(new Event('controllerchange'));
  expect(reload).toHaveBeenCalledOnce();
});

test('the new version takes over when nothing more is fetched ahead', async () => {
  let end = () => {};
  endIdleWork.mockReturnValue(new Promise((resolve) => (end = resolve)));
  vi.useFakeTimers();
  const result = use();
  const worker = findWhole();
  result.current?.();
  await vi.advanceTimersByTimeAsync(500);
  expect(worker.postMessage).not.toHaveBeenCalled();
  end();
  await vi.advanceTimersByTimeAsync(0);
  expect(worker.postMessage).toHaveBeenCalledOnce();
});

test('it does not wait for a network that hangs', async () => {
  endIdleWork.mockReturnValue(new Promise(() => {}));
  vi.useFakeTimers();
  const result = use();
  const worker = findWhole();
  result.current?.();
  await vi.advanceTimersByTimeAsync(999);
  expect(worker.postMessage).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(worker.postMessage).toHaveBeenCalledOnce();
});

test('a second click, before the new version is there, asks for nothing more', async () => {
  vi.useFakeTimers();
  const result = use();
  const worker = findWhole();
  result.current?.();
  result.current?.();
  await vi.advanceTimersByTimeAsync(2000);
  expect(worker.postMessage).toHaveBeenCalledOnce();
  container.dispatchEvent(new Event('controllerchange'));
  expect(reload).toHaveBeenCalledOnce();
});

test('an update that fails is not offered', () => {
  const result = use();
  find().become('redundant');
  expect(result.current).toBeUndefined();
});

test('the first worker is no update', () => {
  registration.active = null;
  const result = use();
  find().become('installed');
  expect(result.current).toBeUndefined();
});

test('nor is it while it waits for a moment', () => {
  registration.active = null;
  registration.waiting = new Worker();
  expect(use().current).toBeUndefined();
});

test('a version that waits since an earlier visit is offered at once', () => {
  registration.waiting = new Worker();
  expect(use().current).toBeTypeOf('function');
});

test('where another tab has let it take over, the page is loaded again at once', () => {
  const result = use();
  const worker = find();
  worker.become('installed');
  worker.become('activated');
  result.current?.();
  expect(reload).toHaveBeenCalledOnce();
});

test('looks for a new version when a page is opened, and when the reader comes back after an hour', () => {
  vi.useFakeTimers();
  use();
  expect(registration.update).toHaveBeenCalledOnce();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(registration.update).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(3_600_001);
  document.dispatchEvent(new Event('visibilitychange'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(registration.update).toHaveBeenCalledTimes(2);
});

test('does not look again for what has just come', () => {
  registration.active = null;
  use();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(registration.update).not.toHaveBeenCalled();
});

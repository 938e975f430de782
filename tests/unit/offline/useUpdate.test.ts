// @vitest-environment jsdom
import {act, renderHook} from '@testing-library/react';
import {beforeEach, expect, test, vi} from 'vitest';
import {useUpdate} from '@site/src/offline/useUpdate';

const endBackgroundRequests = vi.fn<() => Promise<void>>();

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

function render(): {current: (() => void) | undefined} {
  return renderHook(() => useUpdate(registration as unknown as ServiceWorkerRegistration, endBackgroundRequests))
    .result;
}

/** Installs a new version, which then waits for the reader. */
function finishUpdate(): Worker {
  const worker = new Worker();
  registration.installing = worker;
  registration.dispatchEvent(new Event('updatefound'));
  worker.become('installed');
  registration.waiting = worker;
  return worker;
}

beforeEach(() => {
  endBackgroundRequests.mockReset().mockResolvedValue();
  registration = new Registration();
  vi.stubGlobal('navigator', {serviceWorker: new EventTarget()});
});

test('waits at most one second for background requests', async () => {
  endBackgroundRequests.mockReturnValue(new Promise(() => {}));
  vi.useFakeTimers();
  const result = render();
  const worker = finishUpdate();
  result.current?.();
  await vi.advanceTimersByTimeAsync(999);
  expect(worker.postMessage).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1);
  expect(worker.postMessage).toHaveBeenCalledOnce();
});

test('checks for updates when a page is opened and when the reader returns after an hour', () => {
  vi.useFakeTimers();
  render();
  expect(registration.update).toHaveBeenCalledOnce();
  document.dispatchEvent(new Event('visibilitychange'));
  expect(registration.update).toHaveBeenCalledOnce();
  vi.advanceTimersByTime(3_600_001);
  document.dispatchEvent(new Event('visibilitychange'));
  document.dispatchEvent(new Event('visibilitychange'));
  expect(registration.update).toHaveBeenCalledTimes(2);
});

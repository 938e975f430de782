// @vitest-environment jsdom
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {whenIdle} from '@site/src/patches/route-splitting/idleQueue';

/** Callbacks that were passed to `requestIdleCallback`. */
let waiting: (() => void)[] = [];

async function idle(): Promise<void> {
  await vi.waitFor(() => expect(waiting).toHaveLength(1));
  waiting.shift()!();
}

describe('whenIdle', () => {
  afterEach(() => {
    waiting = [];
  });

  test('runs tasks one after another, each of them when the browser is idle', async () => {
    vi.stubGlobal('requestIdleCallback', (callback: () => void) => waiting.push(callback));
    const done: string[] = [];
    let finish = () => {};
    const first = whenIdle(() => {
      done.push('first begins');
      return new Promise<void>((resolve) => (finish = resolve));
    });
    const second = whenIdle(() => Promise.resolve(done.push('second')));
    await idle();
    await vi.waitFor(() => expect(done).toEqual(['first begins']));
    expect(waiting).toEqual([]);
    finish();
    await first;
    await idle();
    await second;
    expect(done).toEqual(['first begins', 'second']);
  });

  test('resolves to false if a task fails, and continues', async () => {
    vi.stubGlobal('requestIdleCallback', (callback: () => void) => callback());
    await expect(whenIdle(() => Promise.reject(new Error('offline')))).resolves.toBe(false);
    await expect(whenIdle(() => Promise.resolve('done'))).resolves.toBe('done');
  });

  test('waits 200 ms in a browser without requestIdleCallback', async () => {
    vi.useFakeTimers({toFake: ['setTimeout']});
    const done = vi.fn(() => Promise.resolve());
    const queued = whenIdle(done);
    await vi.advanceTimersByTimeAsync(199);
    expect(done).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await queued;
    expect(done).toHaveBeenCalledOnce();
  });
});

describe('endIdleWork', () => {
  beforeEach(() => vi.resetModules());

  test('waits for the running task, and skips the others', async () => {
    vi.stubGlobal('requestIdleCallback', (callback: () => void) => callback());
    const queue = await import('@site/src/patches/route-splitting/idleQueue');
    let fail = () => {};
    const hasBegun = new Promise<void>((resolve) => {
      void queue.whenIdle(() => {
        resolve();
        return new Promise<void>((_resolve, reject) => (fail = () => reject(new Error('offline'))));
      });
    });
    const left = vi.fn(() => Promise.resolve());
    const second = queue.whenIdle(left);
    await hasBegun;
    const ended = vi.fn();
    const end = queue.endIdleWork().then(ended);
    // After this, everything that does not wait for the task has run.
    await new Promise(setImmediate);
    expect(ended).not.toHaveBeenCalled();
    fail();
    await end;
    await expect(second).resolves.toBe(false);
    await expect(queue.whenIdle(left)).resolves.toBe(false);
    expect(left).not.toHaveBeenCalled();
  });
});

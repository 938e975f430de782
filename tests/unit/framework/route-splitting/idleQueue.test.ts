// @vitest-environment jsdom
import {afterEach, beforeEach, describe, expect, test, vi} from 'vitest';
import {whenIdle} from '@site/src/framework/route-splitting/idleQueue';

/** What waits for an idle moment. */
let waiting: (() => void)[] = [];

async function idle(): Promise<void> {
  await vi.waitFor(() => expect(waiting).toHaveLength(1));
  waiting.shift()!();
}

describe('whenIdle', () => {
  afterEach(() => {
    waiting = [];
    vi.unstubAllGlobals();
    vi.useRealTimers();
  });

  test('does one task after the other, each in an idle moment', async () => {
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

  test('says false if a task fails, and goes on', async () => {
    vi.stubGlobal('requestIdleCallback', (callback: () => void) => callback());
    await expect(whenIdle(() => Promise.reject(new Error('offline')))).resolves.toBe(false);
    await expect(whenIdle(() => Promise.resolve('done'))).resolves.toBe('done');
  });

  test('waits a moment in a browser that does not say when it is idle', async () => {
    vi.useFakeTimers({toFake: ['setTimeout']});
    const done = vi.fn(() => Promise.resolve());
    const asked = whenIdle(done);
    await vi.advanceTimersByTimeAsync(199);
    expect(done).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    await asked;
    expect(done).toHaveBeenCalledOnce();
  });
});

describe('endIdleWork', () => {
  beforeEach(() => vi.resetModules());
  afterEach(() => vi.unstubAllGlobals());

  test('waits for the task under way, and leaves out the others', async () => {
    vi.stubGlobal('requestIdleCallback', (callback: () => void) => callback());
    const own = await import('@site/src/framework/route-splitting/idleQueue');
    let fail = () => {};
    const hasBegun = new Promise<void>((resolve) => {
      void own.whenIdle(() => {
        resolve();
        return new Promise<void>((_resolve, reject) => (fail = () => reject(new Error('offline'))));
      });
    });
    const left = vi.fn(() => Promise.resolve());
    const second = own.whenIdle(left);
    await hasBegun;
    const ended = vi.fn();
    const end = own.endIdleWork().then(ended);
    // All that can follow without the task has followed by then.
    await new Promise(setImmediate);
    expect(ended).not.toHaveBeenCalled();
    fail();
    await end;
    await expect(second).resolves.toBe(false);
    await expect(own.whenIdle(left)).resolves.toBe(false);
    expect(left).not.toHaveBeenCalled();
  });

  test('need not wait where nothing is under way', async () => {
    const own = await import('@site/src/framework/route-splitting/idleQueue');
    await expect(own.endIdleWork()).resolves.toBeUndefined();
  });
});

let last: Promise<unknown> = Promise.resolve();
let current: Promise<unknown> = Promise.resolve();
let hasEnded = false;

/** Delay before each task in Safari, which does not have `requestIdleCallback`, in milliseconds. */
const fallbackDelay = 200;

function nextIdle(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) {
      window.requestIdleCallback(() => resolve());
    } else {
      setTimeout(resolve, fallbackDelay);
    }
  });
}

/**
 * Queues a task. Tasks run one after another, each of them when the browser is idle. Returns false if it fails or the queue has
 * ended.
 */
export function whenIdle<T>(task: () => Promise<T>): Promise<T | false> {
  const run = async (): Promise<T | false> => {
    if (hasEnded) {
      return false;
    }
    const running = task();
    current = running;
    return running;
  };
  const result = last
    .then(nextIdle)
    .then(run)
    .catch(() => false as const);
  last = result;
  return result;
}

/** Ends the queue when the page is about to reload, so that queued tasks no longer run, and waits for the running task. */
export async function endIdleWork(): Promise<void> {
  hasEnded = true;
  await current.catch(() => undefined);
}

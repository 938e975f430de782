let last: Promise<unknown> = Promise.resolve();
/** What is being done. */
let current: Promise<unknown> = Promise.resolve();
let hasEnded = false;

/** Safari has no word for an idle moment; a pause is near enough. */
const pause = 200;

function idleMoment(): Promise<void> {
  return new Promise((resolve) => {
    if ('requestIdleCallback' in window) {
      window.requestIdleCallback(() => resolve());
    } else {
      setTimeout(resolve, pause);
    }
  });
}

/**
 * Does something that can wait: when the browser is idle, and all that was asked for before is done.
 *
 * @param task - What to do.
 * @returns What the task returns; false if it fails, as nobody waits for it, or if nothing more is done.
 */
export function whenIdle<T>(task: () => Promise<T>): Promise<T | false> {
  const begin = async (): Promise<T | false> => {
    if (hasEnded) {
      return false;
    }
    const begun = task();
    current = begun;
    return begun;
  };
  const result = last
    .then(idleMoment)
    .then(begin)
    .catch(() => false as const);
  last = result;
  return result;
}

/**
 * Has nothing more done that can wait, as long as the page stays open: it is about to be loaded anew.
 *
 * @returns Resolves when what was under way is done, or has failed.
 */
export async function endIdleWork(): Promise<void> {
  hasEnded = true;
  await current.catch(() => undefined);
}

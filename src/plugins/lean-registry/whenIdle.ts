let last: Promise<unknown> = Promise.resolve();

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
 * @returns What the task returns; false if it fails, as nobody waits for it.
 */
export function whenIdle<T>(task: () => Promise<T>): Promise<T | false> {
  const result = last
    .then(idleMoment)
    .then(() => task())
    .catch(() => false as const);
  last = result;
  return result;
}

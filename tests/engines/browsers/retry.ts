import {setTimeout} from 'node:timers/promises';

/**
 * Repeats an action until it succeeds.
 *
 * @param name - What the action does, for the error.
 * @param action - Throws if it has to be repeated.
 * @param milliseconds - How long to try.
 * @returns Result of the action.
 * @throws {Error} If it never succeeds; the cause is the last error.
 */
export async function retry<Result>(
  name: string,
  action: () => Promise<Result>,
  milliseconds = 120_000,
): Promise<Result> {
  const end = Date.now() + milliseconds;
  for (;;) {
    try {
      return await action();
    } catch (error) {
      if (Date.now() > end) {
        throw new Error(`Could not ${name} within ${milliseconds / 1000} s: ${String(error)}`, {cause: error});
      }
    }
    await setTimeout(20);
  }
}

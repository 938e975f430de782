import {setTimeout} from 'node:timers/promises';

/**
 * Repeats an action until it succeeds.
 *
 * @param name - What the action does, as an infinitive for the error message: "see the results".
 * @param action - The action, which throws an error if it has to be repeated.
 * @param milliseconds - How long to keep trying.
 * @returns The result of the action.
 * @throws {Error} If the action does not succeed in time; the cause is the last error.
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

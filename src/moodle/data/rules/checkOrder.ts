/**
 * Checks that a list is in strictly ascending order and therefore has no duplicates.
 *
 * @param onError - Called with the index of each value that doesn't come after the previous one.
 */
export function checkOrder(
  values: readonly string[],
  compare: (a: string, b: string) => number,
  onError: (index: number, previous: string) => void,
) {
  values.forEach((value, index) => {
    const previous = values[index - 1];
    if (previous !== undefined && compare(previous, value) >= 0) {
      onError(index, previous);
    }
  });
}

/** Calls `onError` for each value that doesn't come after the previous one. An ordered list has no duplicates. */
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

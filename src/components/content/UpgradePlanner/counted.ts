/**
 * Counts in words.
 *
 * @param count - How many.
 * @param one - What is counted, if there is one.
 * @param many - The same for any other number; `one` with an s without it.
 * @returns Such as `3 changes`.
 */
export function counted(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/**
 * Formats a number with its noun.
 *
 * @param count - The number.
 * @param one - Singular of the noun.
 * @param many - Plural of the noun; by default the singular with an s.
 * @returns Such as `3 changes`.
 */
export function formatCount(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

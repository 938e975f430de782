/** Formats a number with its noun, such as `3 changes`. By default, the plural is the singular with an s. */
export function formatCount(count: number, one: string, many = `${one}s`): string {
  return `${count} ${count === 1 ? one : many}`;
}

/**
 * Returns a function that checks whether texts together contain all words of a filter, ignoring case.
 *
 * @param filter - Words in any order, separated by spaces. An empty filter matches everything.
 */
export function wordFilter(filter: string): (...texts: readonly (string | undefined)[]) => boolean {
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
  return (...texts) => {
    const text = texts.join(' ').toLowerCase();
    return words.every((word) => text.includes(word));
  };
}

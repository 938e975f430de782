/** Returns a function that checks whether texts together contain all words of a filter in any order, ignoring case. */
export function wordFilter(filter: string): (...texts: readonly (string | undefined)[]) => boolean {
  const words = filter.toLowerCase().split(/\s+/).filter(Boolean);
  return (...texts) => {
    const text = texts.join(' ').toLowerCase();
    return words.every((word) => text.includes(word));
  };
}

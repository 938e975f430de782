function normalise(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/**
 * Sorts items alphabetically, ignoring accents and case, so that `Émile` comes before `Eric`. It avoids `localeCompare`,
 * because its first call took 25 ms in a trace of the tag list, and takes longer on phones.
 */
export function sortByText<Item>(items: Iterable<Item>, textOf: (item: Item) => string): Item[] {
  const compare = (a: string, b: string) => Number(a > b) - Number(a < b);
  return Array.from(items, (item) => ({item, text: textOf(item), word: normalise(textOf(item))}))
    .sort((a, b) => compare(a.word, b.word) || compare(a.text, b.text))
    .map(({item}) => item);
}

/** Letters without accents and case, as readers look for words. */
function plain(text: string): string {
  return text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase();
}

/**
 * Sorts for readers: `Émile` stands before `Eric`. It does without `localeCompare`, whose first call on a page took 25 ms in
 * a trace of the list of tags, and takes a phone longer.
 *
 * @param items - What to sort; the list itself stays as it is.
 * @param textOf - What a reader sees of an item.
 * @returns A new list. Items that differ in accents or case alone are in the order of their characters, equal ones as
 *   they were.
 */
export function sortByText<Item>(items: Iterable<Item>, textOf: (item: Item) => string): Item[] {
  const compare = (a: string, b: string) => Number(a > b) - Number(a < b);
  return Array.from(items, (item) => ({item, text: textOf(item), word: plain(textOf(item))}))
    .sort((a, b) => compare(a.word, b.word) || compare(a.text, b.text))
    .map(({item}) => item);
}

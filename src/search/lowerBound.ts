/** Finds the index of the first item whose sort key does not sort before the term, with a binary search. */
export function lowerBound<Item>(items: readonly Item[], termOf: (item: Item) => string, term: string): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const item = items[middle];
    if (item !== undefined && termOf(item) < term) {
      low = middle + 1;
    } else {
      high = middle;
    }
  }
  return low;
}

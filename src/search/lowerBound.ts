/**
 * Finds the position of a term with a binary search.
 *
 * @param termOf - Returns the sort key of an item.
 * @returns Index of the first item whose key does not sort before the term.
 */
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

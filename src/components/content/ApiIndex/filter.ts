/** What the reader asks of the index. */
export interface Filter {
  /** Words that all have to be there. */
  query: string;
  /** Slug of a kind, or nothing for all. */
  kind: string;
}

/** An entry, as far as the filter looks at it. */
export interface FilteredEntry {
  kind: string;
  /** Name, component and whatever else it is found by, in lower case. */
  text: string;
}

/**
 * Reads the filter from an address.
 *
 * @param search - The part from the question mark.
 * @returns The filter; empty where the address says nothing.
 */
export function readFilter(search: string): Filter {
  const parameters = new URLSearchParams(search);
  return {query: parameters.get('q') ?? '', kind: parameters.get('kind') ?? ''};
}

/**
 * Writes the filter into an address, and leaves alone what else is there.
 *
 * @param search - The part from the question mark.
 * @param filter - What to write.
 * @returns The new part, with its question mark, or nothing if nothing is left.
 */
export function writeFilter(search: string, {query, kind}: Filter): string {
  const parameters = new URLSearchParams(search);
  for (const [name, value] of [
    ['q', query.trim()],
    ['kind', kind],
  ] as const) {
    if (value === '') {
      parameters.delete(name);
    } else {
      parameters.set(name, value);
    }
  }
  const text = parameters.toString();
  return text === '' ? '' : `?${text}`;
}

/**
 * The words of a query. Names may be written as code writes them: `$DB->get_record()`, `\core\task\manager`.
 *
 * @param query - As typed.
 * @returns In lower case, without what names do not have in the index.
 */
export function wordsOf(query: string): string[] {
  return query
    .toLowerCase()
    .split(/\s+/)
    .map((word) =>
      word
        .replace(/^\$\w+(?:->|::)/, '')
        .replace(/\(.*$/, '')
        .replace(/^\\/, ''),
    )
    .filter(Boolean);
}

/**
 * Whether an entry is what the reader looks for.
 *
 * @param entry - Of the index.
 * @param words - From `wordsOf`.
 * @param kind - Slug of a kind, or nothing for all.
 */
export function matches(entry: FilteredEntry, words: readonly string[], kind: string): boolean {
  return (kind === '' || entry.kind === kind) && words.every((word) => entry.text.includes(word));
}

/** The filter of the API index, as stored in the URL. */
export interface Filter {
  /** Words that an entry must contain, in any order. */
  query: string;
  /** Slug of a kind, or empty for all kinds. */
  kind: string;
}

/** The data of an entry that the filter uses. */
export interface FilteredEntry {
  kind: string;
  /** Name, component and other searchable text, in lower case. */
  text: string;
}

/** Reads the filter from a query string. */
export function readFilter(search: string): Filter {
  const parameters = new URLSearchParams(search);
  return {query: parameters.get('q') ?? '', kind: parameters.get('kind') ?? ''};
}

/** Writes the filter into a query string (with its question mark, or empty) and keeps other parameters. */
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
 * Splits a query into words in lower case, without variables, arguments and leading backslashes, which the index doesn't
 * contain. Names can be written as in code: `$DB->get_record()`, `\core\task\manager`.
 */
export function queryWords(query: string): string[] {
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
 * Returns whether an entry contains all words from `queryWords` and has the given kind. An empty kind matches all
 * kinds.
 */
export function matchesFilter(entry: FilteredEntry, words: readonly string[], kind: string): boolean {
  return (kind === '' || entry.kind === kind) && words.every((word) => entry.text.includes(word));
}

/** What contributors write into `data/search-synonyms.json`. */
export interface SynonymData {
  /** Groups of words and phrases that stand for each other. */
  same: readonly (readonly string[])[];
  /** Words and phrases that lead to others, but not the other way round. */
  leads: readonly {from: readonly string[]; to: readonly string[]}[];
}

/** What a phrase leads to, by the terms of the phrase with spaces between. */
export interface Synonyms {
  readonly entries: ReadonlyMap<string, readonly (readonly string[])[]>;
  /** Number of words of the longest phrase. */
  readonly longest: number;
}

/**
 * Makes synonyms ready for look-ups.
 *
 * @param data - Content of `data/search-synonyms.json`.
 * @param termsOf - Takes a phrase apart into whole terms.
 * @returns The synonyms.
 */
export function readSynonyms(data: SynonymData, termsOf: (phrase: string) => readonly string[]): Synonyms {
  const entries = new Map<string, (readonly string[])[]>();
  let longest = 0;
  const add = (from: string, to: string): void => {
    const terms = termsOf(from);
    const key = terms.join(' ');
    longest = Math.max(longest, terms.length);
    entries.set(key, [...(entries.get(key) ?? []), termsOf(to)]);
  };
  for (const group of data.same) {
    for (const from of group) {
      group.filter((to) => to !== from).forEach((to) => add(from, to));
    }
  }
  for (const {from, to} of data.leads) {
    from.forEach((phrase) => to.forEach((target) => add(phrase, target)));
  }
  return {entries, longest};
}

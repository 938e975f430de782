/** Content of `data/search-synonyms.json`. */
export interface SynonymData {
  /** Groups of words and phrases that are synonyms of each other. */
  same: readonly (readonly string[])[];
  /** One-way synonyms: a search for `from` also finds `to`. */
  leads: readonly {from: readonly string[]; to: readonly string[]}[];
}

export interface Synonyms {
  /** Synonyms by phrase. The terms of the phrase are separated by spaces. */
  readonly entries: ReadonlyMap<string, readonly (readonly string[])[]>;
  /** Number of words in the longest phrase. */
  readonly longest: number;
}

/** Prepares the synonyms in `data/search-synonyms.json` for lookups. */
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

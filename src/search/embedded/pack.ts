import type {PackedTerm} from './format.ts';

/** How often a term occurs in each document, by the number of the document, as MiniSearch serialises it. */
type Frequencies = Readonly<Record<string, number>>;

/** A term of a serialised MiniSearch index, with its frequencies by the number of the field. */
export type IndexedTerm = [term: string, fields: Record<string, Frequencies>];

/** Terms of one collection among several, and the number that its first section has there. */
export interface TermsOfCollection {
  terms: readonly PackedTerm[];
  offset: number;
}

/**
 * Packs a term of a serialised MiniSearch index; gzip makes about half of what it makes of the original.
 *
 * @param indexed - A term with its postings.
 * @returns The same, as `PackedTerm` says.
 */
export function packTerm([term, fields]: IndexedTerm): PackedTerm {
  const lists = Object.entries(fields).map(([field, frequencies]) => {
    let previous = 0;
    const sections = Object.keys(frequencies)
      .map(Number)
      .sort((a, b) => a - b);
    return [
      Number(field),
      ...sections.flatMap((section) => {
        const distance = section - previous;
        previous = section;
        const count = frequencies[section] ?? 1;
        return count > 1 ? [distance, -count] : [distance];
      }),
    ];
  });
  return [term, ...lists];
}

/**
 * Undoes `packTerm`, for several collections at once.
 *
 * @param collections - Terms of each collection.
 * @returns Terms with the postings of all collections, as `MiniSearch.loadJS` takes them.
 */
export function mergeTerms(collections: readonly TermsOfCollection[]): IndexedTerm[] {
  const merged = new Map<string, Record<string, Record<string, number>>>();
  for (const {terms, offset} of collections) {
    for (const [term, ...lists] of terms) {
      const fields = merged.get(term) ?? {};
      merged.set(term, fields);
      for (const [field = 0, ...numbers] of lists) {
        const frequencies = fields[field] ?? {};
        fields[field] = frequencies;
        let section = offset;
        for (const number of numbers) {
          if (number < 0) {
            frequencies[section] = -number;
          } else {
            section += number;
            frequencies[section] = 1;
          }
        }
      }
    }
  }
  return [...merged];
}

import type MiniSearch from 'minisearch';
import type {SearchOptions} from 'minisearch';
import type {Document} from './fields.ts';

/** Weight of a longer word that begins with the term, relative to the term itself. */
const prefixWeight = 0.8;

/** Parameters of the ranking function; see `BM25Params` in MiniSearch. */
const bm25 = {k: 1.2, b: 0.7, d: 0.5};

/** Maximum number of words that a prefix expands to. */
const maxExpansions = 24;

/** Selects the words that a reader who types a prefix most likely means. These are the shortest ones. */
export function likeliest(terms: readonly string[]): string[] {
  return [...terms].sort((a, b) => a.length - b.length).slice(0, maxExpansions);
}

/**
 * Scores documents for a term and longer words that begin with it. Only the best word counts. MiniSearch would add up the
 * scores of all words that begin with the prefix, so that a long list of names would come first.
 */
export function scoreTerms<Field extends string>(
  index: MiniSearch<Document<Field>>,
  term: string,
  candidates: readonly string[],
  boost: NonNullable<SearchOptions['boost']>,
): Map<number, number> {
  const fields = Object.keys(boost);
  const best = new Map<number, number>();
  for (const candidate of candidates) {
    const extra = candidate.length - term.length;
    const weight = extra === 0 ? 1 : (prefixWeight * candidate.length) / (candidate.length + extra);
    for (const {id, score} of index.search(candidate, {boost, bm25, fields})) {
      best.set(id as number, Math.max(score * weight, best.get(id as number) ?? 0));
    }
  }
  return best;
}

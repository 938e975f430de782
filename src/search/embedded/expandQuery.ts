import {alternative, type Word} from './query.ts';
import {lookupsOf} from './rank.ts';
import type {Corpus} from './corpus.ts';
import {tokenise} from './tokenise.ts';

const correctedWeight = 0.8;

/** Maximum number of corrections with the same edit distance. */
const maxCorrections = 3;

/** If a name has fewer matches, its parts are searched too. If there are no other words, only a name without any matches is. */
const rareThreshold = 4;

/** Only plain words are corrected, because names in code are usually copied and valid names often differ in one letter. */
const plainWord = /^\p{L}+$/u;

/** Returns the maximum edit distance of a correction, by the length of the word. */
function maxEdits({length}: string): number {
  return length < 4 ? 0 : length < 8 ? 1 : 2;
}

/** Computes the Damerau-Levenshtein distance (optimal string alignment) between two words, or some number above `max`. */
function editDistance(a: string, b: string, max: number): number {
  if (Math.abs(a.length - b.length) > max) {
    return max + 1;
  }
  let beforeLast: number[] = [];
  let last = Array.from({length: b.length + 1}, (_, column) => column);
  for (let row = 1; row <= a.length; row++) {
    const current = [row];
    for (let column = 1; column <= b.length; column++) {
      const same = a[row - 1] === b[column - 1];
      let count = Math.min(
        (last[column] ?? 0) + 1,
        (current[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (same ? 0 : 1),
      );
      if (a[row - 1] === b[column - 2] && a[row - 2] === b[column - 1]) {
        count = Math.min(count, (beforeLast[column - 2] ?? 0) + 1);
      }
      current.push(count);
    }
    if (Math.min(...current) > max) {
      return max + 1;
    }
    [beforeLast, last] = [last, current];
  }
  return last[b.length] ?? 0;
}

const vocabularies = new WeakMap<Corpus, ReadonlySet<string>>();

function vocabularyOf(corpus: Corpus): ReadonlySet<string> {
  const known = vocabularies.get(corpus);
  if (known) {
    return known;
  }
  const texts = corpus.pages.flatMap(({title, path, description, sections}) => [
    title,
    description,
    path.split('/').at(-1) ?? '',
    ...sections,
  ]);
  const words = new Set(texts.flatMap((text) => tokenise(text).map(({term}) => term)));
  vocabularies.set(corpus, words);
  return words;
}

function correctionsFor(term: string, corpus: Corpus): string[] {
  const max = maxEdits(term);
  if (max === 0 || !plainWord.test(term)) {
    return [];
  }
  const distances = new Map(
    [...vocabularyOf(corpus), ...corpus.collections.flatMap((collection) => collection.termsNear(term))]
      .filter((candidate) => plainWord.test(candidate))
      .map((candidate) => [candidate, editDistance(term, candidate, max)] as const)
      .filter(([, distance]) => distance <= max),
  );
  const min = Math.min(...distances.values());
  return [...distances.keys()].filter((candidate) => distances.get(candidate) === min).slice(0, maxCorrections);
}

function countMatches(word: Word, corpus: Corpus): number {
  const lookups = lookupsOf([word]);
  const scoreSections = corpus.scoreSections(lookups);
  return lookups.reduce((sum, lookup) => sum + corpus.scorePages(lookup).size + scoreSections(lookup).size, 0);
}

/**
 * Adds corrections to the words of a query that no page contains, and the parts of names that are rare. Their shards must
 * already be loaded.
 */
export function expandQuery(words: readonly Word[], corpus: Corpus): Word[] {
  return words.map((word) => {
    const count = countMatches(word, corpus);
    // Only the word itself counts: the stem of a misspelt word may match other words (`enrolement`, `enrolenddate`).
    const isTypo =
      count < rareThreshold && countMatches({...word, alternatives: word.alternatives.slice(0, 1)}, corpus) === 0;
    const terms = isTypo ? correctionsFor(word.term, corpus) : [];
    const parts = word.parts && count < (words.length > 1 ? rareThreshold : 1) ? [word.parts] : [];
    const corrections = terms.map((term) => alternative([term], correctedWeight, {isPrefix: true}));
    return {...word, alternatives: [...word.alternatives, ...corrections, ...parts]};
  });
}

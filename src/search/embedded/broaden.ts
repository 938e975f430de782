import {headingOf} from './format.ts';
import {alternative, type Word} from './query.ts';
import {lookUpsOf} from './rank.ts';
import type {Scope} from './scope.ts';
import {tokenise} from './tokenise.ts';

/** How much the word counts that was probably meant. */
const correctedWeight = 0.8;

/** Words that are equally near are all looked up, but no more than this. */
const mostCorrections = 3;

/** A name that fewer sections have is looked for by its parts as well. */
const rare = 4;

/** Names in code are copied rather than typed, and one letter makes another name of them. */
const plainWord = /^\p{L}+$/u;

/** How many slips of the finger a word may have, by its length. */
function slipsAllowed({length}: string): number {
  return length < 4 ? 0 : length < 8 ? 1 : 2;
}

/**
 * Counts the slips between two words: a letter left out, added, replaced, or swapped with its neighbour.
 *
 * @param a - A word.
 * @param b - Another word.
 * @param most - The count beyond which it does not matter.
 * @returns The count; any number above `most` if there are more.
 */
export function countSlips(a: string, b: string, most: number): number {
  if (Math.abs(a.length - b.length) > most) {
    return most + 1;
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
    if (Math.min(...current) > most) {
      return most + 1;
    }
    [beforeLast, last] = [last, current];
  }
  return last[b.length] ?? 0;
}

const vocabularies = new WeakMap<Scope, ReadonlySet<string>>();

/** Words of titles, descriptions and headings, which are those that readers look for. */
function vocabularyOf(scope: Scope): ReadonlySet<string> {
  const known = vocabularies.get(scope);
  if (known) {
    return known;
  }
  const texts = scope.pages.flatMap(({title, path, description, sections}) => [
    title,
    description,
    path.split('/').at(-1) ?? '',
    ...sections.map(headingOf),
  ]);
  const words = new Set(texts.flatMap((text) => tokenise(text).map(({term}) => term)));
  vocabularies.set(scope, words);
  return words;
}

/** The words that were probably meant: those with the fewest slips. */
function nearWords(term: string, scope: Scope): string[] {
  const most = slipsAllowed(term);
  if (most === 0 || !plainWord.test(term)) {
    return [];
  }
  const slips = new Map(
    [...vocabularyOf(scope), ...scope.collections.flatMap((collection) => collection.neighboursOf(term))]
      .filter((candidate) => plainWord.test(candidate))
      .map((candidate) => [candidate, countSlips(term, candidate, most)] as const)
      .filter(([, count]) => count <= most),
  );
  const fewest = Math.min(...slips.values());
  return [...slips.keys()].filter((candidate) => slips.get(candidate) === fewest).slice(0, mostCorrections);
}

/** How many pages and sections have a word or what stands for it. */
function countMatches(word: Word, scope: Scope): number {
  const lookUps = lookUpsOf([word]);
  const scoreSections = scope.scoreSections(lookUps);
  return lookUps.reduce((sum, lookUp) => sum + scope.scorePages(lookUp).size + scoreSections(lookUp).size, 0);
}

/**
 * Adds to words that no page has those that were probably meant, and to rare names their parts.
 *
 * @param words - Words of a query, whose shards are loaded.
 * @param scope - Where to look for words.
 * @returns The words, with what else to look for.
 */
export function broaden(words: readonly Word[], scope: Scope): Word[] {
  return words.map((word) => {
    const count = countMatches(word, scope);
    // A slip may have left the stem of another word: `enrolement` begins as `enrolenddate` does.
    const isSlip = count < rare && countMatches({...word, alternatives: word.alternatives.slice(0, 1)}, scope) === 0;
    const near = isSlip ? nearWords(word.term, scope) : [];
    const parts = word.parts && count < rare ? [word.parts] : [];
    const meant = near.map((term) => alternative([term], correctedWeight, {isPrefix: true}));
    return {...word, alternatives: [...word.alternatives, ...meant, ...parts]};
  });
}

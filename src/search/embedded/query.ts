import {stopWords} from './stopWords.ts';
import type {Synonyms} from './synonyms.ts';
import {tokenise, type Token} from './tokenise.ts';

/** One way to match a word of the query. */
export interface Alternative {
  /** All terms have to match, unless `isPartial`. */
  terms: readonly string[];
  isPartial: boolean;
  /** Relative to the word itself, which has weight 1. */
  weight: number;
  /** Whether longer words that begin with the term match too. */
  isPrefix: boolean;
  /** Whether the reader hasn't typed the terms. */
  isSynonym?: true;
}

export interface Word {
  /** Normalised like the terms of the index. */
  term: string;
  alternatives: readonly Alternative[];
  /** The parts of a name. They always match pages, but they match sections only if the name itself is rare. */
  parts?: Alternative;
}

/** Weights of matches other than the word itself. */
const weights = {inflected: 0.75, namesInside: 0.8, lastName: 0.6, parts: 0.4, synonym: 0.55, phrase: 0.85};

/** Maximum number of words. Longer queries are usually pasted text. */
const maxWords = 12;

/** Minimum length of a prefix, because a single letter would match too many words. */
const minPrefixLength = 2;

/** Suffixes of English words, so that `upgrading` finds `upgrade` and `categories` finds `category`. */
const ending = /(?:ations?|ments?|ing|ies|ied|ion|ions|ers?|ed|es|s|y|e)$/;
const plainWord = /^\p{L}+$/u;
const minStemLength = 4;

/** Returns how well an index term matches a word of the query: 1 for the word itself, less for an alternative, or 0. */
export function matchWeight(term: string, {alternatives}: Word): number {
  return Math.max(
    0,
    ...alternatives
      .filter(({terms, isPrefix}) => terms.some((wanted) => term === wanted || (isPrefix && term.startsWith(wanted))))
      .map(({terms, weight}) => weight / terms.length),
  );
}

function stemOf(term: string): string | undefined {
  const stem = term.replace(ending, '');
  return plainWord.test(term) && stem !== term && stem.length >= minStemLength ? stem : undefined;
}

/** Groups each whole word or name with the tokens inside it. */
function groupTokens(tokens: readonly Token[]): [whole: Token, inside: Token[]][] {
  const groups: [Token, Token[]][] = [];
  for (const token of tokens) {
    const group = groups.at(-1);
    if (group && token.start < group[0].end) {
      group[1].push(token);
    } else {
      groups.push([token, []]);
    }
  }
  return groups;
}

/** Creates an alternative with a weight relative to the word. A page has to contain all terms or, if it is partial, some. */
export function alternative(
  terms: readonly string[],
  weight: number,
  {isPrefix = false, isPartial = false}: Partial<Pick<Alternative, 'isPrefix' | 'isPartial'>> = {},
): Alternative {
  return {terms, weight, isPrefix, isPartial};
}

function wordOf([{term}, inside]: [whole: Token, inside: Token[]]): Word {
  const alternatives = [alternative([term], 1, {isPrefix: term.length >= minPrefixLength})];
  const stem = stemOf(term);
  if (stem !== undefined) {
    alternatives.push(alternative([stem], weights.inflected, {isPrefix: true}));
  }
  const names = inside.filter(({isPart}) => !isPart).map((name) => name.term);
  if (names.length > 0) {
    alternatives.push(alternative(names, weights.namesInside));
    // The last name is the most specific one, such as the method in `moodle_database::get_record`.
    alternatives.push(alternative(names.slice(-1), weights.lastName, {isPrefix: true}));
  }
  const parts = inside.filter(({isPart}) => isPart).map((part) => part.term);
  return {
    term,
    alternatives,
    ...(parts.length > 0 && {parts: alternative(parts, weights.parts, {isPartial: true})}),
  };
}

/** Returns the synonyms of all phrases that contain a word, as alternatives of the word. */
function synonymsOf(words: readonly Word[], index: number, {entries, longest}: Synonyms): Alternative[] {
  const found: Alternative[] = [];
  for (let first = Math.max(0, index - longest + 1); first <= index; first++) {
    for (let end = index + 1; end <= Math.min(words.length, first + longest); end++) {
      const phrase = words.slice(first, end).map(({term}) => term);
      const weight = phrase.length === 1 ? weights.synonym : weights.phrase;
      found.push(
        ...(entries.get(phrase.join(' ')) ?? []).map((terms) => ({
          ...alternative(terms, weight),
          isSynonym: true as const,
        })),
      );
    }
  }
  return found;
}

/** Parses a query into distinct words. Stop words are removed unless there are no other words. */
export function parseQuery(query: string, synonyms: Synonyms): Word[] {
  const words = groupTokens(tokenise(query)).map(wordOf);
  const significant = words.filter(({term}) => !stopWords.has(term));
  const chosen = significant.length > 0 ? significant : words;
  const unique = chosen
    .filter(({term}, index) => chosen.findIndex((other) => other.term === term) === index)
    .slice(0, maxWords);
  return unique.map((word, index) => ({
    ...word,
    alternatives: [...word.alternatives, ...synonymsOf(unique, index, synonyms)],
  }));
}

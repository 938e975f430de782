import {stopWords} from './stopWords.ts';
import type {Synonyms} from './synonyms.ts';
import {tokenise, type Token} from './tokenise.ts';

/** One way in which a page may have a word of the query. */
export interface Alternative {
  /** A page has to have all of them, unless `isPartial`: then the more, the better. */
  terms: readonly string[];
  isPartial: boolean;
  /** Of 1 for the word itself. */
  weight: number;
  /** Whether longer words that begin with the term match too. */
  isPrefix: boolean;
}

/** A word of the query. */
export interface Word {
  /** As the index would have it. */
  term: string;
  alternatives: readonly Alternative[];
  /** The words in a name. Titles are looked through for them, sections only if hardly any has the name. */
  parts?: Alternative;
}

/** How much a match counts that is not the word itself. */
const weights = {inflected: 0.75, namesInside: 0.8, lastName: 0.6, parts: 0.4, synonym: 0.55, phrase: 0.85};

/** Who pastes a page into the field is looking for its beginning. */
const mostWords = 12;

/** A letter alone begins too many words. */
const shortestPrefix = 2;

/** Endings of English words, so that `upgrading` finds `upgrade` and `categories` finds `category`. */
const ending = /(?:ations?|ments?|ing|ies|ied|ion|ions|ers?|ed|es|s|y|e)$/;
const plainWord = /^\p{L}+$/u;
const shortestStem = 4;

/**
 * How well a word of a text is what a word of a query asks for.
 *
 * @param term - A word of a text, as the index has it.
 * @param word - A word of the query.
 * @returns 1 for the word itself, less for what stands for it, 0 for another word.
 */
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
  return plainWord.test(term) && stem !== term && stem.length >= shortestStem ? stem : undefined;
}

/** Tokens in groups: each whole word or name with what is inside it. */
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

/**
 * Makes an alternative.
 *
 * @param terms - What a page has to have.
 * @param weight - How much it counts, of 1 for the word itself.
 * @param how - Whether longer words do, and whether some of the terms do.
 * @returns The alternative.
 */
export function alternative(
  terms: readonly string[],
  weight: number,
  {isPrefix = false, isPartial = false}: Partial<Pick<Alternative, 'isPrefix' | 'isPartial'>> = {},
): Alternative {
  return {terms, weight, isPrefix, isPartial};
}

function wordOf([{term}, inside]: [whole: Token, inside: Token[]]): Word {
  const alternatives = [alternative([term], 1, {isPrefix: term.length >= shortestPrefix})];
  const stem = stemOf(term);
  if (stem !== undefined) {
    alternatives.push(alternative([stem], weights.inflected, {isPrefix: true}));
  }
  const names = inside.filter(({isPart}) => !isPart).map((name) => name.term);
  if (names.length > 0) {
    alternatives.push(alternative(names, weights.namesInside));
    // The last name says most: in `moodle_database::get_record`, the method.
    alternatives.push(alternative(names.slice(-1), weights.lastName, {isPrefix: true}));
  }
  const parts = inside.filter(({isPart}) => isPart).map((part) => part.term);
  return {
    term,
    alternatives,
    ...(parts.length > 0 && {parts: alternative(parts, weights.parts, {isPartial: true})}),
  };
}

/** What phrases of the query stand for, as alternatives of one of their words. */
function synonymsOf(words: readonly Word[], place: number, {entries, longest}: Synonyms): Alternative[] {
  const found: Alternative[] = [];
  for (let first = Math.max(0, place - longest + 1); first <= place; first++) {
    for (let end = place + 1; end <= Math.min(words.length, first + longest); end++) {
      const phrase = words.slice(first, end).map(({term}) => term);
      const weight = phrase.length === 1 ? weights.synonym : weights.phrase;
      found.push(...(entries.get(phrase.join(' ')) ?? []).map((terms) => alternative(terms, weight)));
    }
  }
  return found;
}

/**
 * Takes a query apart.
 *
 * @param query - As typed.
 * @param synonyms - What words and phrases stand for.
 * @returns Its words, none twice, without stop words unless there is nothing else.
 */
export function parseQuery(query: string, synonyms: Synonyms): Word[] {
  const words = groupTokens(tokenise(query)).map(wordOf);
  const telling = words.filter(({term}) => !stopWords.has(term));
  const chosen = telling.length > 0 ? telling : words;
  const unique = chosen
    .filter(({term}, index) => chosen.findIndex((other) => other.term === term) === index)
    .slice(0, mostWords);
  return unique.map((word, place) => ({
    ...word,
    alternatives: [...word.alternatives, ...synonymsOf(unique, place, synonyms)],
  }));
}

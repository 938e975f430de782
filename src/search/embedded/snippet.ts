import type {MarkedText, Range} from '../types.ts';
import {matchWeight, type Word} from './query.ts';
import {tokenise, type Token} from './tokenise.ts';

/** Approximate length of a snippet in characters. */
const snippetLength = 160;

/** Number of characters before the first match. */
const lead = 40;

const ellipsis = '…';

interface Match {
  range: Range;
  word: Word;
  /** Whether it is not only a synonym, which readers would take for a wrong match. */
  isLiteral: boolean;
}

/** Size of the token cache: enough for a few lists of results, because the same text often matches while readers type. */
const maxCachedTexts = 64;

const tokenCache = new Map<string, readonly Token[]>();

/** Tokenises text, using a least-recently-used cache. */
function tokensOf(text: string): readonly Token[] {
  const tokens = tokenCache.get(text) ?? tokenise(text);
  tokenCache.delete(text);
  tokenCache.set(text, tokens);
  const [oldest] = tokenCache.keys();
  if (tokenCache.size > maxCachedTexts && oldest !== undefined) {
    tokenCache.delete(oldest);
  }
  return tokens;
}

function findMatches(text: string, words: readonly Word[]): Match[] {
  const typed = words.map((word) => ({
    ...word,
    alternatives: word.alternatives.filter(({isSynonym}) => !isSynonym),
  }));
  const matchOf = new Map<string, Omit<Match, 'range'> | undefined>();
  return tokensOf(text).flatMap(({term, start, end}) => {
    if (!matchOf.has(term)) {
      const indexIn = (list: readonly Word[]) => list.findIndex((candidate) => matchWeight(term, candidate) > 0);
      const literal = indexIn(typed);
      const word = words[literal < 0 ? indexIn(words) : literal];
      matchOf.set(term, word && {word, isLiteral: literal >= 0});
    }
    const match = matchOf.get(term);
    return match ? [{...match, range: [start, end]}] : [];
  });
}

function merge(ranges: readonly Range[]): Range[] {
  const merged: [number, number][] = [];
  for (const [start, end] of [...ranges].sort(([a], [b]) => a - b)) {
    const last = merged.at(-1);
    if (last && start <= last[1]) {
      last[1] = Math.max(last[1], end);
    } else {
      merged.push([start, end]);
    }
  }
  return merged;
}

/** Highlights the words of the query in short text, such as a title. */
export function mark(text: string, words: readonly Word[]): MarkedText {
  const matches = findMatches(text, words).filter(({isLiteral}) => isLiteral);
  return {text, ranges: merge(matches.map(({range}) => range))};
}

/** Returns the position of the match from which a snippet contains the most distinct words of the query. */
function bestStart(matches: readonly Match[]): number {
  let best = 0;
  let most = 0;
  matches.forEach(({range: [start]}, index) => {
    const within = new Set<Word>();
    for (let next = index; next < matches.length; next++) {
      const match = matches[next];
      if (!match || match.range[1] > start + snippetLength - lead) {
        break;
      }
      within.add(match.word);
    }
    if (within.size > most) {
      most = within.size;
      best = start;
    }
  });
  return best;
}

/**
 * Extracts about 160 characters of a section's text that match best, cut at word boundaries, with an ellipsis where text is
 * omitted. Synonyms are highlighted only in text that contains no word of the query.
 */
export function snippetOf(text: string, words: readonly Word[]): MarkedText {
  const found = findMatches(text, words);
  const literal = found.filter(({isLiteral}) => isLiteral);
  const idealStart = Math.max(0, Math.min(bestStart(found) - lead, text.length - snippetLength));
  const start = idealStart === 0 ? 0 : text.indexOf(' ', idealStart) + 1;
  const limit = start + snippetLength;
  const end = limit >= text.length ? text.length : Math.max(text.lastIndexOf(' ', limit), start + lead);
  const before = start > 0 ? ellipsis : '';
  const shift = before.length - start;
  return {
    text: `${before}${text.slice(start, end)}${end < text.length ? ellipsis : ''}`,
    ranges: merge(
      (literal.length > 0 ? literal : found).map(({range}) => range).filter(([from, to]) => from >= start && to <= end),
    ).map(([from, to]): Range => [from + shift, to + shift]),
  };
}

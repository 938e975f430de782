import type {MarkedText, Range} from '../types.ts';
import {matchWeight, type Word} from './query.ts';
import {tokenise, type Token} from './tokenise.ts';

/** Length of a snippet in characters, about. */
const snippetLength = 160;

/** How much of it stands before the first match. */
const lead = 40;

const ellipsis = '…';

/** A match in a text, and the word of the query that it is for. */
interface Match {
  range: Range;
  word: Word;
}

/** Texts whose words are remembered: those of a few answers, as the next letter often finds the same again. */
const mostRemembered = 64;

const remembered = new Map<string, readonly Token[]>();

/** The words of a text. */
function wordsOf(text: string): readonly Token[] {
  const tokens = remembered.get(text) ?? tokenise(text);
  // The oldest is forgotten: a `Map` keeps the order.
  remembered.delete(text);
  remembered.set(text, tokens);
  const [oldest] = remembered.keys();
  if (remembered.size > mostRemembered && oldest !== undefined) {
    remembered.delete(oldest);
  }
  return tokens;
}

function findMatches(text: string, words: readonly Word[]): Match[] {
  const wordOf = new Map<string, Word | undefined>();
  return wordsOf(text).flatMap(({term, start, end}) => {
    if (!wordOf.has(term)) {
      wordOf.set(
        term,
        words.find((candidate) => matchWeight(term, candidate) > 0),
      );
    }
    const word = wordOf.get(term);
    return word ? [{word, range: [start, end]}] : [];
  });
}

/** Ranges in order, those that touch made one. */
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

/**
 * Marks what matches in a short text.
 *
 * @param text - Such as a title.
 * @param words - Words of the query.
 * @returns The text with its matches.
 */
export function mark(text: string, words: readonly Word[]): MarkedText {
  return {text, ranges: merge(findMatches(text, words).map(({range}) => range))};
}

/** The match at which a snippet should begin: where the most words of the query come together. */
function bestStart(matchesFound: readonly Match[]): number {
  let best = 0;
  let most = 0;
  matchesFound.forEach(({range: [start]}, index) => {
    const within = new Set<Word>();
    for (let next = index; next < matchesFound.length; next++) {
      const match = matchesFound[next];
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
 * Cuts out of a text what shows best that it matches, at words.
 *
 * @param text - The text of a section, on one line.
 * @param words - Words of the query.
 * @returns About 160 characters with their matches, and an ellipsis where text is left out.
 */
export function snippetOf(text: string, words: readonly Word[]): MarkedText {
  const found = findMatches(text, words);
  const wish = Math.max(0, Math.min(bestStart(found) - lead, text.length - snippetLength));
  const start = wish === 0 ? 0 : text.indexOf(' ', wish) + 1;
  const limit = start + snippetLength;
  const end = limit >= text.length ? text.length : Math.max(text.lastIndexOf(' ', limit), start + lead);
  const before = start > 0 ? ellipsis : '';
  const shift = before.length - start;
  return {
    text: `${before}${text.slice(start, end)}${end < text.length ? ellipsis : ''}`,
    ranges: merge(found.map(({range}) => range).filter(([from, to]) => from >= start && to <= end)).map(
      ([from, to]): Range => [from + shift, to + shift],
    ),
  };
}

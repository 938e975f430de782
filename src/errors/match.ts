import {signatureSize, type OpenIndex} from './catalogue.ts';
import {gap, hashWord, wordsOf, type Word} from './words.ts';

/** A message that a text contains. */
export interface Match {
  /** Position in the catalogue. */
  message: number;
  /** How much of the message the text contains, from 0 to 1, by the weight of its words. */
  coverage: number;
  /** What the text has in place of each variable. */
  values: readonly string[];
}

interface SequenceMatch {
  coverage: number;
  /** How much of the text the words of the fingerprint are, from 0 to 1. */
  explained: number;
  weight: number;
  /** Positions of its first and last word in the text. */
  start: number;
  end: number;
  values: readonly string[];
}

/** Less of a message is a coincidence. */
const minCoverage = 0.7;

/** How much of a text a message of one or two words must be. */
const minExplained = 0.4;

/** Longer texts are cut: no message is that long. */
const maxWords = 300;

/** A code that more messages have says too little without the text. */
const maxCodeMatches = 5;

/** Messages that match much worse than the best one are left out. */
const maxDistance = 0.75;

/** A word of the reader's text, with its number in the index. */
type NumberedWord = Word & {number: number};

/** Finds the position in a text of each word of a fingerprint: the longest common subsequence, by weight. */
function commonWords(pattern: readonly number[], words: readonly NumberedWord[], {weightOf}: OpenIndex) {
  const columns = words.length + 1;
  // What can be found of the pattern from a row in the text from a column.
  const best = new Float64Array((pattern.length + 1) * columns);
  const at = (row: number, column: number) => best[row * columns + column] ?? 0;
  for (let row = pattern.length - 1; row >= 0; row--) {
    const word = pattern[row] ?? gap;
    for (let column = words.length - 1; column >= 0; column--) {
      const found = words[column]?.number === word ? weightOf(word) + at(row + 1, column + 1) : 0;
      best[row * columns + column] = Math.max(at(row + 1, column), at(row, column + 1), found);
    }
  }
  const positions: (number | undefined)[] = [];
  let column = 0;
  for (let row = 0; row < pattern.length; row++) {
    while (column < words.length && at(row, column) === at(row, column + 1)) {
      column++;
    }
    const isFound = column < words.length && at(row, column) !== at(row + 1, column);
    positions.push(isFound ? column++ : undefined);
  }
  return {positions, weight: at(0, 0)};
}

/**
 * Aligns a fingerprint with the words of a text. Words that the fingerprint doesn't have count against it, except in
 * place of a variable.
 */
function align(
  sequence: readonly number[],
  words: readonly NumberedWord[],
  text: string,
  index: OpenIndex,
): SequenceMatch {
  const pattern = sequence.filter((word) => word !== gap);
  const {positions, weight} = commonWords(pattern, words, index);
  const total = pattern.reduce((sum, word) => sum + index.weightOf(word), 0);
  const values: string[] = [];
  let strange = 0;
  let hasGap = false;
  let last: {position: number; word: NumberedWord} | undefined;
  const close = (position?: number) => {
    const next = position === undefined ? undefined : words[position];
    const start = last?.word.end ?? 0;
    if (hasGap) {
      const lineEnd = text.indexOf('\n', start);
      values[values.length - 1] = trimValue(text.slice(start, next?.start ?? (lineEnd === -1 ? text.length : lineEnd)));
    } else if (last && position !== undefined) {
      strange += position - last.position - 1;
    }
    hasGap = false;
    last = next && position !== undefined ? {position, word: next} : undefined;
  };
  let row = 0;
  for (const word of sequence) {
    if (word === gap) {
      hasGap = true;
      values.push('');
    } else {
      const position = positions[row++];
      if (position !== undefined) {
        close(position);
      }
    }
  }
  close();
  const found = positions.filter((position) => position !== undefined);
  return {
    coverage: total === 0 ? 0 : (weight / total) * (pattern.length / (pattern.length + strange / 2)),
    explained: found.length / words.length,
    weight,
    start: found[0] ?? 0,
    end: found.at(-1) ?? 0,
    values,
  };
}

/** Returns an empty value for each variable of a fingerprint. */
function gapsOf(sequence: readonly number[] = []): string[] {
  return sequence.filter((word) => word === gap).map(() => '');
}

/** Removes quotation marks and punctuation around the value of a variable. */
function trimValue(text: string): string {
  return text
    .replace(/\s+/g, ' ')
    .replace(/^[\s"'“”‘’`(:[/]+|[\s"'“”‘’`():\].,;!?]+$/g, '')
    .slice(0, 200);
}

/**
 * Finds the messages that a text contains, which can have words before and after it and may be known by its error code. The
 * best ones come first, up to a limit.
 */
export function matchMessage(index: OpenIndex, text: string, code?: string, limit = 5): Match[] {
  const words = wordsOf(text)
    .slice(0, maxWords)
    .map((word) => ({...word, number: index.numbers.get(hashWord(word.text)) ?? -2}));
  const hits = new Map<number, number>();
  for (const number of new Set(words.map((word) => word.number))) {
    for (const sequence of index.bySignature.get(number) ?? []) {
      hits.set(sequence, (hits.get(sequence) ?? 0) + 1);
    }
  }
  const matches = new Map<number, SequenceMatch>();
  for (const [number, count] of hits) {
    const sequence = index.sequences[number] ?? [];
    const size = Math.min(signatureSize, new Set(sequence.filter((word) => word !== gap)).size);
    if (count >= Math.min(2, size)) {
      const match = align(sequence, words, text, index);
      // Two words can be in any sentence, so they must be most of it.
      if (match.coverage >= minCoverage && (size === signatureSize || match.explained >= minExplained)) {
        matches.set(number, match);
      }
    }
  }
  const codeNumber = code === undefined ? -1 : (index.numbers.get(hashWord(code.toLowerCase())) ?? -1);
  const codeMatches = index.messages.filter(([, , messageCode]) => messageCode === codeNumber).length;
  const results = index.messages.flatMap(([textNumber, debugNumber, messageCode], message) => {
    const [main, debug] = [matches.get(textNumber), matches.get(debugNumber)];
    const hasCode = codeNumber !== -1 && messageCode === codeNumber;
    // A code such as `codingerror` belongs to hundreds of messages.
    if (!main && !debug && !(hasCode && codeMatches <= maxCodeMatches)) {
      return [];
    }
    const parts = [main, debug].filter((part) => part !== undefined);
    const score =
      parts.reduce((sum, {weight, coverage}) => sum + weight * coverage ** 2, 0) +
      (hasCode ? 12 : 0) -
      // Debugging information that the text lacks makes another message with the same text likelier.
      (debugNumber !== -1 && !debug ? 1 : 0);
    return [
      {
        message,
        score,
        start: Math.min(...parts.map(({start}) => start)),
        end: Math.max(...parts.map(({end}) => end)),
        // Its debugging information is whatever another program says, such as the database.
        passesOn: index.sequences[debugNumber]?.every((word) => word === gap) ?? false,
        coverage: Math.max(0, ...parts.map(({coverage}) => coverage)),
        // The names of the variables follow the same order, whether the text has both parts or not.
        values: [...(main?.values ?? gapsOf(index.sequences[textNumber])), ...(debug?.values ?? [])],
      },
    ];
  });
  results.sort((a, b) => b.score - a.score);
  const closest = (found: typeof results) => found.filter(({score}) => score >= (found[0]?.score ?? 0) * maxDistance);
  const [best] = results;
  // The message that was passed on says more than the one around it.
  const inner = best?.passesOn ? results.filter(({start}) => Number.isFinite(start) && start > best.end) : [];
  return [...new Set([...closest(inner), ...closest(results)])]
    .slice(0, limit)
    .map(({message, coverage, values}) => ({message, coverage, values}));
}

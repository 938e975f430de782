/** Returns the width of a text at a font size, both in pixels. */
export type Measure = (text: string, size: number) => number;

/** A title that fits into its area. */
export interface TitleLayout {
  /** Font size in pixels. */
  size: number;
  lines: readonly string[];
}

const ellipsis = '…';

/** Font sizes of titles in pixels, with the number of lines up to which each is used. */
const titleSizes: readonly {size: number; lines: number}[] = [
  {size: 92, lines: 2},
  {size: 80, lines: 2},
  {size: 72, lines: 3},
  {size: 62, lines: 3},
  {size: 54, lines: 3},
];

/** Distance of the baselines of a title, as a multiple of the font size. */
export const titleLeading = 1.14;

/** Shortens text with an ellipsis until it fits: after a word, or in the first word if that alone is too long. */
function truncate(text: string, fits: (text: string) => boolean): string {
  if (fits(text)) {
    return text;
  }
  const words = text.split(' ');
  while (words.length > 1 && !fits(words.join(' ') + ellipsis)) {
    words.pop();
  }
  const characters = Array.from(words.join(' '));
  while (characters.length > 0 && !fits(characters.join('') + ellipsis)) {
    characters.pop();
  }
  return characters.join('') + ellipsis;
}

/** Matches the parts of an identifier or path after which it may wrap. */
const identifierParts = /[^_\\/.:(-]*[_\\/.:(-]+|[^_\\/.:(-]+/g;

/** Splits a word that is wider than a line, after separators if possible. */
function splitWord(word: string, fits: (text: string) => boolean): string[] {
  const pieces: string[] = [];
  const add = (part: string) => {
    const last = pieces.at(-1);
    if (last !== undefined && fits(last + part)) {
      pieces[pieces.length - 1] = last + part;
    } else {
      pieces.push(part);
    }
  };
  for (const part of word.match(identifierParts) ?? []) {
    (fits(part) ? [part] : Array.from(part)).forEach(add);
  }
  return pieces;
}

/** Fills lines with words, each up to a width. A single word can be wider. */
function fill(words: readonly string[], fits: (text: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const last = lines.at(-1);
    if (last !== undefined && fits(`${last} ${word}`)) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else {
      lines.push(word);
    }
  }
  return lines;
}

/** Makes lines similarly long without adding one, so that no line has a single short word. */
function balance(words: readonly string[], lines: readonly string[], width: number, measure: (text: string) => number) {
  let [low, high, best] = [width / lines.length / 2, width, lines];
  while (high - low > 8) {
    const middle = (low + high) / 2;
    const candidate = fill(words, (text) => measure(text) <= middle);
    if (candidate.length === lines.length && candidate.every((line) => measure(line) <= middle)) {
      [high, best] = [middle, candidate];
    } else {
      low = middle;
    }
  }
  return best;
}

/**
 * Wraps a title (with single spaces) into at most three lines that are not wider than an area in pixels, in the largest font
 * size in which it needs few lines. A title that is too long for the smallest size ends in an ellipsis.
 */
export function layOutTitle(title: string, width: number, measure: Measure): TitleLayout {
  const words = title.split(' ');
  for (const {size, lines: maximum} of titleSizes) {
    const measureLine = (text: string) => measure(text, size);
    const lines = fill(words, (text) => measureLine(text) <= width);
    if (lines.length <= maximum && lines.every((line) => measureLine(line) <= width)) {
      return {size, lines: balance(words, lines, width, measureLine)};
    }
  }
  const {size, lines: maximum} = titleSizes.at(-1) ?? {size: 0, lines: 0};
  const fits = (text: string) => measure(text, size) <= width;
  const lines = fill(
    words.flatMap((word) => (fits(word) ? word : splitWord(word, fits))),
    fits,
  );
  // The last line is shortened with the text that would follow it.
  const rest = lines.slice(maximum - 1).join(' ');
  return {size, lines: lines.length <= maximum ? lines : [...lines.slice(0, maximum - 1), truncate(rest, fits)]};
}

/**
 * Writes the names of the categories that lead to a page in one line. If they are wider than the area in pixels, the middle is
 * left out first, then the start, and a long name is shortened.
 */
export function layOutSection(section: readonly string[], width: number, measure: (text: string) => number): string {
  const [first, last] = [section[0] ?? '', section.at(-1) ?? ''];
  const fits = (text: string) => measure(text) <= width;
  const shortened = section.slice(2).map((_, index) => [first, ellipsis, ...section.slice(index + 2)]);
  return [section, ...shortened, [last]].map((names) => names.join(' › ')).find(fits) ?? truncate(last, fits);
}

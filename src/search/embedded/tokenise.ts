/** A word, a name in code, or a part of a name. */
export interface Token {
  term: string;
  /** Position in the text. The end is exclusive. */
  start: number;
  end: number;
  /** Whether it is part of a name, such as `events` in `db/events.php`. Parts have a lower weight. */
  isPart: boolean;
}

/**
 * Matches words and whole names in code: `core\output\notification`, `db/events.php`, `$PAGE->requires`,
 * `moodle/course:view`, `MDL-12345`, `3.9.12`. A full stop at the end of a sentence is not part of a name.
 */
const wordPattern = /[$@]?[\p{L}\p{N}_]+(?:(?:::|->|[\\/.:'’-])[$]?[\p{L}\p{N}_]+)*/gu;

const apostrophes = /['’]/g;
// These patterns have a capturing group, because `split` computes positions from the separators.
const separators = /(::|->|[\\/:-])/;
const wordEnds = /([._]+)/;
const hyphen = /(-)/;
const onlyNumber = /^[\d.,:/-]+$/;
const hasLetters = /\p{L}/u;
/** Matches between `get` and `Element`, and between `HTML` and `Writer`. */
const camelCase = /((?<=[\p{Ll}\d])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll}))/u;

/** Matches most words. Because they have no parts, they are handled separately, which is faster. */
const simpleWord = /^[A-Z]?[a-z]+$/;

/** Normalises a word: converts it to lower case, and removes accents, apostrophes and the `$` or `@` of a variable. */
export function normalise(word: string): string {
  if (simpleWord.test(word)) {
    return word.toLowerCase();
  }
  return word
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .replace(apostrophes, '')
    .replace(/(?<![\p{L}\p{N}_])[$@]/gu, '')
    .toLowerCase();
}

function hasHyphensOnly(word: string): boolean {
  return /^[\p{L}'’]+(?:-[\p{L}'’]+)+$/u.test(word);
}

/** Splits text at a pattern with a capturing group, and returns the pieces with their positions. */
function split(text: string, offset: number, pattern: RegExp): [piece: string, offset: number][] {
  let from = offset;
  return text.split(pattern).flatMap((piece, index) => {
    const start = from;
    from += piece.length;
    return index % 2 === 0 && piece !== '' ? [[piece, start] as [string, number]] : [];
  });
}

/** Splits a name at dots, underscores and camel-case boundaries. */
function partsOf(name: string, offset: number): Token[] {
  return split(name, offset, wordEnds).flatMap(([piece, start]) => {
    const humps = split(piece, start, camelCase);
    const pieces = humps.length > 1 ? [[piece, start] as [string, number], ...humps] : humps;
    return pieces.map(([word, at]) => ({term: normalise(word), start: at, end: at + word.length, isPart: true}));
  });
}

function tokensOf(word: string, start: number): Token[] {
  const whole: Token = {term: normalise(word), start, end: start + word.length, isPart: false};
  if (onlyNumber.test(word)) {
    return [whole];
  }
  const segments = split(word, start, separators);
  const names = segments.length > 1 ? segments : [];
  return [
    whole,
    // Segments such as `events.php` and `get_records` count as names, even inside a longer name.
    ...names.map(([name, at]) => ({
      term: normalise(name),
      start: at,
      end: at + name.length,
      isPart: !/[._]/.test(name),
    })),
    ...segments.flatMap(([name, at]) => (onlyNumber.test(name) ? [] : partsOf(name, at))),
  ];
}

/** Caches the tokens of words that are not simple, because most of them occur repeatedly. */
const tokenCache = new Map<string, readonly Token[]>();

function tokeniseWord(word: string): readonly Token[] {
  const found = hasHyphensOnly(word)
    ? split(word, 0, hyphen).flatMap(([piece, start]) => tokensOf(piece, start))
    : tokensOf(word, 0);
  const terms = new Set<string>();
  return found.filter(({term, isPart}) => {
    // Parts with a single letter are not useful.
    const isUseful = term !== '' && (!isPart || (term.length > 1 && hasLetters.test(term)));
    if (!isUseful || terms.has(term)) {
      return false;
    }
    terms.add(term);
    return true;
  });
}

/**
 * Splits text into tokens with distinct terms, in order. Names in code are kept whole, followed by their parts. Hyphenated
 * words are split, because authors use hyphens inconsistently.
 */
export function tokenise(text: string): Token[] {
  const tokens: Token[] = [];
  for (const match of text.matchAll(wordPattern)) {
    const [word] = match;
    const {index} = match;
    if (simpleWord.test(word)) {
      tokens.push({term: word.toLowerCase(), start: index, end: index + word.length, isPart: false});
      continue;
    }
    let wordTokens = tokenCache.get(word);
    if (!wordTokens) {
      wordTokens = tokeniseWord(word);
      tokenCache.set(word, wordTokens);
    }
    for (const {term, start, end, isPart} of wordTokens) {
      tokens.push({term, start: index + start, end: index + end, isPart});
    }
  }
  return tokens;
}

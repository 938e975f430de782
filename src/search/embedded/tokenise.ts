/** A word of a text: a name in code stays whole, and the names and words that it is made of follow it. */
export interface Token {
  /** The word as the index has it: in lower case, without accents. */
  term: string;
  /** Where it stands in the text, end excluded. */
  start: number;
  end: number;
  /** Whether it is only a word inside a name, such as `events` in `db/events.php`, which counts for less. */
  isPart: boolean;
}

/**
 * Names in code hold together: `core\output\notification`, `db/events.php`, `$PAGE->requires`, `moodle/course:view`,
 * `MDL-12345`, `3.9.12`. A sign between words binds only if a word follows at once, so the full stop of a sentence is none.
 */
const wordPattern = /[$@]?[\p{L}\p{N}_]+(?:(?:::|->|[\\/.:'’-])[$]?[\p{L}\p{N}_]+)*/gu;

const apostrophes = /['’]/g;
// In brackets, so that `split` keeps what stands between the pieces, which tells their places.
const binders = /(::|->|[\\/:-])/;
const wordEnds = /([._]+)/;
const hyphen = /(-)/;
const onlyNumber = /^[\d.,:/-]+$/;
const hasLetters = /\p{L}/u;
/** Between `get` and `Element`, and between `HTML` and `Writer`. */
const camelCase = /((?<=[\p{Ll}\d])(?=\p{Lu})|(?<=\p{Lu})(?=\p{Lu}\p{Ll}))/u;

/** Most words are of this kind, and have nothing to take apart. */
const simpleWord = /^[A-Z]?[a-z]+$/;

/**
 * The form in which words are compared.
 *
 * @param word - A word as it stands in a text.
 * @returns The word in lower case, without accents, apostrophes and the sign of a variable.
 */
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

/** The pieces of a text between the matches of a pattern, which is in brackets, with their places. */
function split(text: string, offset: number, pattern: RegExp): [piece: string, offset: number][] {
  let from = offset;
  return text.split(pattern).flatMap((piece, index) => {
    const start = from;
    from += piece.length;
    return index % 2 === 0 && piece !== '' ? [[piece, start] as [string, number]] : [];
  });
}

/** Words inside a name between dots, underscores and humps. */
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
  const segments = split(word, start, binders);
  const names = segments.length > 1 ? segments : [];
  return [
    whole,
    // `events.php` and `get_records` are names themselves, also inside a longer one.
    ...names.map(([name, at]) => ({
      term: normalise(name),
      start: at,
      end: at + name.length,
      isPart: !/[._]/.test(name),
    })),
    ...segments.flatMap(([name, at]) => (onlyNumber.test(name) ? [] : partsOf(name, at))),
  ];
}

/** Tokens of words that are more than letters, most of which come again. */
const knownWords = new Map<string, readonly Token[]>();

/** Tokens of a word, with their places in it. */
function read(word: string): readonly Token[] {
  const found = hasHyphensOnly(word)
    ? split(word, 0, hyphen).flatMap(([piece, start]) => tokensOf(piece, start))
    : tokensOf(word, 0);
  const terms = new Set<string>();
  return found.filter(({term, isPart}) => {
    // A single letter inside a name says nothing.
    const isWanted = term !== '' && (!isPart || (term.length > 1 && hasLetters.test(term)));
    if (!isWanted || terms.has(term)) {
      return false;
    }
    terms.add(term);
    return true;
  });
}

/**
 * Takes a text apart into words. Names in code stay whole and their parts follow; words with hyphens are words of their
 * own, as writers do not agree on hyphens.
 *
 * @param text - Plain text or code.
 * @returns The words in the order of the text, each name before its parts; no term twice for the same place.
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
    let known = knownWords.get(word);
    if (!known) {
      known = read(word);
      knownWords.set(word, known);
    }
    for (const {term, start, end, isPart} of known) {
      tokens.push({term, start: index + start, end: index + end, isPart});
    }
  }
  return tokens;
}

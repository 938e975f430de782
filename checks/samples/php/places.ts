// cspell:ignore ENCAPSED

/** A token with its place. */
export interface Token {
  name: string;
  text: string;
  line: number;
  isFirst: boolean;
}

/** Text that may go on over lines, whose indent is part of it. */
const texts = new Set(['T_CONSTANT_ENCAPSED_STRING', 'T_ENCAPSED_AND_WHITESPACE', 'T_START_HEREDOC']);

/**
 * Says where each token stands, and leaves out white space.
 *
 * @param source - All tokens of a program.
 * @returns Tokens with their lines.
 */
export function withPlaces(source: readonly any[]): Token[] {
  const tokens: Token[] = [];
  let line = 1;
  let before = '\n';
  for (const token of source) {
    const [name, text] = (typeof token === 'string' ? [token, token] : token) as [string, string];
    if (name !== 'T_WHITESPACE') {
      tokens.push({name, text, line, isFirst: /\n[ \t]*$/.test(before)});
    }
    line += text.split('\n').length - 1;
    // White space in front of the first HTML, or behind a comment that ends its line, comes as a token of its own.
    before = /\S/.test(text) ? text : before + text;
  }
  return tokens;
}

/**
 * Finds the lines that begin inside a text.
 *
 * @param tokens - Tokens of a program.
 * @returns For each such line, the one on which the text begins; the first, if texts follow.
 */
export function startsOfTexts(tokens: readonly Token[]): Map<number, number> {
  const starts = new Map<number, number>();
  for (const {text, line} of tokens.filter(({name}) => texts.has(name))) {
    const start = starts.get(line) ?? line;
    text.split('\n').forEach((_, index) => index > 0 && starts.set(line + index, start));
  }
  return starts;
}

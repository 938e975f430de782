// @ts-check
// cspell:ignore ENCAPSED

/**
 * A token with its place.
 *
 * @typedef {{name: string, text: string, line: number, isFirst: boolean}} Token
 */

/** Text that may go on over lines, whose indent is part of it. */
const texts = new Set(['T_CONSTANT_ENCAPSED_STRING', 'T_ENCAPSED_AND_WHITESPACE', 'T_START_HEREDOC']);

/**
 * Says where each token stands, and leaves out white space.
 *
 * @param {readonly any[]} source - All tokens of a program.
 * @returns {Token[]} Tokens with their lines.
 */
export function withPlaces(source) {
  /** @type {Token[]} */
  const tokens = [];
  let line = 1;
  let before = '\n';
  for (const token of source) {
    const [name, text] = /** @type {[string, string]} */ (typeof token === 'string' ? [token, token] : token);
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
 * @param {readonly Token[]} tokens - Tokens of a program.
 * @returns {Map<number, number>} For each such line, the one on which the text begins; the first, if texts follow.
 */
export function startsOfTexts(tokens) {
  /** @type {Map<number, number>} */
  const starts = new Map();
  for (const {text, line} of tokens.filter(({name}) => texts.has(name))) {
    const start = starts.get(line) ?? line;
    text.split('\n').forEach((_, index) => index > 0 && starts.set(line + index, start));
  }
  return starts;
}

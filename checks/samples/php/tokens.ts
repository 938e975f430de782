// cspell:ignore ENCAPSED

export interface Token {
  name: string;
  text: string;
  line: number;
  isFirst: boolean;
}

/** String tokens that can contain line breaks. After a line break, the indentation belongs to the string. */
const stringTokens = new Set(['T_CONSTANT_ENCAPSED_STRING', 'T_ENCAPSED_AND_WHITESPACE', 'T_START_HEREDOC']);

/** Adds the line number to each token, and removes whitespace. */
export function locateTokens(source: readonly any[]): Token[] {
  const tokens: Token[] = [];
  let line = 1;
  let whitespaceBefore = '\n';
  for (const token of source) {
    const [name, text] = (typeof token === 'string' ? [token, token] : token) as [string, string];
    if (name !== 'T_WHITESPACE') {
      tokens.push({name, text, line, isFirst: /\n[ \t]*$/.test(whitespaceBefore)});
    }
    line += text.split('\n').length - 1;
    // Whitespace before the first HTML, and after a comment at the end of a line, is split into several tokens.
    whitespaceBefore = /\S/.test(text) ? text : whitespaceBefore + text;
  }
  return tokens;
}

/**
 * Finds the lines that start inside a string, each with the line on which the string starts. If it starts on the last line of
 * another string, this is the line on which the first of them starts.
 */
export function multilineStringStarts(tokens: readonly Token[]): Map<number, number> {
  const starts = new Map<number, number>();
  for (const {text, line} of tokens.filter(({name}) => stringTokens.has(name))) {
    const start = starts.get(line) ?? line;
    text.split('\n').forEach((_, index) => index > 0 && starts.set(line + index, start));
  }
  return starts;
}

import phpParser from 'php-parser';

/** Versions that php-parser reads, newest last. */
export const versions = ['7.4', '8.0', '8.1', '8.2', '8.3', '8.4'];

/**
 * @param version - PHP version.
 */
function engineFor(version: string) {
  return new phpParser.Engine({
    parser: {extractDoc: true, version},
    ast: {withPositions: true},
  });
}

/**
 * Reads the tokens of a program as the newest PHP does, which knows all of them.
 *
 * @param code - A program.
 * @returns All tokens, white space too: `[name, text, line]`, or a character.
 */
export function tokensOf(code: string): any[] {
  return engineFor(versions.at(-1) ?? '').tokenGetAll(code);
}

/**
 * Names of tokens, without white space and comments. A token that is one character is its own name.
 *
 * @param tokens - Tokens, as php-parser gives them.
 * @returns Names.
 */
export function tokenNames(tokens: readonly any[]): string[] {
  return tokens
    .map((token) => (typeof token === 'string' ? token : String(token[0])))
    .filter((name) => !['T_WHITESPACE', 'T_COMMENT', 'T_DOC_COMMENT'].includes(name));
}

/**
 * Parses a program.
 *
 * @param tokens - All its tokens.
 * @param version - PHP version.
 * @returns Its syntax tree, or why it has none.
 */
export function parse(tokens: readonly any[], version: string): {tree?: any; fault?: {line: number; message: string}} {
  // php-parser 3.7 takes `clone(…)` for the function of PHP 8.5, and knows no `clone (object) …`. This has the same form.
  const texts = tokens.map((token) =>
    typeof token === 'string' ? token : token[0] === 'T_CLONE' ? 'print' : token[1],
  );
  try {
    return {tree: engineFor(version).parseCode(texts.join(''), 'sample.php')};
  } catch (error) {
    const {lineNumber, message} = error as Error & {lineNumber?: number};
    const reason = message.replace(/^(?:Parse|Fatal) Error ?: */i, '').replace(/(?: on line \d+)+$/, '');
    return {fault: {line: lineNumber ?? 1, message: reason}};
  }
}

import phpParser from 'php-parser';
import type {Problem} from '../../problem.ts';

/** The PHP versions that php-parser supports, oldest first. */
export const versions = ['7.4', '8.0', '8.1', '8.2', '8.3', '8.4'];

function engineFor(version: string) {
  return new phpParser.Engine({
    parser: {extractDoc: true, version},
    ast: {withPositions: true},
  });
}

/**
 * Splits a program into tokens, as the newest PHP version does.
 *
 * @param code - A program.
 * @returns All tokens, with white space: `[name, text, line]`, or a character.
 */
export function tokensOf(code: string): any[] {
  return engineFor(versions.at(-1) ?? '').tokenGetAll(code);
}

/** Lists the names of tokens, without white space and comments. A token of one character is its own name. */
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
 * @returns Its syntax tree, or a syntax error.
 */
export function parse(tokens: readonly any[], version: string): {tree?: any; problem?: Problem} {
  // php-parser 3.7 reads `clone(…)` as the function of PHP 8.5, and rejects `clone (object) …`. `print` has the same form.
  const texts = tokens.map((token) =>
    typeof token === 'string' ? token : token[0] === 'T_CLONE' ? 'print' : token[1],
  );
  try {
    return {tree: engineFor(version).parseCode(texts.join(''), 'sample.php')};
  } catch (error) {
    const {lineNumber, message} = error as Error & {lineNumber?: number};
    const reason = message.replace(/^(?:Parse|Fatal) Error ?: */i, '').replace(/(?: on line \d+)+$/, '');
    return {problem: {line: lineNumber ?? 1, message: reason}};
  }
}

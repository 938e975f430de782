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

/** Splits a program into tokens like the newest PHP version: `[name, text, line]` or a single character, with whitespace. */
export function tokensOf(code: string): any[] {
  return engineFor(versions.at(-1) ?? '').tokenGetAll(code);
}

/** Lists the names of tokens, without whitespace and comments. The name of a single character is the character itself. */
export function tokenNames(tokens: readonly any[]): string[] {
  return tokens
    .map((token) => (typeof token === 'string' ? token : String(token[0])))
    .filter((name) => !['T_WHITESPACE', 'T_COMMENT', 'T_DOC_COMMENT'].includes(name));
}

/** Parses a program in a PHP version. Returns the syntax tree, or the first syntax error. */
export function parse(tokens: readonly any[], version: string): {tree?: any; problem?: Problem} {
  // php-parser 3.7 treats `clone(…)` as the function from PHP 8.5, so it rejects `clone (object) …`. Replace `clone` with
  // `print`, which has the same syntax.
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

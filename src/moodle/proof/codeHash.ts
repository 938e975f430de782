import {createHash} from 'node:crypto';

/**
 * Matches strings (including here-documents) and attributes, which are kept, and comments and whitespace, which are removed.
 * Strings have to be matched, because they can contain something that looks like a comment.
 */
const parts =
  /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|<<<[ \t]*(?:(['"]?)(\w+)\1)\r?\n[^]*?\n[ \t]*\2\b|#\[|(?:\/\/|#)[^\n]*|\/\*[^]*?\*\/|\s+/g;

/**
 * Removes comments and whitespace from PHP code, but leaves strings unchanged.
 *
 * @param code - A program, or a part of one.
 */
export function bareCode(code: string): string {
  return code.replace(parts, (part) => (/^(?:['"<]|#\[)/.test(part) ? part : ''));
}

/**
 * Hashes PHP code to identify it. Comments and whitespace are ignored, so that they can be improved without running the
 * code again.
 *
 * @param code - The PHP code.
 * @returns 12 hexadecimal digits.
 */
export function codeHash(code: string): string {
  return createHash('sha256').update(bareCode(code)).digest('hex').slice(0, 12);
}

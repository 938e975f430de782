import {createHash} from 'node:crypto';

/** Matches what a hash must not ignore or must ignore: strings, here-documents, attributes, comments, white space. */
const parts =
  /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|<<<[ \t]*(?:(['"]?)(\w+)\1)\r?\n[^]*?\n[ \t]*\2\b|#\[|(?:\/\/|#)[^\n]*|\/\*[^]*?\*\/|\s+/g;

/**
 * Removes comments and white space from PHP, but leaves strings as they are.
 *
 * @param code - A program, or a part of one.
 */
export function bareCode(code: string): string {
  return code.replace(parts, (part) => (/^(?:['"<]|#\[)/.test(part) ? part : ''));
}

/**
 * Identifies code. Comments and white space do not matter, so that they can be improved without another proof.
 *
 * @param code - PHP.
 * @returns 12 hexadecimal digits.
 */
export function codeHash(code: string): string {
  return createHash('sha256').update(bareCode(code)).digest('hex').slice(0, 12);
}

import {createHash} from 'node:crypto';

/**
 * Matches strings (including here-documents) and attributes, which are kept, and comments and whitespace, which are removed.
 * Strings have to be matched, because they can contain something that looks like a comment.
 */
const kept =
  /'(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|<<<[ \t]*(?:(['"]?)(\w+)\1)\r?\n[^]*?\n[ \t]*\2\b|#\[|(?:\/\/|#)[^\n]*|\/\*[^]*?\*\/|\s+/g;

/** Removes comments and whitespace from PHP code, but leaves strings unchanged. */
export function bareCode(code: string): string {
  return code.replace(kept, (part) => (/^(?:['"<]|#\[)/.test(part) ? part : ''));
}

function shortHash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 12);
}

/**
 * Returns 12 hexadecimal digits that identify PHP code. Comments and whitespace are ignored, so that they can be improved
 * without running the code again.
 */
export function codeHash(code: string): string {
  return shortHash(bareCode(code));
}

/**
 * Hashes a sample and the attributes of its fence, which decide how it runs, into 12 hexadecimal digits. The page isn't
 * included, so that a sample keeps its hash if its page moves.
 */
export function sampleHash(code: string, attributes: ReadonlyMap<string, string | undefined>): string {
  const parts = [bareCode(code), attributes.get('title') ?? '', attributes.get('kind') ?? ''];
  return shortHash(JSON.stringify(attributes.has('raises') ? [...parts, 'raises'] : parts));
}

/** A word of a text, in lower case, with its position. */
export interface Word {
  text: string;
  start: number;
  end: number;
}

/** Lists the words of a text: runs of letters, digits and underscores. */
export function wordsOf(text: string): Word[] {
  return [...text.matchAll(/[\p{L}\p{N}_]+/gu)].map((match) => ({
    text: match[0].toLowerCase(),
    start: match.index,
    end: match.index + match[0].length,
  }));
}

/**
 * Returns the fingerprint of a lower-case word, a hash (FNV-1a) of 24 bits, so that the site contains no sentence of the
 * platform.
 */
export function hashWord(word: string): number {
  let hash = 0x811c9dc5;
  for (const byte of new TextEncoder().encode(word)) {
    hash = Math.imul(hash ^ byte, 0x01000193);
  }
  return ((hash >>> 24) ^ hash) & 0xffffff;
}

/** The place of a variable in a fingerprint. */
export const gap = -1;

/**
 * Returns the fingerprint of a template such as `Invalid task class {class}`: the hashes of its words, and a gap for each
 * variable. Characters that form one word with a variable are left out, because this word in a message has the value.
 */
export function fingerprint(template: string): number[] {
  return template.split(/\w*(\{\w+\})\w*/).flatMap((part, index) => {
    return index % 2 === 1 ? [gap] : wordsOf(part).map(({text}) => hashWord(text));
  });
}

/** Returns the fingerprint of a template as it is stored: hashes with the base 36, and `*` for each variable. */
export function formatFingerprint(template: string): string {
  return fingerprint(template)
    .map((hash) => (hash === gap ? '*' : hash.toString(36)))
    .join(' ');
}

/** Returns the names of the variables in a template. */
export function variablesOf(template: string): string[] {
  return [...template.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
}

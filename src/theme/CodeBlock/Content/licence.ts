/** The lines of a licence header, counted from 0. */
export interface LicenceHeader {
  first: number;
  last: number;
  /** The comment marker at the start of each line, such as `//`. It is empty in a block comment. */
  marker: string;
}

/** The header starts in one of these lines, because `<?php` and a comment opener can come before it. */
const startLines = 3;

/** Finds the licence header that every Moodle file starts with, if it is complete. */
export function findLicenceHeader(code: string): LicenceHeader | undefined {
  const lines = code.split('\n');
  const first = lines.slice(0, startLines).findIndex((line) => line.includes('This file is part of Moodle'));
  const length = lines.slice(first).findIndex((line) => line.includes('gnu.org/licenses/'));
  if (first < 0 || length < 0) {
    return undefined;
  }
  const marker = /^\s*(\/\/|#|--|\*)?/.exec(lines[first] ?? '')?.[1] ?? '';
  return {first, last: first + length, marker};
}

/** Returns how many lines a code block shows, where a licence header counts as one line. */
export function countLines(code: string): number {
  const licence = findLicenceHeader(code);
  return code.split('\n').length - (licence ? licence.last - licence.first : 0);
}

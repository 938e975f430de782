import {createHash} from 'node:crypto';
import {mkdirSync, readFileSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {deserialize, serialize} from 'node:v8';
import logger from '@docusaurus/logger';

/** What the last build has made, by what it was made of. */
interface Kept<Output> {
  code: string;
  results: ReadonlyMap<string, Output>;
}

/**
 * Names content by what it is, so that what was made of it can be found again. A build does so with all its pages and
 * scripts; SHA-256 took twice as long, on a processor without instructions for it.
 *
 * @param content - Text or bytes.
 * @returns 128 hexadecimal digits.
 */
export function digest(content: Uint8Array | string): string {
  return createHash('blake2b512').update(content).digest('hex');
}

/**
 * Writes a file that another build may read or write at the same time: it is there as a whole, or not.
 *
 * @param file - Its path. Folders are made.
 * @param content - What it will hold.
 * @throws {Error} If it cannot be written; what was there is still there.
 */
export function replaceFile(file: string, content: Uint8Array): void {
  mkdirSync(path.dirname(file), {recursive: true});
  const fresh = `${file}.${process.pid}`;
  try {
    writeFileSync(fresh, content);
    renameSync(fresh, file);
  } finally {
    rmSync(fresh, {force: true});
  }
}

/**
 * Reads what the last build has made.
 *
 * @param file - Path that `keep` was given.
 * @param code - What decides about all results: the code that makes them, or its version.
 * @returns The results by their keys; none if there is no such file, or if other code has made them.
 */
export function readKept<Output>(file: string, code: string): ReadonlyMap<string, Output> {
  try {
    const kept = deserialize(readFileSync(file)) as Kept<Output>;
    return kept.code === code ? kept.results : new Map();
  } catch {
    // Not there yet, or written by another version of Node: it holds nothing that cannot be made again.
    return new Map();
  }
}

/**
 * Keeps what this build has made, and nothing of the builds before it. If it cannot be written, the build goes on.
 *
 * @param file - Path in `node_modules/.cache`.
 * @param code - See `readKept`.
 * @param results - Plain data by their keys.
 */
export function keep<Output>(file: string, code: string, results: ReadonlyMap<string, Output>): void {
  try {
    replaceFile(file, serialize({code, results} satisfies Kept<Output>));
  } catch (error) {
    logger.warn(`The next build cannot use what this one has made: ${String(error)}`);
  }
}

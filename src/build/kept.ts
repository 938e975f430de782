import {createHash} from 'node:crypto';
import {mkdirSync, renameSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';

/**
 * Names content by what it is, so that what was made of it can be found again.
 *
 * @param content - Text or bytes.
 * @returns 64 hexadecimal digits.
 */
export function digest(content: Uint8Array | string): string {
  return createHash('sha256').update(content).digest('hex');
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

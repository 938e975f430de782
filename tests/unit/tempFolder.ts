import {mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach} from 'vitest';

/** A folder that each test of a file gets anew. */
export interface TempFolder {
  /** Absolute path. */
  readonly path: string;
  /** Writes files and the folders above them, by their path below the folder. */
  write(files: Readonly<Record<string, string>>): void;
  /** Reads a file as text. */
  read(file: string): string;
}

/** Creates an empty folder before each test, and removes it afterwards. */
export function useTempFolder(): TempFolder {
  let folder = '';
  beforeEach(() => {
    folder = mkdtempSync(path.join(tmpdir(), 'unit-'));
  });
  afterEach(() => rmSync(folder, {recursive: true}));
  return {
    get path() {
      return folder;
    },
    write(files) {
      for (const [file, text] of Object.entries(files)) {
        mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
        writeFileSync(path.join(folder, file), text);
      }
    },
    read: (file) => readFileSync(path.join(folder, file), 'utf8'),
  };
}

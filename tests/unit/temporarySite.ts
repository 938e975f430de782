import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, afterEach} from 'vitest';

/** A temporary folder, and functions for its files, whose paths are relative to it. */
export interface TemporarySite {
  /** Absolute path. */
  site: string;
  /** Writes a file. Values other than strings are written as JSON. */
  write: (file: string, content: unknown) => void;
  /** Writes several files. */
  writeFiles: (files: Readonly<Record<string, unknown>>) => void;
  read: (file: string) => string;
}

/** Creates a folder for the tests of the current file. It is emptied after each test. */
export function temporarySite(): TemporarySite {
  const site = mkdtempSync(path.join(tmpdir(), 'site-'));
  afterEach(() => readdirSync(site).forEach((name) => rmSync(path.join(site, name), {recursive: true})));
  afterAll(() => rmSync(site, {recursive: true}));
  const write: TemporarySite['write'] = (file, content) => {
    mkdirSync(path.dirname(path.join(site, file)), {recursive: true});
    writeFileSync(path.join(site, file), typeof content === 'string' ? content : JSON.stringify(content));
  };
  return {
    site,
    write,
    writeFiles: (files) => Object.entries(files).forEach(([file, content]) => write(file, content)),
    read: (file) => readFileSync(path.join(site, file), 'utf8'),
  };
}

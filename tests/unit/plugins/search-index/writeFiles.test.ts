import {existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {writeFiles} from '@site/src/plugins/search-index/writeFiles';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'write-files-'));
});

afterEach(() => {
  rmSync(folder, {recursive: true});
});

const read = (file: string): string => readFileSync(path.join(folder, file), 'utf8');

/** Puts a file where an earlier build has written one. */
function writeBefore(file: string, content: string): void {
  mkdirSync(path.dirname(path.join(folder, file)), {recursive: true});
  writeFileSync(path.join(folder, file), content);
}

const files = new Map([
  ['assets/search/one.json', '["é"]'],
  ['assets/search/two.json', '["2"]'],
  ['search-index.json', '{"new": 1}'],
]);

test('writes all files into an empty build', async () => {
  await writeFiles(folder, files);
  for (const [file, content] of files) {
    expect(read(file)).toBe(content);
  }
});

test('leaves parts that are there, makes those anew that are not whole, and removes others', async () => {
  // Of the same size, so that it shows whether it was written.
  writeBefore('assets/search/one.json', '["??"]');
  writeBefore('assets/search/two.json', '["');
  writeBefore('assets/search/three.json', '["3"]');
  writeBefore('search-index.json', '{"old": 1}');
  await writeFiles(folder, files);
  expect(read('assets/search/one.json')).toBe('["??"]');
  expect(read('assets/search/two.json')).toBe('["2"]');
  expect(read('search-index.json')).toBe('{"new": 1}');
  expect(readdirSync(path.join(folder, 'assets/search')).sort()).toEqual(['one.json', 'two.json']);
});

test('leaves what is not below its folder', async () => {
  writeBefore('assets/js/main.js', '');
  await writeFiles(folder, new Map());
  expect(existsSync(path.join(folder, 'assets/js/main.js'))).toBe(true);
});

import {mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {openStore} from '@site/src/finish/preview-images/store';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'preview-images-'));
});

afterEach(() => rmSync(folder, {recursive: true}));

test('keeps images for the next build', () => {
  const storeFolder = path.join(folder, 'cache/store');
  openStore(storeFolder).add('a.png', Buffer.from('image'));
  const store = openStore(storeFolder);
  expect([store.has('a.png'), store.has('b.png')]).toEqual([true, false]);
  store.copyTo(path.join(folder, 'build/previews'), ['a.png']);
  expect(readFileSync(path.join(folder, 'build/previews/a.png'), 'utf8')).toBe('image');
});

test('deletes what the build does not use, and what an interrupted build left', () => {
  const store = openStore(path.join(folder, 'store'));
  store.add('a.png', Buffer.from('image'));
  store.add('old.png', Buffer.from('old'));
  writeFileSync(path.join(folder, 'store/b.png.unfinished'), '');
  store.copyTo(path.join(folder, 'build'), ['a.png']);
  expect(readdirSync(path.join(folder, 'store'))).toEqual(['a.png']);
  expect(readdirSync(path.join(folder, 'build'))).toEqual(['a.png']);
});

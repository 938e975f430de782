import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {measurePreviews} from '../../../../checks/size/previewWeight.ts';

let build: string;

beforeEach(() => {
  build = mkdtempSync(path.join(tmpdir(), 'preview-weight-'));
});

afterEach(() => rmSync(build, {recursive: true}));

test('adds up the images and finds the largest one', () => {
  const folder = path.join(build, 'assets/previews');
  mkdirSync(folder, {recursive: true});
  [10, 30, 20].forEach((size, index) => writeFileSync(path.join(folder, `${index}.png`), 'x'.repeat(size)));
  expect(measurePreviews(build, 3)).toEqual({'per page': 20, largest: 30});
});

test('throws an error if the build has no images', () => {
  expect(() => measurePreviews(build, 3)).toThrow(`${build} contains no preview images. Run "npm run build".`);
});

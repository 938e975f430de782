import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {measurePreviews, previewBudget, reportPreviews} from '../../../../checks/size/previewWeight.ts';

let build: string;

beforeEach(() => {
  build = mkdtempSync(path.join(tmpdir(), 'preview-weight-'));
});

afterEach(() => rmSync(build, {recursive: true}));

test('adds up the images and finds the largest one', () => {
  const folder = path.join(build, 'assets/previews');
  mkdirSync(folder, {recursive: true});
  [10, 30, 20].forEach((size, index) => writeFileSync(path.join(folder, `${index}.png`), 'x'.repeat(size)));
  expect(measurePreviews(build)).toEqual({total: 60, largest: 30});
});

test('throws an error if the build has no images', () => {
  expect(() => measurePreviews(build)).toThrow(`${build} contains no preview images. Run "npm run build".`);
});

test('reports a budget that is exceeded', () => {
  const line = 'preview images: 16.00 of 16.00 MB, the largest 20.0 of 20.0 kB';
  expect(reportPreviews(previewBudget)).toEqual({line, problems: []});
  expect(reportPreviews({...previewBudget, largest: 20_100}).problems).toEqual([
    'the preview images exceed the budget: preview images: 16.00 of 16.00 MB, the largest 20.1 of 20.0 kB',
  ]);
});

import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {markdownBudget, measureMarkdown, reportMarkdown} from '../../../../checks/size/markdownWeight.ts';

let build: string;

beforeEach(() => {
  build = mkdtempSync(path.join(tmpdir(), 'markdown-weight-'));
});

afterEach(() => rmSync(build, {recursive: true}));

test('adds up the copies and the full texts, and finds the largest files', () => {
  const files = {
    'docs.md': 10,
    'docs/a.md': 5,
    'docs/llms-full.txt': 20,
    'llms-full.txt': 1,
    'llms.txt': 7,
    'a.txt': 99,
  };
  mkdirSync(path.join(build, 'docs'));
  Object.entries(files).forEach(([file, size]) => writeFileSync(path.join(build, file), 'x'.repeat(size)));
  expect(measureMarkdown(build)).toEqual({copies: 15, fullTexts: 21, largestFullText: 20, largestList: 7});
});

test('throws an error if the build has no copies', () => {
  expect(() => measureMarkdown(build)).toThrow(`${build} contains no Markdown copies. Run "npm run build".`);
});

test('reports each budget that is exceeded', () => {
  expect(reportMarkdown(markdownBudget)).toEqual({
    line: 'Markdown: copies 15.00 of 15.00 MB, full texts 12.00 of 12.00 MB, largest full text 1.75 of 1.75 MB, largest list 0.09 of 0.09 MB',
    problems: [],
  });
  expect(reportMarkdown({...markdownBudget, copies: 15_100_000, largestList: 100_000}).problems).toEqual([
    'the Markdown copies exceed the budget: copies 15.10 of 15.00 MB',
    'the Markdown copies exceed the budget: largest list 0.10 of 0.09 MB',
  ]);
});

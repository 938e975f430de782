import {expect, test} from 'vitest';
import {measureMarkdown} from '../../../../checks/size/markdownWeight.ts';
import {temporarySite} from '../../temporarySite.ts';

const {site: build, write} = temporarySite();

test('adds up the copies and the full texts, and finds the largest files', () => {
  const files = {
    'docs.md': 10,
    'docs/a.md': 5,
    'docs/llms-full.txt': 20,
    'llms-full.txt': 1,
    'llms.txt': 7,
    'a.txt': 99,
  };
  Object.entries(files).forEach(([file, size]) => write(file, 'x'.repeat(size)));
  expect(measureMarkdown(build, 3)).toEqual({
    'per page': 5,
    'full texts': 7,
    'largest full text': 20,
    'largest list': 7,
  });
});

test('throws an error if the build has no copies', () => {
  expect(() => measureMarkdown(build, 3)).toThrow(`${build} contains no Markdown copies. Run "npm run build".`);
});

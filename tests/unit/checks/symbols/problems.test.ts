import {readFileSync} from 'node:fs';
import {expect, test} from 'vitest';
import {problemsOf} from './pages.ts';

/**
 * Pages with one mistake each, below a heading with the line of the mistake, what does not exist, and the first name that the
 * message suggests.
 */
const pages = readFileSync('tests/data/misspelled-names.txt', 'utf8')
  .split(/^## /m)
  .slice(1)
  .map((section) => /^(.*)\n\n([^]*?)\n+$/.exec(section)!.slice(1) as [expected: string, page: string]);

test.each(pages)('reports %s', (expected, page) => {
  const [problem = '', ...others] = problemsOf(page);
  expect(problem.replace(/Moodle \S+ has no /, '').replace(/; nearest: ([^,]+?)(?:, .*)?\.$/, ' -> $1')).toBe(expected);
  expect(others).toEqual([]);
});

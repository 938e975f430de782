import {existsSync, readFileSync} from 'node:fs';
import {describe, expect, test} from 'vitest';
import {assess, rankOf, readQueries} from '../../../../tools/bench-search/index.ts';

const task = {kind: 'concept', query: 'task', pages: ['/docs/task', '/docs/cron']};
const lock = {kind: 'typo', query: 'lcok', pages: ['/docs/lock']};

test('rankOf returns the rank of the first expected page, ignoring hashes', () => {
  expect(rankOf(task, [{url: '/docs/a'}, {url: '/docs/cron#how'}, {url: '/docs/task'}])).toBe(2);
  expect(rankOf(task, [{url: '/docs/tasks'}])).toBe(0);
});

test('assess summarises each kind and all queries', () => {
  expect(assess([task, task, lock], [1, 6, 0])).toEqual([
    {kind: 'concept', queries: 2, success: 0.5, reciprocal: (1 + 1 / 6) / 2},
    {kind: 'typo', queries: 1, success: 0, reciprocal: 0},
    {kind: 'all', queries: 3, success: 1 / 3, reciprocal: (1 + 1 / 6) / 3},
  ]);
});

describe('the list of queries', () => {
  const queries = readQueries(readFileSync('data/search-queries.tsv', 'utf8'));

  test('has different queries', () => {
    expect(queries.length).toBeGreaterThan(0);
    expect(new Set(queries.map(({query}) => query)).size).toBe(queries.length);
  });

  test('expects only pages that exist', () => {
    const folders = {'/general/': 'general/', '/docs/': 'docs/'};
    const isMissing = (route: string) => {
      const [prefix, folder] = Object.entries(folders).find(([start]) => route.startsWith(start)) ?? [];
      const file = prefix === undefined ? undefined : `${folder}${route.slice(prefix.length)}`;
      const names = ['.md', '.mdx', '/index.md', '/index.mdx'].map((ending) => `${file}${ending}`);
      return file !== undefined && !route.includes('/category/') && !names.some((name) => existsSync(name));
    };
    expect(queries.flatMap(({pages}) => pages.filter(isMissing))).toEqual([]);
  });

  test('rejects a line with a missing column', () => {
    expect(() => readQueries('kind\tquery\tpages\nfile\tversion.php\n')).toThrow(
      'search-queries.tsv:2: "file\\tversion.php" does not have the three columns kind, query and pages',
    );
  });
});

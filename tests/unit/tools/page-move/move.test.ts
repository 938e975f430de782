import {beforeEach, expect, test} from 'vitest';
import {movePage} from '../../../../tools/page-move/move.ts';
import {temporarySite} from '../../temporarySite.ts';
import {listFiles} from '../../../../src/moodle/listFiles.ts';

const {site, write, read} = temporarySite();

const filesIn = (folder: string): string[] => listFiles(site, folder);

beforeEach(() => {
  write('data/moved-pages.json', '{"/docs/apis/locks": "/docs/apis/lock"}\n');
  write(
    'docs/apis/lock.md',
    'See [the tasks](./task/index.md#run), [below](#below) and [MDN](https://mdn.example/lock.md).\n',
  );
  write('docs/apis/task/index.md', 'Use a [lock.md](../lock.md#below), not `[x](../lock.md)`.\n');
  write('versioned_docs/version-1.0/apis/lock.md', 'See [the tasks](./task/index.md).\n');
  write('versioned_docs/version-1.0/apis/task/index.md', 'Use a [lock](../lock.md).\n');
});

test('moves the page in every edition and keeps all links', () => {
  movePage(site, 'docs/apis/lock.md', 'docs/core/lock.md');
  expect([...filesIn('docs'), ...filesIn('versioned_docs')]).toEqual([
    'docs/apis/task/index.md',
    'docs/core/lock.md',
    'versioned_docs/version-1.0/apis/task/index.md',
    'versioned_docs/version-1.0/core/lock.md',
  ]);
  expect(read('docs/core/lock.md')).toBe(
    'See [the tasks](../apis/task/index.md#run), [below](#below) and [MDN](https://mdn.example/lock.md).\n',
  );
  expect(read('docs/apis/task/index.md')).toBe('Use a [lock.md](../../core/lock.md#below), not `[x](../lock.md)`.\n');
  expect(read('versioned_docs/version-1.0/core/lock.md')).toBe('See [the tasks](../apis/task/index.md).\n');
  expect(read('versioned_docs/version-1.0/apis/task/index.md')).toBe('Use a [lock](../../core/lock.md).\n');
});

test('moves the fixture for the samples of the page along with it', () => {
  write('samples/pages/lock.php', '<?php\n');
  movePage(site, 'docs/apis/lock.md', 'docs/core/lock.md');
  expect(filesIn('samples')).toEqual(['samples/pages/core/lock.php']);
});

test('redirects the old route, and older routes directly to the new one', () => {
  movePage(site, 'docs/apis/lock.md', 'docs/core/lock.md');
  expect(JSON.parse(read('data/moved-pages.json'))).toEqual({
    '/docs/apis/lock': '/docs/core/lock',
    '/docs/apis/locks': '/docs/core/lock',
  });
  movePage(site, 'docs/core/lock.md', 'docs/apis/lock.md');
  expect(JSON.parse(read('data/moved-pages.json'))).toEqual({
    '/docs/apis/locks': '/docs/apis/lock',
    '/docs/core/lock': '/docs/apis/lock',
  });
});

test('needs no redirect if the page becomes the index of a folder', () => {
  movePage(site, 'docs/apis/lock.md', 'docs/apis/lock/index.md');
  expect(read('data/moved-pages.json')).toBe('{"/docs/apis/locks": "/docs/apis/lock"}\n');
  expect(read('docs/apis/task/index.md')).toContain('(../lock/index.md#below)');
});

test('changes the page wherever its path or URL is written out, but no longer path', () => {
  write('general/news.md', 'Read /docs/apis/lock, /docs/1.0/apis/lock#below and /docs/apis/lock/more.\n');
  write('tests/e2e/symbols.spec.ts', "await open(archived('/docs/apis/lock'));\n");
  write('data/wiki-pages.json', '{"Lock_API": "/docs/apis/lock", "Locks": "/docs/apis/locks"}\n');
  write('data/upgrade-notes/1.0.tsv', 'lib/upgrade.txt\tdocs/apis/lock.md\n');
  write('data/changes/1.0.json', '[{"path": "/docs/1.0/apis/lock#below"}, {"path": "/docs/apis/locks"}]\n');
  write('data/anchors/docs/apis/task/index.json', '{"old": "/apis/lock#below"}\n');
  movePage(site, 'docs/apis/lock.md', 'docs/core/lock.md');
  expect(read('general/news.md')).toBe('Read /docs/core/lock, /docs/1.0/core/lock#below and /docs/apis/lock/more.\n');
  expect(read('tests/e2e/symbols.spec.ts')).toBe("await open(archived('/docs/core/lock'));\n");
  expect(read('data/wiki-pages.json')).toBe('{"Lock_API": "/docs/core/lock", "Locks": "/docs/apis/locks"}\n');
  expect(read('data/upgrade-notes/1.0.tsv')).toBe('lib/upgrade.txt\tdocs/core/lock.md\n');
  expect(read('data/changes/1.0.json')).toBe('[{"path": "/docs/1.0/core/lock#below"}, {"path": "/docs/apis/locks"}]\n');
  expect(read('data/anchors/docs/apis/task/index.json')).toBe('{"old": "/core/lock#below"}\n');
});

test('moves the list of old anchors with the page', () => {
  write('data/anchors/docs/apis/lock.json', '{"old": "below"}\n');
  movePage(site, 'docs/apis/lock.md', 'docs/core/lock.md');
  expect(filesIn('data/anchors')).toEqual(['data/anchors/docs/core/lock.json']);
});

test('moves a general page', () => {
  write('general/a.md', 'Text.\n');
  write('general/b.md', 'See [a](./a.md), /general/a and /docs/a.\n');
  movePage(site, 'general/a.md', 'general/c/a.md');
  expect(read('general/b.md')).toBe('See [a](./c/a.md), /general/c/a and /docs/a.\n');
});

test.each([
  [
    'docs/apis/none.md',
    'docs/x.md',
    'The page is "docs/apis/none.md"; allowed: an existing .md file in docs/ or general/.',
  ],
  ['src/x.md', 'docs/x.md', 'The page is "src/x.md"; allowed: an existing .md file in docs/ or general/.'],
  ['docs/apis/lock.md', 'general/x.md', 'The new path is "general/x.md"; allowed: a .md file in docs/.'],
  ['docs/apis/lock.md', 'docs/apis/task/index.md', '"docs/apis/task/index.md" already exists; choose another path.'],
])('refuses to move %s to %s and changes nothing', (from, to, message) => {
  expect(() => movePage(site, from, to)).toThrow(message);
  expect(read('docs/apis/task/index.md')).toContain('(../lock.md#below)');
});

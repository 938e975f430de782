import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, expect, test} from 'vitest';
import {writeSearchIndex} from '../../../../src/finish/search-index/index.ts';
import {readSearchPages} from '../../../../src/finish/search-index/readSearchPages.ts';
import {entry, sources} from '../../search/symbols/fixtureIndex.ts';
import {html} from '../../search/embedded/fixtureSite.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'search-index-'));
afterEach(() => rmSync(folder, {recursive: true, force: true}));

test('adds the index to a build', () => {
  mkdirSync(path.join(folder, 'docs'), {recursive: true});
  writeFileSync(path.join(folder, 'docs/a.html'), html({path: '/docs/a', title: 'Page A'}));
  writeFileSync(path.join(folder, 'docs/b.html'), html({path: '/docs/b', title: 'Page B', robots: 'noindex'}));
  writeFileSync(path.join(folder, '404.html'), html({path: '/404.html', title: 'Page not found', tag: 'default'}));

  const symbols = sources([entry('Function', 'require_login')]);
  writeSearchIndex(folder, readSearchPages(folder), {isHosted: false, symbols, wikiPages: {}, baseUrl: '/'});

  expect(readFileSync(path.join(folder, 'search-index.json'), 'utf8')).toMatch(
    /^\{"en-AU":\{"docs-default-current":"[0-9a-f]{12}\.json"\}\}$/,
  );
  const contents = readdirSync(path.join(folder, 'assets/search')).map((name) =>
    readFileSync(path.join(folder, 'assets/search', name), 'utf8'),
  );
  expect(contents.join()).toContain('Page A');
  expect(contents.join()).not.toMatch(/Page B|Page not found/);
  expect(readFileSync(path.join(folder, 'search-symbols.json'), 'utf8')).toContain('docs-default-current');
});

test('adds only the symbols if a hosted service searches the pages', () => {
  mkdirSync(path.join(folder, 'docs'), {recursive: true});
  writeFileSync(path.join(folder, 'docs/a.html'), html({path: '/docs/a', title: 'Page A'}));

  const symbols = sources([entry('Function', 'require_login')]);
  writeSearchIndex(folder, readSearchPages(folder), {isHosted: true, symbols, wikiPages: {}, baseUrl: '/'});

  expect(readdirSync(folder).sort()).toEqual(['assets', 'docs', 'search-symbols.json']);
});

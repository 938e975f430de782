import {readdirSync} from 'node:fs';
import {expect, test} from 'vitest';
import {writeSearchIndex} from '../../../../src/finish/search-index/index.ts';
import {readSearchPages} from '../../../../src/finish/search-index/readSearchPages.ts';
import {entry, sources} from '../../search/symbols/fixtureIndex.ts';
import {html} from '../../search/embedded/fixtureSite.ts';
import {temporarySite} from '../../temporarySite.ts';

const {site: folder, writeFiles, read} = temporarySite();

test('adds the index to a build', () => {
  writeFiles({
    'docs/a.html': html({path: '/docs/a', title: 'Page A'}),
    'docs/b.html': html({path: '/docs/b', title: 'Page B', robots: 'noindex'}),
    '404.html': html({path: '/404.html', title: 'Page not found', tag: 'default'}),
  });
  const symbols = sources([entry('Function', 'require_login')]);
  writeSearchIndex(folder, readSearchPages(folder), {isHosted: false, symbols, wikiPages: {}, baseUrl: '/'});

  expect(read('search-index.json')).toMatch(/^\{"en-AU":\{"docs-default-current":"[0-9a-f]{8}\.json"\}\}$/);
  const contents = readdirSync(`${folder}/assets/search`).map((name) => read(`assets/search/${name}`));
  expect(contents.join()).toContain('Page A');
  expect(contents.join()).not.toMatch(/Page B|Page not found/);
  expect(read('search-symbols.json')).toContain('docs-default-current');
});

test('adds only the symbols if a hosted service searches the pages', () => {
  writeFiles({'docs/a.html': html({path: '/docs/a', title: 'Page A'})});
  const symbols = sources([entry('Function', 'require_login')]);
  writeSearchIndex(folder, readSearchPages(folder), {isHosted: true, symbols, wikiPages: {}, baseUrl: '/'});

  expect(readdirSync(folder).sort()).toEqual(['assets', 'docs', 'search-symbols.json']);
});

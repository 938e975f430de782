import {readdirSync} from 'node:fs';
import {expect, test} from 'vitest';
import {writeSearchIndex} from '../../../../src/finish/search-index/index.ts';
import {readSearchPages} from '../../../../src/finish/search-index/readSearchPages.ts';
import {entry, sources} from '../../search/symbols/fixtureIndex.ts';
import {html} from '../../search/embedded/fixtureSite.ts';
import {temporarySite} from '../../temporarySite.ts';

const {site: folder, writeFiles} = temporarySite();

test('adds only the symbols if a hosted service searches the pages', () => {
  writeFiles({'docs/a.html': html({path: '/docs/a', title: 'Page A'})});
  const symbols = sources([entry('Function', 'require_login')]);
  writeSearchIndex(folder, readSearchPages(folder), {isHosted: true, symbols, wikiPages: {}, baseUrl: '/'});

  expect(readdirSync(folder).sort()).toEqual(['assets', 'docs', 'search-symbols.json']);
});

import {expect, test} from 'vitest';
import {checkWikiPages} from '../../../../checks/data/wikiPages.ts';
import {temporarySite} from '../../temporarySite.ts';

const {site, write} = temporarySite();

test('accepts pages with and without a folder, and anchors', () => {
  write('docs/dml/index.md', 'DML');
  write('general/sql.mdx', 'SQL');
  write('data/wiki-pages.json', JSON.stringify({DML: '/docs/dml#tables', 'Security:SQL': '/general/sql'}));
  expect(checkWikiPages(site)).toEqual([]);
});

test('reports each page that does not exist', () => {
  write('data/wiki-pages.json', JSON.stringify({DML: '/docs/dml'}));
  expect(checkWikiPages(site)).toEqual([
    'data/wiki-pages.json /DML: "/docs/dml"; allowed: the path of a page, from one of docs/dml.md, docs/dml.mdx, docs/dml/index.md, docs/dml/index.mdx.',
  ]);
});

test('accepts the data of this site', () => {
  expect(checkWikiPages(process.cwd())).toEqual([]);
});

import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {checkWikiPages} from '../../../../checks/data/wikiPages.ts';

let site: string;
beforeEach(() => (site = mkdtempSync(path.join(tmpdir(), 'wiki-pages-'))));
afterEach(() => rmSync(site, {recursive: true}));

function write(file: string, content: string): void {
  mkdirSync(path.dirname(path.join(site, file)), {recursive: true});
  writeFileSync(path.join(site, file), content);
}

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

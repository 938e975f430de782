import {mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import versionLoader from '@site/src/patches/route-splitting/versionLoader';

let folder: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'route-splitting-'));
  write('site-category-testing.json', {categoryGeneratedIndex: {permalink: '/docs/category/testing'}});
});

afterEach(() => {
  rmSync(folder, {recursive: true});
});

function write(name: string, content: unknown): void {
  writeFileSync(path.join(folder, name), JSON.stringify(content));
}

/** Runs the loader on a generated file. */
function load(content: unknown): unknown {
  write('docs.json', content);
  const context = {resourcePath: path.join(folder, 'docs.json'), addContextDependency: vi.fn()};
  return JSON.parse(versionLoader.call(context, JSON.stringify(content)));
}

const link = (docId: string) => ({type: 'link', href: `/docs/${docId}`, docId});
const docs = (...ids: string[]) =>
  Object.fromEntries(ids.map((id) => [id, {id, title: id, description: `About ${id}`}]));

test('keeps only docs that a generated category page shows as cards', () => {
  const version = {
    label: '4.2',
    docsSidebars: {
      docs: [
        link('index'),
        {type: 'category', href: '/docs/apis', items: [link('apis/dml')]},
        {
          type: 'category',
          items: [
            {
              type: 'category',
              href: '/docs/category/testing',
              items: [link('behat'), {type: 'category', items: [link('phpunit')]}, {type: 'link', href: '/elsewhere'}],
            },
          ],
        },
      ],
    },
    docs: docs('index', 'apis', 'apis/dml', 'behat', 'phpunit'),
  };
  expect(load({version, other: 1})).toEqual({version: {...version, docs: docs('behat')}, other: 1});
});

import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, expect, test, vi} from 'vitest';
import type {LoadContext, Plugin, PluginContentLoadedActions} from '@docusaurus/types';
import searchIndex from '../../../../src/plugins/search-index/index.ts';
import {html} from '../../search/embedded/fixtureSite.ts';

const folder = mkdtempSync(path.join(tmpdir(), 'search-index-'));
afterEach(() => rmSync(folder, {recursive: true, force: true}));

const outDir = path.join(folder, 'build');
/** A site with the code of this one, and a cache of its own. */
const context = {siteDir: folder} as LoadContext;

test('adds the index of its pages to a build', async () => {
  symlinkSync(path.resolve('src'), path.join(folder, 'src'), 'junction');
  mkdirSync(path.join(outDir, 'docs'), {recursive: true});
  writeFileSync(path.join(outDir, 'docs/a.html'), html({path: '/docs/a', title: 'Page A'}));
  writeFileSync(path.join(outDir, 'docs/b.html'), html({path: '/docs/b', title: 'Page B', robots: 'noindex'}));
  writeFileSync(path.join(outDir, '404.html'), html({path: '/404.html', title: 'Page not found', tag: 'default'}));

  type Build = Parameters<NonNullable<Plugin['postBuild']>>[0];
  await searchIndex(context).postBuild?.({outDir, siteConfig: {noIndex: false}} as Build);

  expect(readFileSync(path.join(outDir, 'search-index.json'), 'utf8')).toMatch(
    /^\{"en-AU":\{"docs-default-current":"[0-9a-f]{12}\.json"\}\}$/,
  );
  const contents = readdirSync(path.join(outDir, 'assets/search')).map((name) =>
    readFileSync(path.join(outDir, 'assets/search', name), 'utf8'),
  );
  expect(contents.join()).toContain('Page A');
  expect(contents.join()).not.toMatch(/Page B|Page not found/);
});

test('makes the embedded engine that of the build', async () => {
  const createData = vi.fn();
  await searchIndex(context).contentLoaded?.({
    content: undefined,
    actions: {createData} as unknown as PluginContentLoadedActions,
  });
  expect(createData).toHaveBeenCalledExactlyOnceWith(
    'engine.js',
    "export {openEngine} from '@site/src/search/embedded/client';\n",
  );
});

import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {expect, test} from 'vitest';
import lazyHighlighter from '@site/src/patches/highlighting';

const siteDir = process.cwd();

/** Returns the aliases that the plugin adds to the bundler's configuration. */
function aliasesOf(folder: string, isServer: boolean): Record<string, unknown> {
  const configure = lazyHighlighter({siteDir: folder} as LoadContext).configureWebpack as (
    config: object,
    isServer: boolean,
  ) => {resolve: {alias: Record<string, unknown>}};
  return configure({}, isServer).resolve.alias;
}

test('removes the client module, which exists in the installed theme', () => {
  const [[request, replacement] = ['', true], ...others] = Object.entries(aliasesOf(siteDir, true));
  expect(others).toEqual([]);
  expect(replacement).toBe(false);
  expect(existsSync(request.replace(/\$$/, '.js'))).toBe(true);
});

test('loads the highlighter on demand in the browser', () => {
  const [module, replacement] = ['serverHighlighter', 'clientHighlighter.ts'].map((file) =>
    path.join(siteDir, 'src/patches/highlighting', file),
  );
  expect(aliasesOf(siteDir, false)[`${module}$`]).toBe(replacement);
  expect(existsSync(`${module}.ts`) && existsSync(replacement!)).toBe(true);
});

test('`languages.ts` does the same as the client module', () => {
  const statements = (file: string) => readFileSync(file, 'utf8').replace(/\/\*[\s\S]*?\*\/|\/\/.*$|\s+/gm, '');
  const [request = ''] = Object.keys(aliasesOf(siteDir, true));
  expect(statements('src/patches/highlighting/languages.ts')).toBe(statements(request.replace(/\$$/, '.js')));
});

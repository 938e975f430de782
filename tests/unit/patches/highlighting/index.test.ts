import {existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {describe, expect, onTestFinished, test} from 'vitest';
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

describe('lazyHighlighter', () => {
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

  test('throws an error if the theme has no such client module', () => {
    const site = mkdtempSync(path.join(tmpdir(), 'highlighting-'));
    onTestFinished(() => rmSync(site, {recursive: true}));
    const theme = path.join(site, 'node_modules/@docusaurus/theme-classic');
    mkdirSync(path.join(theme, 'lib'), {recursive: true});
    writeFileSync(path.join(theme, 'package.json'), '{"main": "lib/index.js"}');
    writeFileSync(path.join(theme, 'lib/index.js'), '');
    writeFileSync(path.join(site, 'package.json'), '{}');
    expect(() => aliasesOf(site, false)).toThrow('The theme no longer has lib/prism-include-languages.js');
  });
});

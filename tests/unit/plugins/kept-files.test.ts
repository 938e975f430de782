import {existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, utimesSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {afterEach, beforeEach, expect, test, vi} from 'vitest';
import keptFiles from '@site/src/plugins/kept-files';

type Tap<Argument> = (name: string, fn: (argument: Argument) => void) => void;
interface Compilation {
  getAssets: () => {name: string}[];
}
type Apply = (compiler: {hooks: {beforeRun: {tap: Tap<void>}; afterEmit: {tap: Tap<Compilation>}}}) => void;
type Configure = (config: {mode: string}, isServer: boolean) => {plugins?: {apply: Apply}[]};

let siteDir: string;
const exitListeners: ((code: number) => void)[] = [];

const outDir = (): string => path.join(siteDir, 'build');

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'kept-files-'));
  vi.stubEnv('NODE_ENV', 'production');
  vi.spyOn(process, 'once').mockImplementation((event, listener) => {
    expect(event).toBe('exit');
    exitListeners.push(listener as (code: number) => void);
    return process;
  });
});

afterEach(() => {
  rmSync(siteDir, {recursive: true});
  exitListeners.length = 0;
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});

/** Writes files as an earlier build has. */
function writeBefore(...files: string[]): void {
  for (const file of files.map((name) => path.join(outDir(), name))) {
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, 'before');
    utimesSync(file, 1_000_000, 1_000_000);
  }
}

function write(...files: string[]): void {
  for (const file of files.map((name) => path.join(outDir(), name))) {
    mkdirSync(path.dirname(file), {recursive: true});
    writeFileSync(file, 'now');
  }
}

function listBuild(): string[] {
  return readdirSync(outDir(), {recursive: true, encoding: 'utf8'}).sort();
}

/** Starts a build as Docusaurus does, up to the point where the bundler has written its files. */
async function bundle(assets: string[], left: string[] = []) {
  const plugin = keptFiles({siteDir, outDir: outDir()} as LoadContext, {left});
  await plugin.allContentLoaded?.({} as never);
  expect(existsSync(outDir())).toBe(false);
  const {plugins = []} = (plugin.configureWebpack as unknown as Configure)({mode: 'production'}, false);
  const begin: (() => void)[] = [];
  const end: ((compilation: Compilation) => void)[] = [];
  plugins.forEach(({apply}) =>
    apply({hooks: {beforeRun: {tap: (_, fn) => begin.push(fn)}, afterEmit: {tap: (_, fn) => end.push(fn)}}}),
  );
  begin.forEach((fn) => fn());
  end.forEach((fn) => fn({getAssets: () => assets.map((name) => ({name}))}));
  return plugin;
}

test('leaves what a build has written, and what it has found as it has to be', async () => {
  writeBefore('index.html', 'old.html', 'assets/same.js', 'assets/old.js', 'gone/below/old.js', 'old.xml');
  const plugin = await bundle(['assets/same.js', 'assets/new.js']);
  write('index.html', 'assets/new.js', 'docs/new.html');
  await plugin.postBuild?.({} as never);
  expect(listBuild()).toEqual(['assets', 'assets/new.js', 'assets/same.js', 'docs', 'docs/new.html', 'index.html']);
});

test('leaves folders to the plugin that looks after them', async () => {
  writeBefore('assets/search/part.json', 'assets/other.json');
  const plugin = await bundle([], ['assets/search/']);
  await plugin.postBuild?.({} as never);
  expect(listBuild()).toEqual(['assets', 'assets/search', 'assets/search/part.json']);
});

test('a build that fails leaves nothing that could be taken for a site, and the next uses what it had', async () => {
  writeBefore('index.html');
  await bundle([]);
  write('half.html');
  exitListeners.forEach((listener) => listener(1));
  expect(existsSync(outDir())).toBe(false);
  await bundle([]);
  expect(listBuild()).toEqual(['half.html', 'index.html']);
  exitListeners.at(-1)?.(0);
  expect(existsSync(outDir())).toBe(true);
});

test('a first build has nothing to remove, and leaves nothing either if it fails', async () => {
  const plugin = await bundle([]);
  write('index.html');
  await plugin.postBuild?.({} as never);
  expect(listBuild()).toEqual(['index.html']);
  exitListeners.forEach((listener) => listener(1));
  expect(existsSync(outDir())).toBe(false);
});

test('the development server leaves the build alone', async () => {
  vi.stubEnv('NODE_ENV', 'development');
  writeBefore('index.html');
  const plugin = keptFiles({siteDir, outDir: outDir()} as LoadContext, {left: []});
  await plugin.allContentLoaded?.({} as never);
  expect(listBuild()).toEqual(['index.html']);
  const configure = plugin.configureWebpack as unknown as Configure;
  expect(configure({mode: 'development'}, false)).toEqual({});
  expect(configure({mode: 'production'}, true)).toEqual({});
});

test('a build that cannot be set aside is left for Docusaurus to remove', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => undefined);
  writeBefore('index.html');
  writeFileSync(path.join(siteDir, 'node_modules'), 'not a folder');
  const plugin = keptFiles({siteDir, outDir: outDir()} as LoadContext, {left: []});
  await plugin.allContentLoaded?.({} as never);
  expect(warn).toHaveBeenCalledExactlyOnceWith(
    expect.stringMatching(/^All files of the last build are written again: Error: ENOTDIR/),
  );
  expect(listBuild()).toEqual(['index.html']);
});

import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import type {LoadContext} from '@docusaurus/types';
import keptPages, {type KeptPages} from '@site/src/plugins/kept-pages';
import {keyOf} from '@site/src/plugins/kept-pages/parts';

type Tell = (compilation: unknown) => void;
type Configure = (config: unknown, isServer: boolean) => Record<string, unknown>;

let siteDir: string;

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'kept-pages-'));
});

afterEach(() => {
  rmSync(siteDir, {recursive: true});
});

function write(name: string, content: string): void {
  const file = path.join(siteDir, name);
  mkdirSync(path.dirname(file), {recursive: true});
  writeFileSync(file, content);
}

const production = {mode: 'production', entry: {main: '/core/serverEntry.js'}};

function makePlugin() {
  const plugin = keptPages({siteDir, generatedFilesDir: path.join(siteDir, 'generated')} as LoadContext);
  return {configure: plugin.configureWebpack as unknown as Configure, postBuild: plugin.postBuild};
}

/** Has the plugin see a bundle of two files. */
function emit(configure: Configure): void {
  let tell: Tell | undefined;
  const {plugins} = configure(production, true) as {plugins: {apply: (compiler: unknown) => void}[]};
  const afterEmit = {tap: (_name: string, fn: Tell) => (tell = fn)};
  plugins.forEach((plugin) => plugin.apply({hooks: {afterEmit}}));
  tell?.({
    compiler: {outputPath: path.join(siteDir, 'out')},
    outputOptions: {filename: 'server.bundle.js'},
    chunks: [
      {files: ['server.bundle.js', 'styles.css'], groupsIterable: [{name: 'main'}]},
      {files: ['assets/intro.js'], groupsIterable: [{name: 'intro'}, {name: null}]},
    ],
  });
}

describe('keptPages', () => {
  beforeEach(() => {
    write('generated/routesChunkNames.json', '{"/intro-123": {"content": "intro"}}');
    write('out/server.bundle.js', 'the bundle');
    write('out/assets/intro.js', 'a page');
  });

  test('renders with the module of Docusaurus', () => {
    expect(makePlugin().configure(production, true)).toMatchObject({
      entry: {main: path.join(siteDir, 'src/plugins/kept-pages/serverEntry.ts')},
      output: {chunkFilename: 'assets/js/[name].js'},
      resolve: {alias: {'@kept-pages/render': '/core/serverEntry.js'}},
    });
  });

  test('changes neither what readers get nor what the development server does', () => {
    const {configure} = makePlugin();
    expect(configure(production, false)).toEqual({});
    expect(configure({...production, mode: 'development'}, true)).toEqual({});
  });

  test('fails if there is no such module any more', () => {
    expect(() => makePlugin().configure({...production, entry: './index.js'}, true)).toThrow(
      'Docusaurus has no module "main" that renders',
    );
  });

  test('tells the bundle what pages are made of, and where they are kept', () => {
    emit(makePlugin().configure);
    const told = JSON.parse(readFileSync(path.join(siteDir, 'out/kept-pages.json'), 'utf8')) as KeptPages;
    expect(told).toEqual({
      folder: path.join(siteDir, 'node_modules/.cache/kept-pages'),
      app: expect.stringMatching(/^[0-9a-f]{128}$/) as string,
      routes: {},
    });
  });

  test('removes pages that this build has not used, and none that another is writing', async () => {
    const {configure, postBuild} = makePlugin();
    emit(configure);
    const {folder, ...parts} = JSON.parse(readFileSync(path.join(siteDir, 'out/kept-pages.json'), 'utf8')) as KeptPages;
    const current = keyOf(parts, '/intro');
    [current, 'old', `${current}.123`].forEach((name) => write(path.relative(siteDir, path.join(folder, name)), ''));
    await postBuild?.({routesPaths: ['/intro', '/never-rendered']} as never);
    expect(readdirSync(folder)).toEqual([current, `${current}.123`]);
  });

  test('removes nothing if nothing was bundled', async () => {
    write('node_modules/.cache/kept-pages/old', '');
    await makePlugin().postBuild?.({routesPaths: []} as never);
    expect(readdirSync(path.join(siteDir, 'node_modules/.cache/kept-pages'))).toEqual(['old']);
  });
});

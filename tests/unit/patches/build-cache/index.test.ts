import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import {createBaseConfig} from '@docusaurus/core/lib/webpack/base';
import {rspack} from '@docusaurus/faster';
import type {LoadContext, Plugin} from '@docusaurus/types';
import buildCache from '@site/src/patches/build-cache';

let siteDir: string;

beforeEach(() => {
  siteDir = mkdtempSync(path.join(tmpdir(), 'build-cache-'));
  for (const file of ['samples/db/tasks.php', 'data/security-advisories.json', 'package-lock.json', 'docs/page.md']) {
    write(file, 'before');
  }
});

afterEach(() => rmSync(siteDir, {recursive: true}));

function write(file: string, text: string): void {
  mkdirSync(path.dirname(path.join(siteDir, file)), {recursive: true});
  writeFileSync(path.join(siteDir, file), text);
}

const persistent: object = {experiments: {cache: {type: 'persistent', version: 'own'}}};

/** Returns the cache version for a build with a single page that has the given permalink. */
async function versionOf({baseUrl = '/', permalink = '/docs/page', config = persistent} = {}): Promise<unknown> {
  const plugin = buildCache({siteDir, baseUrl} as LoadContext);
  const docs = [{source: '@site/docs/page.md', permalink}];
  const allContent = {'docusaurus-plugin-content-docs': {default: {loadedVersions: [{docs}]}}};
  type Loaded = Parameters<NonNullable<Plugin['allContentLoaded']>>[0];
  await plugin.allContentLoaded?.({allContent} as unknown as Loaded);
  const configure = plugin.configureWebpack as unknown as (config: object) => {experiments?: {cache: object}};
  const {experiments} = configure(config);
  return experiments === undefined ? undefined : (experiments.cache as {version: string}).version;
}

test('extends the version that Docusaurus sets', async () => {
  expect(await versionOf()).toMatch(/^own-[0-9a-f]{64}$/);
  expect(await versionOf()).toBe(await versionOf());
});

test.each(['samples/db/tasks.php', 'data/security-advisories.json', 'package-lock.json', 'src/markdown/new.ts'])(
  'invalidates the cache when %s changes',
  async (file) => {
    const before = await versionOf();
    write(file, 'after');
    expect(await versionOf()).not.toBe(before);
  },
);

test('keeps the cache when a page changes, because the bundler tracks pages', async () => {
  const before = await versionOf();
  write('docs/page.md', 'after');
  expect(await versionOf()).toBe(before);
});

test('invalidates the cache when the base URL or a permalink changes', async () => {
  const before = await versionOf();
  expect(await versionOf({baseUrl: '/resources/'})).not.toBe(before);
  expect(await versionOf({permalink: '/docs/moved'})).not.toBe(before);
});

test('changes nothing if the bundler has no persistent cache', async () => {
  expect(await versionOf({config: {}})).toBeUndefined();
  expect(await versionOf({config: {experiments: {cache: true}}})).toBeUndefined();
});

test('extends the cache version in the configuration of the installed Docusaurus', async () => {
  const props = {
    outDir: siteDir,
    siteDir: process.cwd(),
    siteConfig: {
      staticDirectories: [],
      markdown: {},
      future: {faster: {rspackPersistentCache: true}, v4: {}, experimental_router: 'browser'},
    },
    siteConfigPath: '',
    baseUrl: '/',
    generatedFilesDir: siteDir,
    routesPaths: [],
    siteMetadata: {docusaurusVersion: '3'},
    plugins: [],
    i18n: {currentLocale: 'en-AU'},
    currentBundler: {name: 'rspack', instance: rspack.rspack},
  };
  const config = await createBaseConfig({
    props,
    isServer: false,
    minify: false,
    faster: {},
    configureWebpackUtils: {getStyleLoaders: () => []},
  } as unknown as Parameters<typeof createBaseConfig>[0]);
  expect(await versionOf({config})).toMatch(/^client-.*-en-AU-3-.*-[0-9a-f]{64}$/);
});

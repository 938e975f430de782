import {mkdirSync, mkdtempSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, expect, test} from 'vitest';
import type {LoadContext, Plugin} from '@docusaurus/types';
import buildCache from '@site/src/framework/build-cache';

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

/** Version of the cache in a build whose only page has the given address. */
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

test('the cache keeps the version of Docusaurus as a part of its own', async () => {
  expect(await versionOf()).toMatch(/^own-[0-9a-f]{64}$/);
  expect(await versionOf()).toBe(await versionOf());
});

test.each(['samples/db/tasks.php', 'data/security-advisories.json', 'package-lock.json', 'src/markdown/new.ts'])(
  'a change of %s empties the cache',
  async (file) => {
    const before = await versionOf();
    write(file, 'after');
    expect(await versionOf()).not.toBe(before);
  },
);

test('the text of a page does not, as the bundler compares it', async () => {
  const before = await versionOf();
  write('docs/page.md', 'after');
  expect(await versionOf()).toBe(before);
});

test('the base URL and the address of a page do', async () => {
  const before = await versionOf();
  expect(await versionOf({baseUrl: '/resources/'})).not.toBe(before);
  expect(await versionOf({permalink: '/docs/moved'})).not.toBe(before);
});

test('a bundler without a persistent cache is left alone', async () => {
  expect(await versionOf({config: {}})).toBeUndefined();
  expect(await versionOf({config: {experiments: {cache: true}}})).toBeUndefined();
});

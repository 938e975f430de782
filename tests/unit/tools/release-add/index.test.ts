import {cpSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {beforeEach, expect, test} from 'vitest';
import {parse} from 'yaml';
import {checkData} from '../../../../checks/data/index.ts';
import {checkReleases} from '../../../../checks/releases/index.ts';
import {releaseFrontMatter} from '../../../../src/moodle/releases/frontMatter.ts';
import {readReleases} from '../../../../src/moodle/releases/readReleases.ts';
import {releaseSidebar} from '../../../../src/moodle/releases/sidebar.ts';
import upgradePlanner from '../../../../src/plugins/upgrade-planner/index.ts';
import {addRelease} from '../../../../tools/release-add/index.ts';
import {readRecord, type AppRecord, type PlatformRecord} from '../../../../tools/release-add/record.ts';
import {temporarySite} from '../../temporarySite.ts';

const {site, write, read} = temporarySite();

const {pointRelease, newVersion, appRelease, wrong} = parse(
  readFileSync('tests/data/release-records.yaml', 'utf8'),
  // JSON leaves out undefined values, unlike null.
  (_key, value: unknown) => value ?? undefined,
  {merge: true},
) as {
  pointRelease: PlatformRecord;
  newVersion: PlatformRecord;
  appRelease: AppRecord;
  wrong: {what: string; record: unknown; message: string}[];
};

beforeEach(() => {
  cpSync('data/schemas', path.join(site, 'data/schemas'), {recursive: true});
  const release = {name: '7.1.0', releaseDate: '2050-04-24', build: '2050042400', notes: '/general/releases/7.1'};
  const version = {name: '7.1', releaseDate: '2050-04-24', generalEndDate: '2051-04-24', securityEndDate: '2051-10-24'};
  write('data/versions/7.1.json', {
    ...version,
    isLTS: false,
    releases: [release],
    requirements: {...newVersion.requirements, php: {min: '8.0.0', alsoSupported: [{version: '8.1'}]}},
  });
  write('data/php-support.json', [
    {php: '8.1', usableFrom: ['7.1'], epic: 'MDL-9'},
    {php: '8.0', usableFrom: ['7.1'], minimumFor: '7.1', epic: 'MDL-8'},
  ]);
  write('data/release-keys.json', {'/general/releases/7.1': ''});
  const app = {version: '7.1.0', date: '2050-04-24', minPlatform: '3.5', route: '/general/app_releases/v7/v7.1.0'};
  write('data/app-releases.json', [{name: 'Moodle App 7.1.0', ...app}]);
  write('general/tags.yml', 'moodle-7-1:\n  label: Moodle 7.1\n  permalink: /moodle-7-1\nzoom:\n  label: Zoom\n');
  write('general/releases/7.1.md', '---\nversion: 7.1.0\n---\n');
});

async function add(record: unknown): Promise<string[]> {
  write('record.json', record);
  return addRelease(site, readRecord(site, path.join(site, 'record.json')));
}

/** Returns the fields that the build adds to the front matter of a page, and the changes that the planner knows. */
async function shown(page: string, field: string): Promise<{fields: unknown; changes: string}> {
  const filePath = path.join(site, page);
  const fileContent = readFileSync(filePath, 'utf8');
  const version = new RegExp(`^${field}: (.*)$`, 'm').exec(fileContent)?.[1];
  const defaultParseFrontMatter = () => Promise.resolve({frontMatter: {[field]: version}, content: ''});
  const {frontMatter} = await releaseFrontMatter(site)({filePath, fileContent, defaultParseFrontMatter});
  const {loadContent} = upgradePlanner({siteDir: site} as LoadContext);
  return {fields: frontMatter, changes: JSON.stringify(await loadContent?.())};
}

function expectNoProblems(): void {
  expect(checkData(path.join(site, 'data'), ['versions', 'php-support', 'app-releases', 'release-keys'])).toEqual([]);
  expect(checkReleases(site)).toEqual([]);
}

test('adds a point release: its data, its keys, and a page with every title and key', async () => {
  const page = 'general/releases/7.1/7.1.1.md';
  expect(await add(pointRelease)).toEqual(['data/versions/7.1.json', page, 'data/release-keys.json']);
  expectNoProblems();
  expect(read(page)).toBe(`---
title: Moodle 7.1.1
description: Security fixes, bug fixes and improvements in Moodle 7.1.1, a point release of Moodle 7.1.
tags:
  - release-notes
  - moodle-7-1
version: 7.1.1
---

Moodle 7.1.1 is a point release of Moodle 7.1.

## Fixes

- Use \\{$a\\} in \\<b\\> instead of \`<i>\` (MDL-1, MDL-2)
- Names\\_with\\_underscores
`);
  expect(JSON.stringify(releaseSidebar(readReleases(site)))).toContain('"releases/7.1/7.1.1"');
  const {fields, changes} = await shown(page, 'version');
  expect(fields).toMatchObject({release: {version: '7.1.1'}});
  expect(changes).toContain('MDL-1');
});

test('adds the discussions of advisories in the order of their keys', async () => {
  write('data/security-advisories.json', {'MSA-50-0001': 10, 'MSA-50-0003': 30});
  const items = [{key: 'MSA-50-0002', title: 'XSS in a name', discussion: 20}];
  const changed = await add({...pointRelease, sections: [{heading: 'Security fixes', items}]});
  expect(changed).toContain('data/security-advisories.json');
  expect(Object.entries(JSON.parse(read('data/security-advisories.json')) as object)).toEqual([
    ['MSA-50-0001', 10],
    ['MSA-50-0002', 20],
    ['MSA-50-0003', 30],
  ]);
});

test('adds a version with its support dates, requirements and tag', async () => {
  const page = 'general/releases/7.2.md';
  expect(await add(newVersion)).toEqual([
    'data/versions/7.2.json',
    'data/php-support.json',
    'general/tags.yml',
    page,
    'data/release-keys.json',
  ]);
  expectNoProblems();
  expect(readReleases(site).versions.at(-1)).toMatchObject({
    name: '7.2',
    isLTS: true,
    releases: [{name: '7.2.0', notes: '/general/releases/7.2'}],
    requirements: {php: {min: '8.1.0'}},
  });
  expect(read('general/tags.yml')).toMatch(/moodle-7-1:[^:]+:[^:]+: \/moodle-7-1\nmoodle-7-2:\n {2}label: Moodle 7.2/);
  expect(read(page)).toMatch(/## Requirements\n\n<Requirements version="7.2" \/>\n\n## For developers\n$/);
  expect((await shown(page, 'version')).fields).toMatchObject({release: {version: '7.2.0'}});
});

test('adds an app release', async () => {
  const page = 'general/app_releases/v7/v7.1.1.md';
  expect(await add({...appRelease, description: 'Chat: faster.', introduction: 'Faster.'})).toEqual([
    'data/app-releases.json',
    page,
    'data/release-keys.json',
  ]);
  expectNoProblems();
  expect(read(page)).toContain("description: 'Chat: faster.'");
  expect(read(page)).toContain('\nFaster.\n\n## Fixes\n\n- Chat is slow (MOBILE-1)\n');
  expect((await shown(page, 'appVersion')).fields).toMatchObject({appRelease: {version: '7.1.1'}});
});

test.each(readdirSync('tools/release-add/examples'))('the example %s is a valid record', (file) => {
  expect(() => readRecord('.', `tools/release-add/examples/${file}`)).not.toThrow();
});

test.each(wrong)('rejects $what', async ({record, message}) => {
  const listed = (): string[] =>
    readdirSync(site, {recursive: true, encoding: 'utf8'})
      .filter((file) => file !== 'record.json')
      .sort();
  const before = listed();
  const data = read('data/versions/7.1.json');
  await expect(add(record)).rejects.toThrow(message);
  expect(listed()).toEqual(before);
  expect(read('data/versions/7.1.json')).toBe(data);
});

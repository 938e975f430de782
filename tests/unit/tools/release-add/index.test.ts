import {readFileSync, rmSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {checkData} from '../../../../checks/data/index.ts';
import {checkReleases} from '../../../../checks/releases/index.ts';
import {releaseFrontMatter} from '../../../../src/moodle/releases/frontMatter.ts';
import {readReleases} from '../../../../src/moodle/releases/readReleases.ts';
import {releaseSidebar} from '../../../../src/moodle/releases/sidebar.ts';
import type {PackedRelease} from '../../../../src/moodle/upgrade/pack.ts';
import upgradePlanner from '../../../../src/plugins/upgrade-planner/index.ts';
import {addRelease, readArguments} from '../../../../tools/release-add/index.ts';
import {copySite} from './site.ts';

let site: string;

beforeEach(() => {
  site = copySite();
});

afterEach(() => rmSync(site, {recursive: true}));

const run = (...args: string[]): Promise<string[]> => addRelease(site, readArguments(args));

/** Changes that replace the placeholders of a page. Each one is different, because the check rejects repetitions. */
const changes = [
  'Quiz: attempts can be reopened by a teacher',
  'Forum: teachers can lock several discussions at once',
  'Fixed: the course index did not show hidden sections',
  'Fixed: group names were cut off in the gradebook',
  'Assignment: students can see the time limit before they start',
];

/** Replaces the placeholders on a page, as the guide for maintainers describes. */
function writeNotes(page: string): void {
  const file = path.join(site, page);
  const text = readFileSync(file, 'utf8');
  let next = 0;
  const written = text
    .replaceAll('(MSA-00-0000)', 'Quiz: attempts of other users could be opened (MSA-99-0001)')
    .replaceAll('(MDL-00000)', () => `${changes[next]!} (MDL-${90001 + next++})`);
  expect(written).not.toBe(text);
  writeFileSync(file, written);
}

async function readFrontMatter(page: string): Promise<Record<string, unknown>> {
  const filePath = path.join(site, page);
  const fileContent = readFileSync(filePath, 'utf8');
  const version = /^version: (.*)$/m.exec(fileContent)?.[1];
  const defaultParseFrontMatter = () => Promise.resolve({frontMatter: {version}, content: ''});
  return (await releaseFrontMatter(site)({filePath, fileContent, defaultParseFrontMatter})).frontMatter;
}

async function plannedChanges(release: string): Promise<PackedRelease | undefined> {
  const {loadContent} = upgradePlanner({siteDir: site} as LoadContext);
  const packed = (await loadContent?.()) ?? [];
  return packed.find((entry) => JSON.stringify(entry).includes(`"${release}"`));
}

describe('a point release', () => {
  const page = 'general/releases/4.2/4.2.1.md';
  const args = ['4.2.1', '--date=2023-06-12', '--build=2023042401'];

  test('is added to the data, and appears on its page, in the sidebar and in the planner', async () => {
    expect(await run(...args)).toEqual(['data/versions/4.2.json', page]);
    expect(checkData(path.join(site, 'data'), ['versions', 'php-support'])).toEqual([]);
    expect(JSON.stringify(releaseSidebar(readReleases(site)))).toContain('"releases/4.2/4.2.1"');
    expect(await readFrontMatter(page)).toMatchObject({version: '4.2.1', release: {version: '4.2.1'}});
    expect(await plannedChanges('4.2.1')).toBeDefined();
  });

  test('fails the release notes check until the notes are written', async () => {
    await run(...args);
    expect(checkReleases(site)).toEqual([
      expect.stringMatching(/^general\/releases\/4\.2\/4\.2\.1\.md:\d+: this line says nothing/),
      expect.stringMatching(/^general\/releases\/4\.2\/4\.2\.1\.md:\d+: this line says nothing/),
    ]);
    writeNotes(page);
    expect(checkReleases(site)).toEqual([]);
    expect(JSON.stringify(await plannedChanges('4.2.1'))).toContain('attempts can be reopened by a teacher');
  });

  test('adds one line to the data and changes no other line', async () => {
    const file = path.join(site, 'data/versions/4.2.json');
    const before = readFileSync(file, 'utf8').split('\n');
    await run(...args);
    const after = readFileSync(file, 'utf8').split('\n');
    expect(after.filter((line) => !before.includes(line))).toEqual([
      '    {"name": "4.2.1", "releaseDate": "2023-06-12", "build": "2023042401", "notes": "/general/releases/4.2/4.2.1"}',
    ]);
    expect(after).toHaveLength(before.length + 1);
  });
});

test('the first release of a version gets a page, a tag and the requirements of the previous version', async () => {
  const page = 'general/releases/4.3.md';
  const written = await run(
    '4.3',
    '--date=2023-10-09',
    '--build=2023100900',
    '--general-end=2024-10-07',
    '--security-end=2025-04-21',
  );
  expect(written).toEqual(['data/versions/4.3.json', page, 'general/tags.yml']);
  expect(checkData(path.join(site, 'data'), ['versions', 'php-support'])).toEqual([]);
  const {versions} = readReleases(site);
  expect(versions.at(-1)).toMatchObject({
    name: '4.3',
    isLTS: false,
    releases: [{name: '4.3.0'}],
    requirements: {php: {min: '8.0.0', max: '8.1'}},
  });
  expect(JSON.stringify(versions.at(-1))).not.toContain('minRaisedSince');
  expect(readFileSync(path.join(site, 'general/tags.yml'), 'utf8')).toContain(
    'moodle-4-2:\n  label: Moodle 4.2\n  permalink: /moodle-4-2\nmoodle-4-3:\n  label: Moodle 4.3\n  permalink: /moodle-4-3\n',
  );
  writeNotes(page);
  expect(checkReleases(site)).toEqual([]);
  expect(await readFrontMatter(page)).toMatchObject({release: {version: '4.3.0'}});
  expect(await plannedChanges('4.3.0')).toBeDefined();
});

import {cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import type {LoadContext} from '@docusaurus/types';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {checkData} from '../../../../checks/data/index.ts';
import {checkReleases} from '../../../../checks/releases/index.ts';
import {releaseFrontMatter} from '../../../../src/platform/releases/frontMatter.ts';
import {readReleases} from '../../../../src/platform/releases/readReleases.ts';
import {releaseSidebar} from '../../../../src/platform/releases/sidebar.ts';
import type {PackedRelease} from '../../../../src/platform/releases/upgrade/pack.ts';
import upgradePlanner from '../../../../src/plugins/upgrade-planner/index.ts';
import {addRelease, readArguments} from '../../../../tools/release-add/index.ts';

const root = process.cwd();
let site: string;

beforeEach(() => {
  site = mkdtempSync(path.join(tmpdir(), 'release-add-test-'));
  for (const entry of ['data/schemas', 'data/versions', 'general/releases', 'general/app_releases', 'tests/data']) {
    cpSync(path.join(root, entry), path.join(site, entry), {recursive: true});
  }
  for (const file of ['data/php-support.json', 'data/app-releases.json', 'general/tags.yml']) {
    cpSync(path.join(root, file), path.join(site, file));
  }
});

afterEach(() => rmSync(site, {recursive: true}));

/** Returns the content of every file of the site. */
function snapshot(): Map<string, string> {
  const files = readdirSync(site, {recursive: true, withFileTypes: true}).filter((entry) => entry.isFile());
  return new Map(
    files.map((entry) => {
      const file = path.join(entry.parentPath, entry.name);
      return [path.relative(site, file), readFileSync(file, 'utf8')];
    }),
  );
}

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

test.each([
  ['no release', [], 'The release is not set; allowed: one release, such as 4.2.1, or 4.3 for a new version.'],
  ['no date', ['4.2.1'], '--date is not set; allowed: an existing date in the format YYYY-MM-DD.'],
  [
    'a date that does not exist',
    ['4.2.1', '--date=2023-02-30'],
    '--date is "2023-02-30"; allowed: an existing date in the format YYYY-MM-DD.',
  ],
  [
    'an invalid build',
    ['4.2.1', '--date=2023-06-12', '--build=4.2.1'],
    '--build is "4.2.1"; allowed: ten digits, with two decimals if the announcement has them, such as 2023042401.',
  ],
  [
    'a build that is not above the previous one',
    ['4.2.1', '--date=2023-06-12', '--build=2023042400'],
    /^data\/versions\/4\.2\.json:\d+ \/releases\/1\/build: "2023042400"; allowed: a build above 2023042400/,
  ],
  [
    'a date before the previous release',
    ['4.2.1', '--date=2022-06-12'],
    /^data\/versions\/4\.2\.json:\d+ \/releases\/1\/releaseDate: "2022-06-12"; allowed: 2023-04-24 \(4\.2\.0\) or later/,
  ],
  [
    'an existing release',
    ['4.1.3', '--date=2023-06-12'],
    'The release is "4.1.3"; allowed: a release without a page, but general/releases/4.1/4.1.3.md already exists.',
  ],
  [
    'a release of an unknown version',
    ['4.3.1', '--date=2023-12-11'],
    'The release is "4.3.1"; allowed: a release of a version up to 4.2; add 4.3 first.',
  ],
  [
    'a new version without end of support',
    ['4.3', '--date=2023-10-09'],
    '--general-end is not set; allowed: an existing date in the format YYYY-MM-DD.',
  ],
  [
    'support that ends before it starts',
    ['4.3', '--date=2023-10-09', '--general-end=2022-10-07', '--security-end=2025-04-21'],
    /^data\/versions\/4\.3\.json:\d+ \/generalEndDate: "2022-10-07"; allowed: releaseDate \(2023-10-09\) or later/,
  ],
  [
    'support options for a point release',
    ['4.2.1', '--date=2023-06-12', '--lts'],
    '--lts is "true"; allowed: no value, because 4.2.1 is a point release of 4.2.',
  ],
])('rejects %s with a one-line message and writes nothing', async (_what, args, message) => {
  const before = snapshot();
  await expect(async () => run(...args)).rejects.toThrow(message);
  expect(snapshot()).toEqual(before);
});

import {readdirSync, readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {afterAll, beforeAll, expect, test} from 'vitest';
import {addRelease, readArguments} from '../../../../tools/release-add/index.ts';
import {copySite} from './site.ts';

// These tests write nothing, so one copy of the site is enough.
let site: string;
let before: Map<string, string>;

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

beforeAll(() => {
  site = copySite();
  before = snapshot();
});

afterAll(() => rmSync(site, {recursive: true}));

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
  await expect(async () => addRelease(site, readArguments(args))).rejects.toThrow(message);
  expect(snapshot()).toEqual(before);
});

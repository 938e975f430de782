import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {beforeEach, expect, test} from 'vitest';
import {releaseFrontMatter} from '@site/src/moodle/releases/frontMatter';
import {appReleases, fourOne} from '../fixtures';
import {smallSite} from './site';

const {site, write} = smallSite();
let parse: ReturnType<typeof releaseFrontMatter>;

beforeEach(() => {
  parse = releaseFrontMatter(site);
});

/** Parses a page like Docusaurus. */
async function frontMatterOf(file: string, lines: readonly string[]): Promise<Record<string, unknown>> {
  const {frontMatter} = await parse({
    filePath: path.join(site, file),
    fileContent: ['---', 'title: A page', ...lines, '---', '', 'Text.'].join('\n'),
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });
  return frontMatter;
}

test('adds the data of a release, and the previous and next page', async () => {
  const facts = {...fourOne};
  delete facts.requirements;
  expect(await frontMatterOf('general/releases/4.1/4.1.1.md', ['version: 4.1.1'])).toEqual({
    title: 'A page',
    version: '4.1.1',
    pagination_prev: 'releases/4.1',
    pagination_next: 'releases/4.1/4.1.2',
    release: {version: '4.1.1', data: facts},
  });
});

test('treats the name of a version as its first release', async () => {
  expect(await frontMatterOf('general/releases/4.1.md', ["version: '4.1'"])).toMatchObject({
    pagination_prev: null,
    pagination_next: 'releases/4.1/4.1.1',
    release: {version: '4.1.0', data: {releases: [{name: '4.1.0'}, {name: '4.1.2'}]}},
  });
  expect(await frontMatterOf('general/releases/4.2.md', ['version: 4.2.0'])).toMatchObject({
    pagination_prev: 'releases/4.1/4.1.2',
    pagination_next: null,
  });
});

test('adds the data of an app release and of the newest one', async () => {
  const [newest, release] = appReleases;
  expect(await frontMatterOf('general/app_releases/v3/v3.5.0.md', ['appVersion: 3.5.0'])).toEqual({
    title: 'A page',
    appVersion: '3.5.0',
    pagination_prev: 'app_releases/v1.x',
    pagination_next: 'app_releases/v4/v4.1.0',
    appRelease: {version: '3.5.0', releases: [newest, release]},
  });
  expect(await frontMatterOf('general/app_releases/v4/v4.1.0.md', ['appVersion: 4.1.0'])).toMatchObject({
    appRelease: {version: '4.1.0', releases: [newest]},
  });
  expect(await frontMatterOf('general/app_releases/v1.x.md', ['appVersion: 1.x'])).toEqual({
    title: 'A page',
    appVersion: '1.x',
    pagination_prev: null,
    pagination_next: 'app_releases/v3/v3.5.0',
  });
});

test.each(['general/releases/index.md', 'general/app_releases/index.md', 'docs/releases/4.1.md'])(
  'does not change %s',
  async (file) => {
    expect(await frontMatterOf(file, ['version: 9.9.9'])).toEqual({title: 'A page', version: '9.9.9'});
  },
);

test('finds a release that was added to the data after the start', async () => {
  await frontMatterOf('general/releases/4.1.md', ['version: 4.1.0']);
  const added = {name: '4.1.3', releaseDate: '2023-04-24', notes: '/general/releases/4.1/4.1.3'};
  write('data/versions/4.1.json', {...fourOne, releases: [...fourOne.releases, added]});
  expect(await frontMatterOf('general/releases/4.1/4.1.3.md', ['version: 4.1.3'])).toMatchObject({
    release: {version: '4.1.3'},
  });
});

test.each([
  // A release or a version that is not in the data.
  ['general/releases/4.1/4.1.9.md', 'version: 4.1.9', '3: version 4.1.9 is unknown. The releases in'],
  ['general/releases/5.0.md', 'version: 5.0.0', '3: version 5.0.0 is unknown, because there is no data/versions/5.0'],
  ['general/app_releases/v4/v4.9.0.md', 'appVersion: 4.9.0', '3: appVersion 4.9.0 is not in data/app-releases.json.'],
  // A release that has another page, or whose notes are not in the data.
  ['general/releases/4.1/4.1.2.md', 'version: 4.1.1', '3: version 4.1.1 belongs in general/releases/4.1/4.1.1.md'],
  ['general/app_releases/v4/v4.1.0.md', 'appVersion: 3.5.0', 'belongs in general/app_releases/v3/v3.5.0.md'],
  ['general/releases/1.4/1.4.1.md', 'version: 1.4.1', '3: version 1.4.1 has no "notes" in data/versions/1.4.json'],
  // A number, no version, and the version of another product.
  ['general/releases/4.1.md', 'version: 4.1', '3: version 4.1 must be in quotes'],
  ['general/releases/4.1.md', 'description: Text.', '1: release notes need the version of the release'],
  ['general/app_releases/v4/v4.1.0.md', 'version: 4.1.0', '1: release notes need the version of the release'],
])('rejects %s with %s', async (file, line, message) => {
  await expect(frontMatterOf(file, [line])).rejects.toThrow(message);
  await expect(frontMatterOf(file, [line])).rejects.toThrow(`${file}:`);
});

test('rejects invalid data', async () => {
  write('data/versions/4.1.json', {...fourOne, securityEndDate: '2025-02-30'});
  await expect(frontMatterOf('general/releases/4.1.md', ['version: 4.1.0'])).rejects.toThrow(
    'data/versions/4.1.json:1 /securityEndDate: "2025-02-30"',
  );
});

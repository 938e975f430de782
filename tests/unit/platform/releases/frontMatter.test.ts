import path from 'node:path';
import {DEFAULT_PARSE_FRONT_MATTER} from '@docusaurus/utils';
import {afterEach, beforeEach, describe, expect, test} from 'vitest';
import {releaseFrontMatter} from '@site/src/platform/releases/frontMatter';
import {appReleases, fourOne} from '../fixtures';
import {smallSite, type SmallSite} from './site';

let site: SmallSite;
let parse: ReturnType<typeof releaseFrontMatter>;

beforeEach(() => {
  site = smallSite();
  parse = releaseFrontMatter(site.folder);
});

afterEach(() => {
  site.remove();
});

/** Parses a page like Docusaurus. */
async function frontMatterOf(file: string, lines: readonly string[]): Promise<Record<string, unknown>> {
  const {frontMatter} = await parse({
    filePath: path.join(site.folder, file),
    fileContent: ['---', 'title: A page', ...lines, '---', '', 'Text.'].join('\n'),
    defaultParseFrontMatter: DEFAULT_PARSE_FRONT_MATTER,
  });
  return frontMatter;
}

describe('releaseFrontMatter', () => {
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
    'leaves %s alone',
    async (file) => {
      expect(await frontMatterOf(file, ['version: 9.9.9'])).toEqual({title: 'A page', version: '9.9.9'});
    },
  );

  test('finds a release that was added after the start', async () => {
    await frontMatterOf('general/releases/4.1.md', ['version: 4.1.0']);
    const added = {name: '4.1.3', releaseDate: '2023-04-24', notes: '/general/releases/4.1/4.1.3'};
    site.write('data/versions/4.1.json', {...fourOne, releases: [...fourOne.releases, added]});
    expect(await frontMatterOf('general/releases/4.1/4.1.3.md', ['version: 4.1.3'])).toMatchObject({
      release: {version: '4.1.3'},
    });
  });

  test.each([
    [
      'a release that is not on record',
      'general/releases/4.1/4.1.9.md',
      'version: 4.1.9',
      '3: version 4.1.9 is not on record. data/versions/4.1.json has 4.1.0, 4.1.1, 4.1.2.',
    ],
    [
      'a version that is not on record',
      'general/releases/5.0.md',
      'version: 5.0.0',
      '3: version 5.0.0 is not on record: there is no data/versions/5.0.json.',
    ],
    [
      'a release that another page is about',
      'general/releases/4.1/4.1.2.md',
      'version: 4.1.1',
      '3: version 4.1.1 belongs on general/releases/4.1/4.1.1.md, so that no release has two pages.',
    ],
    [
      'a release whose notes are not in the data',
      'general/releases/1.4/1.4.1.md',
      'version: 1.4.1',
      '3: version 1.4.1 has no "notes" in data/versions/1.4.json, which has to name this page.',
    ],
    [
      'a number',
      'general/releases/4.1.md',
      'version: 4.1',
      '3: version 4.1 has to be in quotes, since 3.10 without them is the number 3.1.',
    ],
    [
      'no version',
      'general/releases/4.1.md',
      'description: Text.',
      '1: notes of a release need its version in their front matter, such as "version: 4.1.1".',
    ],
    [
      'a release of the app that is not on record',
      'general/app_releases/v4/v4.9.0.md',
      'appVersion: 4.9.0',
      '3: appVersion 4.9.0 is not on record in data/app-releases.json.',
    ],
    [
      'a release of the app that another page is about',
      'general/app_releases/v4/v4.1.0.md',
      'appVersion: 3.5.0',
      '3: appVersion 3.5.0 belongs on general/app_releases/v3/v3.5.0.md, so that no release has two pages.',
    ],
    [
      'the platform where the app is meant',
      'general/app_releases/v4/v4.1.0.md',
      'version: 4.1.0',
      '1: notes of a release need its version in their front matter, such as "appVersion: 4.1.1".',
    ],
  ])('rejects %s', async (_fault, file, line, message) => {
    await expect(frontMatterOf(file, [line])).rejects.toThrow(expect.objectContaining({message: `${file}:${message}`}));
  });

  test('rejects invalid data', async () => {
    site.write('data/versions/4.1.json', {...fourOne, securityEndDate: '2025-02-30'});
    await expect(frontMatterOf('general/releases/4.1.md', ['version: 4.1.0'])).rejects.toThrow(
      expect.objectContaining({
        message: 'data/versions/4.1.json:5 /securityEndDate: "2025-02-30"; allowed: a day that exists, as YYYY-MM-DD.',
      }),
    );
  });
});

import {readFileSync} from 'node:fs';
import {writeFile} from 'node:fs/promises';
import path from 'node:path';
import {JSDOM} from 'jsdom';
import {beforeEach, describe, expect, test} from 'vitest';
import type {LoadContext, LoadedPlugin, Plugin} from '@docusaurus/types';
import releaseFeed from '../../../src/plugins/release-feed/index.ts';
import type {ReleaseList} from '../../../src/plugins/release-feed/releaseList.ts';
import {readReleases, type Releases} from '../../../src/moodle/releases/readReleases.ts';
import {newestFirst} from '../../../src/moodle/releases/newestFirst.ts';
import {supportedVersions} from '../../../src/moodle/support.ts';
import type {Version} from '../../../src/moodle/types.ts';
import {oneFour} from '../moodle/fixtures.ts';
import {smallSite} from '../moodle/releases/site.ts';
import {temporarySite} from '../temporarySite.ts';

// tests/build/releases.test.ts tests the feed and the list of the site.

type PostBuild = Parameters<NonNullable<Plugin<Releases>['postBuild']>>[0];
type ContentLoaded = Parameters<NonNullable<Plugin<Releases>['contentLoaded']>>[0];

const root = process.cwd();
const {site: outDir, read: readFile} = temporarySite();

/** Returns the docs plugin instance for the general docs, with a page for each file. */
function documentation(files: readonly string[]): LoadedPlugin {
  const docs = files.map((file) => ({
    source: `@site/${file}`,
    title: `Title of ${file}`,
    description: `What <${file}> & others say.`,
  }));
  return {
    name: 'docusaurus-plugin-content-docs',
    options: {id: 'general'},
    content: {loadedVersions: [{docs}]},
  } as unknown as LoadedPlugin;
}

async function build(siteDir: string, plugins: readonly LoadedPlugin[]): Promise<void> {
  const context = {siteDir, baseUrl: '/', siteConfig: {url: 'https://example.com', title: 'Developer Resources'}};
  const plugin = releaseFeed(context as LoadContext);
  const content = (await plugin.loadContent?.()) as Releases;
  const createData = (name: string, data: string) => writeFile(path.join(outDir, name), data);
  await plugin.contentLoaded?.({content, actions: {createData}} as unknown as ContentLoaded);
  await plugin.postBuild?.({content, outDir, plugins} as PostBuild);
}

const read = (file: string): string => readFile(path.join('general', file));

/** Parses the feed as XML. */
function feed(): Element {
  return new JSDOM(read('releases.atom'), {contentType: 'application/xml'}).window.document.documentElement;
}

const list = (): ReleaseList => JSON.parse(read('releases.json')) as ReleaseList;

describe('with a small site', () => {
  const {site, write} = smallSite();

  test('leaves out an unknown build in an entry, escapes the description, and takes extended support into account', async () => {
    const releases = [{...oneFour.releases[0], notes: '/general/releases/1.4'}];
    write('data/versions/1.4.json', {...oneFour, releases});
    await build(site, [documentation(['general/releases/1.4.md'])]);
    expect(feed().querySelector('entry > summary')?.textContent).toBe(
      'What &lt;general/releases/1.4.md&gt; &amp; others say. ' +
        'General support for Moodle 1.4 until 7 May 2005, security support until 30 June 2005.',
    );
  });

  test('writes a feed without releases that does not depend on the build time', async () => {
    await build(site, [documentation([])]);
    expect(feed().querySelectorAll('entry')).toHaveLength(0);
    expect(feed().querySelector('updated')?.textContent).toBe('1970-01-01T00:00:00.000Z');
  });

  test('lists all that is known of a release, with absolute URLs', async () => {
    await build(site, []);
    expect(list().versions[1]?.releases[0]).toEqual({
      name: '4.1.2',
      releaseDate: '2023-03-13',
      build: '2022112802',
      notesUrl: 'https://example.com/general/releases/4.1/4.1.2',
      issuesUrl: expect.stringMatching(/^https:\/\/moodle\.atlassian\.net\/issues\/\?jql=.*4\.1\.2/),
      remark: 'Emergency minor release',
    });
    // `fixVersions` marks a release without a list of issues.
    expect(list().versions[2]?.releases[0]).toEqual({name: '1.4.1', releaseDate: '2004-09-12'});
  });
});

describe("with this site's releases", () => {
  const releases = readReleases(root);

  test('outlines the versions for pages about the newest ones', async () => {
    await build(root, []);
    const outline = JSON.parse(readFile('versions.json')) as Version[];
    expect(supportedVersions(outline)).toEqual(
      supportedVersions(releases.versions)
        .map((version) => ({
          ...version,
          // A new version has a single release.
          releases: [...new Set([version.releases[0], version.releases.at(-1)])],
          removedPlugins: undefined,
        }))
        .reverse(),
    );
    expect(newestFirst(outline)[0]?.release).toEqual(newestFirst(releases.versions)[0]?.release);
    expect(outline.map(({name}) => name)).toEqual(releases.versions.map(({name}) => name).reverse());
  });

  beforeEach(() => build(root, [documentation(releases.pages.map(({file}) => file))]));

  test('writes a list that contains the example on the page of all releases', () => {
    const page = readFileSync(path.join(root, 'general/releases/history.md'), 'utf8');
    const example = JSON.parse(/```json title="[^"]*releases\.json"\n(.*?)```/s.exec(page)![1]!) as ReleaseList;
    const [shown] = example.versions;
    const version = list().versions.find(({name}) => name === shown?.name);
    expect(example.formatVersion).toBe(list().formatVersion);
    // The example shows one entry of each list.
    expect({...version, releases: []}).toMatchObject({...shown, releases: []});
    const [release] = shown!.releases;
    const address = (url: string | undefined): string => new URL(url!).pathname;
    const known = version?.releases.find(({name}) => name === release?.name);
    expect(known).toMatchObject({...release, notesUrl: known?.notesUrl});
    expect(address(known?.notesUrl)).toBe(address(release?.notesUrl));
  });
});

import {readFileSync} from 'node:fs';
import {Ajv, type SchemaObject} from 'ajv';
import addFormats from 'ajv-formats';
import {JSDOM} from 'jsdom';
import {expect, test} from 'vitest';
import {firstAppPage} from '../../src/moodle/releases/readReleases.ts';
import {formatDate} from '../../src/moodle/support.ts';
import type {ReleaseList} from '../../src/plugins/release-feed/releaseList.ts';
import {dated, releases} from '../support/facts.ts';
import {documentOf, failing, get, hrefsOf, textOf} from './site.ts';

const route = '/general/releases';

/** Every release page that the site must keep, with its title. */
const pages = readFileSync('tests/e2e/data/releases.tsv', 'utf8')
  .trim()
  .split('\n')
  .map((line) => line.split('\t') as [route: string, title: string]);

const {versions} = releases;

test('all release pages that the site must keep exist and have the expected titles', async () => {
  const failures: string[] = [];
  for (const [path, title] of pages) {
    const response = await get(path);
    const heading = /<h1[^>]*>(.*?)<\/h1>/s.exec(await response.text())?.[1]?.replace(/<[^>]*>/g, '');
    if (response.status !== 200 || heading !== title) {
      failures.push(`${response.status} ${path}: ${heading}`);
    }
  }
  expect(failures).toEqual([]);
});

test('releases without notes have no page', async () => {
  const missing = versions.flatMap(({name, releases: all}) =>
    all.filter(({notes}) => notes === undefined).map((release) => `${route}/${name}/${release.name}`),
  );
  for (const path of missing) {
    expect((await get(path)).status, path).toBe(404);
  }
});

test('a release page lists the data of the release, and links to the newest one of its version', async () => {
  const {release, version} = releases.pages.findLast((page) => page.release !== page.version.releases.at(-1))!;
  const newest = version.releases.at(-1)!;
  const $ = await documentOf(release.notes!);
  const facts = $('.markdown dl').first();
  for (const text of [`Moodle ${release.name}`, formatDate(release.releaseDate), release.build!, 'support until']) {
    expect(facts.text()).toContain(text);
  }
  const links = facts
    .find('a')
    .toArray()
    .map((link) => $(link).attr('href'));
  expect(links).toContain(newest.notes);
  expect(
    links.some((href) => href?.startsWith('https://moodle.atlassian.net/') && href.includes(`%22${release.name}%22`)),
  ).toBe(true);
});

test('each section of a page with several releases lists the data of its release', async () => {
  const sections = releases.appReleases.filter((release) => release.route.includes('#'));
  expect(sections).not.toEqual([]);
  for (const release of sections) {
    const [page = '', id = ''] = release.route.split('#');
    const $ = await documentOf(page);
    expect($(`#${id}`).nextAll('dl').first().text(), release.name).toContain(formatDate(release.date));
  }
});

test('the Atom feed lists the newest releases with absolute links to existing pages', async () => {
  const response = await get(`${route}.atom`);
  expect(response.headers.get('content-type')).toContain('application/atom+xml');
  const {documentElement: root} = new JSDOM(await response.text(), {contentType: 'application/xml'}).window.document;
  const entries = [...root.querySelectorAll('entry')];
  const contentOf = (parent: Element, name: string) => parent.querySelector(`:scope > ${name}`)?.textContent;
  expect([root.namespaceURI, root.localName]).toEqual(['http://www.w3.org/2005/Atom', 'feed']);

  expect(contentOf(root, 'author')).toContain('Developer Resources');
  expect(contentOf(root, 'rights')).toMatch(/\/general\/license$/);
  const titles = entries.map((entry) => contentOf(entry, 'title'));
  const newest = dated.filter(({release}) => release.notes !== undefined).slice(0, titles.length);
  // The notes of a version's first release have the name of the version.
  expect(titles).toEqual(
    newest.map(({release, version}) => `Moodle ${release === version.releases[0] ? version.name : release.name}`),
  );
  const [{release, version}] = newest as [(typeof newest)[number]];
  expect(contentOf(entries[0]!, 'summary')).toContain(
    `. Build ${release.build}. General support for Moodle ${version.name} until ${formatDate(version.generalEndDate)}, security support until`,
  );
  expect(contentOf(root, 'updated')).toBe(`${release.releaseDate}T00:00:00.000Z`);
  const days = entries.map((entry) => contentOf(entry, 'updated')!);
  expect(days).toEqual([...days].sort().reverse());

  const ids = entries.map((entry) => contentOf(entry, 'id'));
  const links = entries.map((entry) => entry.querySelector('link')!.getAttribute('href')!);
  expect(ids).toEqual(links);
  expect(new Set(ids).size).toBe(titles.length);
  // Links contain the origin that the site was built for, not the origin of the test server.
  const self = root.querySelector(':scope > link[rel=self]')!.getAttribute('href')!;
  const {origin} = new URL(self);
  expect(self).toBe(`${origin}${route}.atom`);
  expect(links.filter((link) => new URL(link).origin !== origin)).toEqual([]);
  expect(await failing(links.map((link) => new URL(link).pathname))).toEqual([]);
});

test('the JSON list of releases is valid against its schema and contains all release data', async () => {
  const list = JSON.parse(await textOf(`${route}.json`)) as ReleaseList;
  const schema = JSON.parse(await textOf(`${route}.schema.json`)) as SchemaObject;
  const validate = addFormats(new Ajv({allErrors: true})).compile(schema);
  validate(list);
  expect(validate.errors).toBeNull();
  // The schema describes every property: nothing is removed.
  const described = structuredClone(list);
  addFormats(new Ajv({removeAdditional: 'all'})).compile(schema)(described);
  expect(described).toEqual(list);
  expect(new URL(list.$schema).pathname).toBe(`${route}.schema.json`);

  expect(list.versions.map(({name}) => name)).toEqual(versions.map(({name}) => name).reverse());
  const published = new Map(list.versions.map((version) => [version.name, version]));
  expect(published.size).toBe(versions.length);
  for (const {name, isLTS, releaseDate, generalEndDate, securityEndDate, releases, requirements} of versions) {
    expect(published.get(name)).toMatchObject({isLTS, releaseDate, generalEndDate, securityEndDate});
    expect(published.get(name)!.requirements).toEqual(requirements);
    expect(
      published
        .get(name)!
        .releases.map(({notesUrl, ...release}) => [
          release.name,
          release.releaseDate,
          release.build,
          notesUrl && new URL(notesUrl).pathname,
        ]),
    ).toEqual(
      releases.toReversed().map((release) => [release.name, release.releaseDate, release.build, release.notes]),
    );
  }
});

test('the list of all releases links to the feed, the JSON list and its schema, which exist', async () => {
  const feed = 'head link[rel="alternate"][type="application/atom+xml"]';
  expect(hrefsOf(await documentOf(route), feed)).toEqual([`${route}.atom`]);
  const $ = await documentOf(`${route}/history`);
  expect(hrefsOf($, feed)).toEqual([`${route}.atom`]);
  const links = new Map(
    $('main a')
      .toArray()
      .map((link) => [$(link).text(), $(link).attr('href')]),
  );
  const files = ['releases.atom', 'releases.json', 'releases.schema.json'];
  expect(files.map((file) => links.get(file))).toEqual(files.map((file) => `/general/${file}`));
  expect(await failing(files.map((file) => `/general/${file}`))).toEqual([]);
});

test('the tables of components list all versions, newest first', async () => {
  const $ = await documentOf(`${route}/history`);
  const rows = $('main table:has(caption:contains("Versions of Moodle")) th[scope=row]').toArray();
  expect(rows.map((row) => $(row).text().split(' ')[0])).toEqual(versions.map(({name}) => name).reverse());
});

/** Pages of the docs sidebar, in the order in which readers go through them. */
const notes = releases.pages.map(({release}) => release.notes!);

test.each([0, Math.floor(notes.length / 2), notes.length - 1])(
  'the previous and next links of the release page with index %i follow the order of versions',
  async (index) => {
    const neighbours = [notes[index - 1], notes[index + 1]].filter(Boolean);
    expect(hrefsOf(await documentOf(notes[index]!), 'nav[aria-label="Docs pages"] a')).toEqual(neighbours);
  },
);

test('the previous and next links of app releases follow the order of releases', async () => {
  const [first, second] = releases.appPages;
  expect(hrefsOf(await documentOf(first!.release.route), 'nav[aria-label="Docs pages"] a')).toEqual([
    `/general/${firstAppPage.id}`,
    second!.release.route,
  ]);
});

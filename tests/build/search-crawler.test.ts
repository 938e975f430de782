import {expect, test} from 'vitest';
import {crawl, recordErrors} from '../support/docSearchHelper.ts';
import {supportedVersions} from '../../src/moodle/support.ts';
import {pageKinds} from '../../tools/lib/pageKinds.ts';
import {archivedEdition, releases} from '../support/facts.ts';
import {textOf} from './site.ts';

/** Returns the sidebar's section of a version or point release. */
function sectionOf(route: string): string {
  const [name] = /\d+\.\d+/.exec(route)!;
  const isRecent = supportedVersions(releases.versions).some((version) => version.name === name);
  return isRecent ? 'Recent versions' : 'Older versions';
}

/** Pages that the hosted search indexes, with the label by which it groups their results. */
const indexed = {
  home: 'Developer Resources',
  versions: 'Developer Resources',
  'docs page': 'API guides',
  'long docs page with tables': 'API guides',
  'general page': 'Contributing',
  'notes of a version': sectionOf(pageKinds['notes of a version']),
  'notes of a point release': sectionOf(pageKinds['notes of a point release']),
  'archived page': 'API guides',
} satisfies Partial<Record<keyof typeof pageKinds, string>>;

for (const [kind, section] of Object.entries(indexed)) {
  test(`the crawler of the hosted search extracts valid records from: ${kind}`, async () => {
    const path = pageKinds[kind as keyof typeof indexed];
    const html = await textOf(path);
    const records = crawl(html, `https://example.org${path}`);
    expect(records.flatMap((record) => recordErrors(record))).toEqual([]);
    expect(new Set(records.map(({hierarchy}) => hierarchy.lvl0))).toEqual(new Set([section]));

    const [title] = /(?<=<h1[^>]*>).*?(?=<\/h1>)/s.exec(html)!;
    expect(records[0]).toMatchObject({type: 'lvl1', hierarchy: {lvl1: title.replace(/<[^>]+>/g, '')}});
    expect(records.filter(({type}) => type === 'content').length).toBeGreaterThan(0);
    // The service rejects records above 10 kB.
    expect(records.map((record) => JSON.stringify(record).length).filter((size) => size > 10_000)).toEqual([]);
    const texts = records.map(({url, type, content}) => `${url} ${type} ${content}`);
    expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
  });
}

for (const kind of ['tag index', 'tag', 'search without a query'] as const) {
  test(`the crawler of the hosted search ignores: ${kind}`, async () => {
    const html = await textOf(pageKinds[kind]);
    expect(html).toContain('<h1');
    expect(crawl(html, 'https://example.org/')).toEqual([]);
  });
}

test('records contain the version of their page', async () => {
  const tags: (string | undefined)[] = [];
  for (const kind of ['docs page', 'archived page', 'general page', 'versions'] as const) {
    const html = await textOf(pageKinds[kind]);
    const [record] = crawl(html, 'https://example.org/');
    expect(record?.language).toBe('en-AU');
    tags.push(record?.docusaurus_tag);
  }
  expect(tags).toEqual(['docs-default-current', `docs-default-${archivedEdition}`, 'docs-general-current', 'default']);
});

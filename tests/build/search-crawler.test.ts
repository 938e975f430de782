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

/** Pages that the hosted search indexes, with the label by which it groups their results, and their version. */
test.each([
  ['home', 'Developer Resources', 'default'],
  ['versions', 'Developer Resources', 'default'],
  ['docs page', 'API guides', 'docs-default-current'],
  ['long docs page with tables', 'API guides', 'docs-default-current'],
  ['general page', 'Contributing', 'docs-general-current'],
  ['notes of a version', sectionOf(pageKinds['notes of a version']), 'docs-general-current'],
  ['notes of a point release', sectionOf(pageKinds['notes of a point release']), 'docs-general-current'],
  ['archived page', 'API guides', `docs-default-${archivedEdition}`],
] as const)('the crawler of the hosted search extracts valid records from: %s', async (kind, section, tag) => {
  const path = pageKinds[kind];
  const html = await textOf(path);
  const records = crawl(html, `https://example.org${path}`);
  expect(records.flatMap((record) => recordErrors(record))).toEqual([]);
  expect(new Set(records.map(({hierarchy}) => hierarchy.lvl0))).toEqual(new Set([section]));

  expect(new Set(records.map((record) => `${record.language} ${record.docusaurus_tag}`))).toEqual(
    new Set([`en-AU ${tag}`]),
  );
  const [title] = /(?<=<h1[^>]*>).*?(?=<\/h1>)/s.exec(html)!;
  expect(records[0]).toMatchObject({type: 'lvl1', hierarchy: {lvl1: title.replace(/<[^>]+>/g, '')}});
  expect(records.filter(({type}) => type === 'content').length).toBeGreaterThan(0);
  // The service rejects records above 10 kB.
  expect(records.map((record) => JSON.stringify(record).length).filter((size) => size > 10_000)).toEqual([]);
  const texts = records.map(({url, type, content}) => `${url} ${type} ${content}`);
  expect(texts.filter((text, index) => texts.indexOf(text) !== index)).toEqual([]);
});

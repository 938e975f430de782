import {runInNewContext} from 'node:vm';
import {describe, expect, test} from 'vitest';
import synonyms from '../../../data/search-synonyms.json';
import {crawlerConfig, hostedSynonyms, indexSettings} from '../../../config/searchCrawler.ts';
import {crawl, recordErrors} from '../../support/docSearchHelper.ts';
import {html, type FixturePage} from '../search/embedded/fixtureSite.ts';

const address = 'https://docs.example.com/docs/a';
const records = (page: Partial<FixturePage> = {}) => crawl(html({path: '/docs/a', ...page}), address);

describe('extractRecords', () => {
  const page = records({
    title: 'Lock API',
    breadcrumbs: ['API guides', 'Core APIs', 'Lock API'],
    content: `<p>Above <code>get()</code>.</p>
      <h2 id="one">One<a class="hash-link" href="#one">\u200B</a></h2><p>First.</p><p>Second.</p>
      <h3 id="two">Two</h3><ul><li><p>A</p><p>B</p><ul><li>Inner</li></ul></li><li>C</li></ul>
      <h2 id="three">Three</h2><table><tbody><tr><td><p>Cell</p></td></tr></tbody></table>`,
  });

  test('creates a record for each heading and for the text below it', () => {
    expect(
      page.map(({type, url, content, hierarchy}) => [
        type,
        url.slice(address.length),
        hierarchy.lvl3 ?? hierarchy.lvl2,
        content,
      ]),
    ).toEqual([
      ['lvl1', '', null, null],
      ['content', '', null, 'Above get().'],
      ['lvl2', '#one', 'One', null],
      ['content', '#one', 'One', 'First. Second.'],
      ['lvl3', '#two', 'Two', null],
      ['content', '#two', 'Two', 'A B Inner C'],
      ['lvl2', '#three', 'Three', null],
      ['content', '#three', 'Three', 'Cell'],
    ]);
  });

  test('adds the section of the site, the title, the language and the version to every record', () => {
    for (const record of page) {
      expect(record).toMatchObject({
        hierarchy: {lvl0: 'API guides', lvl1: 'Lock API'},
        language: 'en-AU',
        docusaurus_tag: 'docs-default-current',
        url_without_anchor: address,
      });
      expect(recordErrors(record)).toEqual([]);
    }
    expect(page[7]!.hierarchy).toMatchObject({lvl2: 'Three', lvl3: null});
  });

  test.each([
    ['docs-default-current', 10],
    ['docs-general-current', 10],
    ['default', 10],
    ['docs-default-1.0', 0],
  ])('ranks pages with the tag %s as %i', (tag, rank) => {
    expect(records({tag})[0]!.weight.pageRank).toBe(rank);
  });

  test('uses the site name as a section without breadcrumbs, and keeps records below the size limit', () => {
    expect(records({breadcrumbs: []})[0]!.hierarchy.lvl0).toBe('Developer Resources');
    const list = '<li>one more entry of a list</li>'.repeat(1000);
    const content = records({content: `<ul>${list}</ul>`}).find(({type}) => type === 'content')?.content;
    expect(content).toHaveLength(5000);
  });

  test('ignores elements that are not part of the text', () => {
    const content = `<nav><p>word</p></nav><aside><p>word</p></aside><p hidden>word</p><p aria-hidden="true">word</p>
      <div data-nosnippet><p>word</p></div>
      <form><p>word</p></form><pre><code>word</code></pre><p>Text<button>word</button></p>`;
    const text = JSON.stringify(records({content, topics: ['word']}));
    expect(text).toContain('Text');
    expect(text).not.toContain('word');
  });

  test.each([
    ['the list of all tags', {htmlClass: 'docs-wrapper docs-tags-list-page'}],
    ['a list of pages with a tag', {htmlClass: 'docs-wrapper docs-tags-doc-list-page'}],
    ['the search page', {htmlClass: 'search-page-wrapper'}],
    ['an unlisted page', {content: '<div class="theme-unlisted-banner">Unlisted</div>'}],
  ])('creates no records for %s', (_, unwanted) => {
    expect(records(unwanted)).toEqual([]);
  });

  test('is self-contained, because the service runs its source', () => {
    const [{recordExtractor}] = crawlerConfig({siteUrl: '', baseUrl: '/', appId: '', indexName: ''}).actions as [
      {recordExtractor: () => unknown},
    ];
    const alone = runInNewContext(`(${recordExtractor.toString()})`) as (page: object) => unknown;
    const none = Object.assign(() => none, {});
    const $ = new Proxy(none, {get: (_, name) => (name === 'length' ? 0 : name === 'is' ? () => true : () => none)});
    expect(alone({$: () => $, helpers: {}})).toEqual([]);
  });
});

test('crawlerConfig crawls only the site, and contains no API key', () => {
  const root = 'https://docs.example.com/resources/';
  const site = {
    siteUrl: 'https://docs.example.com',
    baseUrl: '/resources/',
    appId: 'APPLICATION',
    indexName: 'resources',
  };
  const config = crawlerConfig(site);
  expect(config).toMatchObject({
    appId: 'APPLICATION',
    startUrls: [root],
    sitemaps: [`${root}sitemap.xml`],
    discoveryPatterns: [`${root}**`],
    actions: [{indexName: 'resources', pathsToMatch: [`${root}**`]}],
    initialIndexSettings: {resources: indexSettings},
  });
  const excluded = ['search', 'offline', '**/tags', '**/tags/**'].map((end) => root + end);
  expect(config.exclusionPatterns).toEqual(expect.arrayContaining(excluded));
  expect(JSON.stringify(config)).not.toMatch(/key/i);
});

test('the index has the facets that the search filters by, and returns one hit per page', () => {
  expect(indexSettings.attributesForFaceting).toEqual(expect.arrayContaining(['language', 'docusaurus_tag']));
  expect(indexSettings).toMatchObject({distinct: true, attributeForDistinct: 'url_without_anchor'});
});

describe('hostedSynonyms', () => {
  test('writes groups and one-way synonyms in the format of the service', () => {
    expect(hostedSynonyms({same: [['a', 'b']], leads: [{from: ['c', 'd'], to: ['e', 'f']}]})).toEqual([
      {objectID: 'same-0', type: 'synonym', synonyms: ['a', 'b']},
      {objectID: 'leads-0-0', type: 'onewaysynonym', input: 'c', synonyms: ['e', 'f']},
      {objectID: 'leads-0-1', type: 'onewaysynonym', input: 'd', synonyms: ['e', 'f']},
    ]);
  });

  test('stays within the limits of the service: 20 words per group and 100 synonyms per word', () => {
    const lists = hostedSynonyms(synonyms) as {type: string; synonyms: string[]}[];
    expect(lists.length).toBeGreaterThan(50);
    expect(lists.filter(({type, synonyms: words}) => words.length > (type === 'synonym' ? 20 : 100))).toEqual([]);
  });
});

import {readdirSync, readFileSync} from 'node:fs';
import {load} from 'cheerio';
import type {Nodes} from 'mdast';
import {remark} from 'remark';
import remarkFrontmatter from 'remark-frontmatter';
import remarkGfm from 'remark-gfm';
import {visit} from 'unist-util-visit';
import {expect, test} from 'vitest';
import {parse} from 'yaml';
import {contentComponentRegistry} from '../../src/components/content/registry.ts';
import {collapsedLicence} from '../../src/markdown/collapsedLicence.ts';
import {pageKinds} from '../../tools/lib/pageKinds.ts';
import {archived, currentEdition} from '../support/facts.ts';
import {get, textOf} from './site.ts';

const build = 'build';
const files = readdirSync(build, {recursive: true, encoding: 'utf8'}).sort();
const read = (file: string) => readFileSync(`${build}/${file}`, 'utf8');

/** Docs pages without `.html`. */
const pages = files
  .filter((file) => file.endsWith('.html') && read(file).includes('<div class="theme-doc-markdown'))
  .map((file) => file.replace(/\.html$/, ''));

const lists = files.filter((file) => /(?:^|\/)llms\.txt$/.test(file));

const parser = remark().use(remarkGfm).use(remarkFrontmatter);

function nodesOf(text: string): Nodes[] {
  const nodes: Nodes[] = [];
  visit(parser.parse(text), (node) => void nodes.push(node));
  return nodes;
}

const components = [...Object.keys(contentComponentRegistry), 'Tabs', 'TabItem'].join('|');

/** Matches code blocks of any fence length, and inline code. */
const code = /^([\t >]*(?:[-*]|\d+\.)?[\t >]*)(`{3,})[^\n]*\n[^]*?^[\t >]*\2[\t ]*$|(`+)(?!`)[^]*?[^`]\3(?!`)/gm;

/** Matches what a reader should not see outside code: HTML and components, directives, MDX, and relative links. */
const leftover = new RegExp(
  `(?<!\\\\)<(?:/?[a-z][^>\\n]*>|!--|/?(?:${components})\\b)|^\\s*:::|^(?:import|export) .* from |\\{/\\*|\\]\\((?!https?:|mailto:|matrix:)`,
  'gim',
);

function leftovers(text: string): string[] {
  const prose = text.replace(/^---\n[^]*?\n---\n/, '').replaceAll(code, 'code');
  return [...prose.matchAll(leftover)].map(({0: match, index}) => prose.slice(Math.max(0, index - 40), index) + match);
}

test('every docs page has a copy, and there are no other copies', () => {
  expect(pages.length).toBeGreaterThan(700);
  expect(files.filter((file) => file.endsWith('.md'))).toEqual(pages.map((page) => `${page}.md`).sort());
});

test('no copy contains component syntax, HTML or relative links', () => {
  const all = pages.flatMap((page) => leftovers(read(`${page}.md`)).map((found) => `${page}.md: ${found}`));
  expect(all).toEqual([]);
});

test('every copy starts with its front matter and the title of the page', () => {
  const wrong = pages.filter((page) => {
    const [, frontMatter = '', rest = ''] = /^---\n([^]*?)\n---\n\n([^]*)$/.exec(read(`${page}.md`)) ?? [];
    const {title, description, version, url} = parse(frontMatter) as Record<string, string>;
    const $ = load(read(`${page}.html`).split('</head>')[0]!);
    return (
      !rest.startsWith('# ') ||
      !title ||
      version !==
        (page.startsWith('general') ? undefined : `Moodle ${/^docs\/(\d[\d.]*)/.exec(page)?.[1] ?? currentEdition}`) ||
      description !== $('meta[name="description"]').attr('content') ||
      url !== $('link[rel="canonical"]').attr('href')
    );
  });
  expect(wrong).toEqual([]);
});

test('code blocks, tables and headings of a page are complete', () => {
  const page = 'docs/apis/core/dml';
  const $ = load(read(`${page}.html`));
  const content = $('.theme-doc-markdown');
  content.find('.hash-link, [data-nosnippet]').remove();
  const nodes = nodesOf(read(`${page}.md`));
  const count = (type: Nodes['type']) => nodes.filter((node) => node.type === type).length;
  expect(count('code')).toBe(content.find('pre').length);
  expect(count('table')).toBe(content.find('table').length);
  expect(count('tableRow')).toBe(content.find('tr').length);
  expect(count('heading')).toBe(content.find(':is(h1, h2, h3, h4)').length);
  expect(count('code')).toBeGreaterThan(20);
});

test('samples have their whole licence header, which pages collapse to one line', () => {
  const texts = pages.map((page) => read(`${page}.md`));
  expect(texts.filter((text) => text.includes('<?php\n// This file is part of Moodle')).length).toBeGreaterThan(50);
  expect(texts.filter((text) => text.includes(collapsedLicence))).toEqual([]);
});

test('each page links to its copy, which the host sends as Markdown that search engines ignore', async () => {
  for (const path of [
    '/docs',
    archived('/docs/apis/core/dml'),
    pageKinds['notes of a point release'],
    '/docs/apis/commonfiles/version.php',
  ]) {
    const $ = load(await textOf(path));
    expect($('link[rel="alternate"][type="text/markdown"]').attr('href')).toBe(`${path}.md`);
    const response = await get(`${path}.md`);
    expect(response.headers.get('content-type')).toBe('text/markdown; charset=utf-8');
    expect(response.headers.get('x-robots-tag')).toBe('noindex');
    expect(await response.text()).toBe(read(`${path.slice(1)}.md`));
  }
  for (const list of ['/llms.txt', '/docs/llms-full.txt']) {
    const {headers} = await get(list);
    expect(headers.get('content-type')).toBe('text/plain; charset=utf-8');
    expect(headers.get('x-robots-tag')).toBe('noindex');
  }
  expect((await get('/docs')).headers.get('x-robots-tag')).toBeNull();
});

test('the sitemap lists no copies', () => {
  expect(read('sitemap.xml')).not.toMatch(/\.md<|llms/);
});

test.each(lists)('every link in %s leads to a file', (file) => {
  const paths = nodesOf(read(file)).flatMap((node) => (node.type === 'link' ? new URL(node.url).pathname : []));
  expect(paths.length).toBeGreaterThan(50);
  expect(paths.filter((path) => !files.includes(path.slice(1)))).toEqual([]);
});

test('the lists contain every copy and every full text once', () => {
  const linked = lists.flatMap((file) =>
    [...read(file).matchAll(/^- \[.*?\]\((\S+)\)/gm)].map(([, url = '']) => new URL(url).pathname.slice(1)),
  );
  const expected = files.filter((file) => /\.md$|(?:^|\/)llms-full\.txt$/.test(file));
  expect(linked.filter((file) => !lists.includes(file)).sort()).toEqual(expected);
  expect(lists.filter((file) => file !== 'llms.txt' && !linked.includes(file))).toEqual([]);
});

import {Engine} from '../../../../src/search/embedded/engine.ts';
import type {SynonymData} from '../../../../src/search/embedded/synonyms.ts';
import {addOldNames} from '../../../../src/finish/search-index/oldNames.ts';
import {parsePage} from '../../../../src/finish/html/builtPage.ts';
import {searchPageOf, type RenderedPage} from '../../../../src/finish/search-index/searchPageOf.ts';
import {writeIndex} from '../../../../src/finish/search-index/writeIndex.ts';

export interface FixturePage {
  path: string;
  title?: string;
  tag?: string;
  description?: string;
  /** Labels of the breadcrumbs, from the outermost to the page itself. */
  breadcrumbs?: string[];
  /** Labels of the tags. */
  topics?: string[];
  keywords?: string;
  /** HTML of the content, below the title. */
  content?: string;
  htmlClass?: string;
  robots?: string;
}

/** Renders a page like Docusaurus, with its layout. */
export function html(page: FixturePage): string {
  const {path, title = 'A page', tag = 'docs-default-current', description = '', content = '<p>Text.</p>'} = page;
  const crumb = (label: string) => `<li><a class="breadcrumbs__link" href="/">${label}</a></li>`;
  return `<!doctype html><html lang="en-AU" class="${page.htmlClass ?? 'docs-doc-page'}"><head>
<title>${title} | Site</title><meta name="description" content="${description}">
<meta name="docsearch:language" content="en-AU"><meta name="docsearch:docusaurus_tag" content="${tag}">
${page.keywords === undefined ? '' : `<meta name="keywords" content="${page.keywords}">`}
${page.robots === undefined ? '' : `<meta name="robots" content="${page.robots}">`}
<link rel="canonical" href="https://docs.example.com${path}"></head><body><nav>navbarword</nav><main>
<nav class="theme-doc-breadcrumbs"><ul>${(page.breadcrumbs ?? []).map(crumb).join('')}</ul></nav>
<div class="theme-doc-markdown markdown"><header><h1>${title}</h1></header>${content}</div>
<footer class="theme-doc-footer"><div class="theme-doc-footer-tags-row">${(page.topics ?? [])
    .map((label) => `<a href="/tags">${label}</a>`)
    .join('')}</div>Last updated footerword</footer></main></body></html>`;
}

/** Reads pages like the build does. */
export function read(pages: readonly FixturePage[]): RenderedPage[] {
  return pages.flatMap((page) => searchPageOf(parsePage(html(page)), false) ?? []);
}

/** A search engine, with access to its files. */
export interface FixtureEngine {
  engine: Engine;
  fetched: string[];
  /** Content of the files, by name. Requests for a deleted file fail. */
  files: Map<string, string>;
}

/** Creates an engine for some pages. */
export function engineFor(
  pages: readonly FixturePage[],
  synonyms: SynonymData = {same: [], leads: []},
  wikiPages: Readonly<Record<string, string>> = {},
): FixtureEngine {
  const files = writeIndex(addOldNames(read(pages), wikiPages, '/'));
  const fetched: string[] = [];
  const engine = new Engine((name) => {
    fetched.push(name);
    const content = files.get(name);
    return content === undefined ? Promise.reject(new Error(`no ${name}`)) : Promise.resolve(JSON.parse(content));
  }, synonyms);
  return {engine, fetched, files};
}

import {Engine} from '../../../../src/search/embedded/engine.ts';
import type {SynonymData} from '../../../../src/search/embedded/synonyms.ts';
import {readPage, type RenderedPage} from '../../../../src/search/embedded/indexing/readPage.ts';
import {writeIndex} from '../../../../src/search/embedded/indexing/writeIndex.ts';

/** What a page of the fixture site may have beside its path. */
export interface FixturePage {
  path: string;
  title?: string;
  tag?: string;
  description?: string;
  /** Labels from the outermost to the page itself. */
  breadcrumbs?: string[];
  keywords?: string[];
  /** HTML of the content, below the title. */
  content?: string;
  htmlClass?: string;
  robots?: string;
}

/**
 * A page as Docusaurus renders it, with what surrounds the content.
 *
 * @param page - What the page is to have.
 */
export function html(page: FixturePage): string {
  const {path, title = 'A page', tag = 'docs-default-current', description = '', content = '<p>Text.</p>'} = page;
  const crumb = (label: string) => `<li><a class="breadcrumbs__link" href="/">${label}</a></li>`;
  return `<!doctype html><html lang="en-AU" class="${page.htmlClass ?? 'docs-doc-page'}"><head>
<title>${title} | Site</title><meta name="description" content="${description}">
<meta name="docsearch:language" content="en-AU"><meta name="docsearch:docusaurus_tag" content="${tag}">
${page.robots === undefined ? '' : `<meta name="robots" content="${page.robots}">`}
<link rel="canonical" href="https://docs.example.com${path}"></head><body><nav>navbarword</nav><main>
<nav class="theme-doc-breadcrumbs"><ul>${(page.breadcrumbs ?? []).map(crumb).join('')}</ul></nav>
<div class="theme-doc-markdown markdown"><header><h1>${title}</h1></header>${content}</div>
<footer class="theme-doc-footer"><div class="theme-doc-footer-tags-row">${(page.keywords ?? [])
    .map((label) => `<a href="/tags">${label}</a>`)
    .join('')}</div>Last updated footerword</footer></main></body></html>`;
}

/**
 * Reads pages as the plugin does.
 *
 * @param pages - Pages of the fixture site.
 */
export function read(pages: readonly FixturePage[]): RenderedPage[] {
  return pages.flatMap((page) => readPage(html(page), false) ?? []);
}

/** An engine on a fixture site. */
export interface FixtureEngine {
  engine: Engine;
  /** Names of the files that it has asked for. */
  fetched: string[];
  /** Content by name; what is taken out is not to be had. */
  files: Map<string, string>;
}

/**
 * An engine on pages.
 *
 * @param pages - Pages of the fixture site.
 * @param synonyms - Words that stand for others.
 */
export function engineFor(pages: readonly FixturePage[], synonyms: SynonymData = {same: [], leads: []}): FixtureEngine {
  const files = writeIndex(read(pages));
  const fetched: string[] = [];
  const engine = new Engine((name) => {
    fetched.push(name);
    const content = files.get(name);
    return content === undefined ? Promise.reject(new Error(`no ${name}`)) : Promise.resolve(JSON.parse(content));
  }, synonyms);
  return {engine, fetched, files};
}

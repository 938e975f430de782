import type {Element} from 'hast';
import {parseHtml} from '../html/parse.ts';
import {canonicalUrl, elementsIn, find, metaContent, textOf} from '../html/tree.ts';

/** A docs page of the build. */
export interface DocsPage {
  title: string;
  /** Empty if the page has none. */
  description: string;
  /** Canonical URL. */
  url: string;
  /** Docs version in the page's metadata, such as `docs-default-4.1`: the docs plugin and the version. */
  tag: string;
  /** Content of the page, with the title and without controls. */
  content: Element;
}

/** Start of the element that contains the content of a docs page. */
const contentStart = '<div class="theme-doc-markdown';

/** Controls, which do nothing in Markdown, and pictures, which the pages also describe in words. */
const excludedElements = new Set(['button', 'form', 'input', 'label', 'nav', 'script', 'select', 'style', 'svg']);

/** Links that headings have to themselves, link targets of old addresses, and links from a footnote back to the text. */
const excludedClasses = ['hash-link', 'old-anchor', 'data-footnote-backref'];

function isExcluded(name: string, attributes: Readonly<Record<string, string>>): boolean {
  return (
    excludedElements.has(name) ||
    // For example, the line below the title, which the front matter repeats.
    'data-nosnippet' in attributes ||
    attributes['aria-hidden'] === 'true' ||
    excludedClasses.some((excluded) => attributes.class?.split(' ').includes(excluded))
  );
}

/** Elements that contain only other elements. Whitespace between these has no meaning. */
const containers = new Set(['dl', 'ol', 'table', 'tbody', 'tfoot', 'thead', 'tr', 'ul']);

/** Returns text as a browser shows it: except in code blocks, whitespace is one space. */
function visibleText(value: string, parents: readonly Element[]): string {
  if (parents.some(({tagName}) => tagName === 'pre')) {
    return value;
  }
  const text = value.replaceAll(/[\t\n\r ]+/g, ' ');
  return text === ' ' && containers.has(parents.at(-1)?.tagName ?? '') ? '' : text;
}

/**
 * Parses the first element of an HTML text.
 *
 * @param html - The text.
 * @returns The element without controls, or undefined if the text contains no element.
 */
export function parseElement(html: string): Element | undefined {
  return elementsIn(parseHtml(html, {isExcluded, textIn: visibleText}))[0];
}

/**
 * Reads a docs page of the build.
 *
 * @param html - The page as the build wrote it.
 * @returns The page, or undefined if it is not a docs page, for example a list of tags or a redirect.
 * @throws {Error} If a docs page has no title or canonical URL.
 */
export function readDocsPage(html: string): DocsPage | undefined {
  const start = html.indexOf(contentStart);
  const content = start === -1 ? undefined : parseElement(html.slice(start, html.lastIndexOf('</article>')));
  if (!content) {
    return undefined;
  }
  const head = parseHtml(html.slice(0, html.indexOf('</head>')));
  const description = metaContent(head, 'description') ?? '';
  const url = canonicalUrl(head);
  const heading = find(content, ({tagName}) => tagName === 'h1');
  if (!heading || url === undefined) {
    throw new Error(`The docs page ${url ?? description} has no ${heading ? 'canonical URL' : 'title'}.`);
  }
  return {
    title: textOf(heading).replaceAll('\u200B', '').replaceAll(/\s+/g, ' ').trim(),
    description,
    url,
    tag: metaContent(head, 'docusaurus_tag') ?? '',
    content,
  };
}

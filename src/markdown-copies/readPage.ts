import type {Element, Properties} from 'hast';
import {DomUtils, Parser, parseDocument} from 'htmlparser2';
import {textOf} from './hast.ts';

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

/** Converts the attributes that are important for Markdown. */
function propertiesOf({class: className, colspan, rowspan, ...others}: Record<string, string>): Properties {
  return {
    ...others,
    ...(className !== undefined && {className: className.split(' ')}),
    ...(colspan !== undefined && {colSpan: Number(colspan)}),
    ...(rowspan !== undefined && {rowSpan: Number(rowspan)}),
  };
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

/** Matches the lines of a code block, each of which consists of many elements. */
const codeLines = /(<code class="lines_[^>]*>)(.*?)(<\/code>)/gs;

/** Replaces the elements in code blocks with text. They make up most of a page, so this halves the time to parse it. */
function simplifyCode(html: string): string {
  return html.replaceAll(
    codeLines,
    (_, open: string, lines: string, close: string) =>
      `${open}${lines.replaceAll('<br>', '\n').replaceAll(/<[^>]*>/g, '')}${close}`,
  );
}

/**
 * Parses the first element of an HTML text.
 *
 * @param html - The text. The HTML must be valid, as React writes it, because the parser doesn't correct it.
 * @returns The element without controls, or undefined if the text contains no element.
 */
export function parseElement(html: string): Element | undefined {
  let root: Element | undefined;
  const parents: Element[] = [];
  let excludedDepth = 0;
  let isComplete = false;
  const parser = new Parser({
    onopentag(tagName, attributes) {
      if (isComplete) {
        return;
      }
      if (excludedDepth > 0 || isExcluded(tagName, attributes)) {
        excludedDepth++;
        return;
      }
      const element: Element = {type: 'element', tagName, properties: propertiesOf(attributes), children: []};
      root ??= element;
      parents.at(-1)?.children.push(element);
      parents.push(element);
    },
    ontext(value) {
      const siblings = parents.at(-1)?.children;
      if (siblings === undefined || excludedDepth > 0) {
        return;
      }
      const text = visibleText(value, parents);
      const last = siblings.at(-1);
      if (last?.type === 'text') {
        last.value += text;
      } else if (text !== '') {
        siblings.push({type: 'text', value: text});
      }
    },
    onclosetag() {
      if (excludedDepth > 0) {
        excludedDepth--;
      } else {
        parents.pop();
        isComplete ||= parents.length === 0;
      }
    },
  });
  parser.end(simplifyCode(html));
  return root;
}

function findHeading(node: Element): Element | undefined {
  return node.tagName === 'h1'
    ? node
    : node.children
        .filter((child) => child.type === 'element')
        .map(findHeading)
        .find((heading) => heading !== undefined);
}

/**
 * Reads a docs page of the build.
 *
 * @param html - The page as the build wrote it.
 * @returns The page, or undefined if it is not a docs page, for example a list of tags or a redirect.
 * @throws {Error} If a docs page has no title or canonical URL.
 */
export function readPage(html: string): DocsPage | undefined {
  const start = html.indexOf(contentStart);
  const content = start === -1 ? undefined : parseElement(html.slice(start, html.lastIndexOf('</article>')));
  if (!content) {
    return undefined;
  }
  const head = parseDocument(html.slice(0, html.indexOf('</head>'))).children;
  const meta = (name: string) => DomUtils.findOne(({attribs}) => attribs.name === name, head)?.attribs.content ?? '';
  const url = DomUtils.findOne(({attribs}) => attribs.rel === 'canonical', head)?.attribs.href;
  const heading = findHeading(content);
  if (!heading || url === undefined) {
    throw new Error(`The docs page ${url ?? meta('description')} has no ${heading ? 'canonical URL' : 'title'}.`);
  }
  return {
    title: textOf(heading).replaceAll('\u200B', '').replaceAll(/\s+/g, ' ').trim(),
    description: meta('description'),
    url,
    tag: meta('docusaurus_tag'),
    content,
  };
}

import type {Element, ElementContent} from 'hast';
import type {BuiltPage} from '../html/builtPage.ts';
import {attribute, canonicalUrl, find, hasClass, metaContent, textOf} from '../html/tree.ts';

export interface DocsPage {
  title: string;
  /** Empty if the page has none. */
  description: string;
  url: string;
  /** Docs version in the page's metadata, such as `docs-default-4.1`: the docs plugin and the version. */
  tag: string;
  /** Content of the page, with the title and without controls. */
  content: Element;
}

/** Controls, which do nothing in Markdown, and pictures, which the pages also describe in words. */
const excludedElements = new Set(['button', 'form', 'input', 'label', 'nav', 'script', 'select', 'style', 'svg']);

/** Links that headings have to themselves, link targets of old addresses, and links from a footnote back to the text. */
const excludedClasses = ['hash-link', 'old-anchor', 'data-footnote-backref'];

function isExcluded(element: Element): boolean {
  return (
    excludedElements.has(element.tagName) ||
    // For example, the line below the title, which the front matter repeats.
    attribute(element, 'data-nosnippet') !== undefined ||
    attribute(element, 'aria-hidden') === 'true' ||
    excludedClasses.some((name) => hasClass(element, name))
  );
}

/** Elements that contain only other elements. Whitespace between these has no meaning. */
const containers = new Set(['dl', 'ol', 'table', 'tbody', 'tfoot', 'thead', 'tr', 'ul']);

/** Copies an element without controls. Except in code blocks, whitespace is one space, as a browser shows it. */
export function readableContent(element: Element, isCode = element.tagName === 'pre'): Element {
  const children: ElementContent[] = [];
  for (const child of element.children) {
    if (child.type === 'element' && !isExcluded(child)) {
      children.push(readableContent(child, isCode || child.tagName === 'pre'));
    } else if (child.type === 'text') {
      const text = isCode ? child.value : child.value.replaceAll(/[\t\n\r ]+/g, ' ');
      const last = children.at(-1);
      if (last?.type === 'text') {
        last.value += text;
      } else if (isCode || text !== ' ' || !containers.has(element.tagName)) {
        children.push({type: 'text', value: text});
      }
    }
  }
  return {...element, children};
}

/**
 * Reads a docs page of the build. Other pages, such as lists of tags, are undefined. Throws an error if a docs page has no
 * title or canonical URL.
 */
export function readDocsPage({tree, head}: BuiltPage): DocsPage | undefined {
  const markdown = find(tree, (element) => hasClass(element, 'theme-doc-markdown'));
  if (!markdown) {
    return undefined;
  }
  const content = readableContent(markdown);
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

import type {Element, Root} from 'hast';
import {parseHtml} from './parse.ts';
import {find} from './tree.ts';

/** A page of the build, which is read and parsed once for everything that is made from it. */
export interface BuiltPage {
  file: string;
  html: string;
  tree: Root;
  /** An empty element if the page has no head. */
  head: Element;
}

/** Parses a page of the build. */
export function parsePage(html: string, file = ''): BuiltPage {
  const tree = parseHtml(html);
  const head = find(tree, ({tagName}) => tagName === 'head');
  return {
    file: file.replaceAll('\\', '/'),
    html,
    tree,
    head: head ?? {type: 'element', tagName: 'head', properties: {}, children: []},
  };
}

/** Adds elements to the end of a page's head. */
export function addToHead(html: string, elements: string): string {
  const end = html.indexOf('</head>');
  return elements === '' || end === -1 ? html : html.slice(0, end) + elements + html.slice(end);
}

// It takes half the time of a parser that mends pages as browsers do; what React writes needs no mending.
import {DomUtils, ElementType, parseDocument} from 'htmlparser2';

type Parent = ReturnType<typeof parseDocument> | Element;
type Node = ReturnType<typeof parseDocument>['children'][number];
type Element = Extract<Node, {attribs: unknown}>;

/** What a piece of text is: sentences, names between them, or a block of code. */
export type PieceKind = 'prose' | 'code' | 'sample';

/** A run of text of one kind, spaces as in the page. */
export interface Piece {
  kind: PieceKind;
  text: string;
}

/** What stands below one heading, up to the next. */
export interface PageSection {
  /** Empty for what stands above the first heading of a page. */
  heading: string;
  /** Id of the heading, for the address; empty without a heading. */
  anchor: string;
  pieces: Piece[];
}

/** A page as readers see it, without what surrounds it. */
export interface RenderedPage {
  /** Path of the canonical address, base URL included. */
  path: string;
  language: string;
  /** The `docusaurus_tag`: plugin, instance and version that the page belongs to. */
  tag: string;
  title: string;
  description: string;
  /** Labels of what the page is part of, outermost first, without the page itself. */
  breadcrumbs: string[];
  /** Labels of its tags. */
  keywords: string[];
  /** At least one: what stands above the first heading. */
  sections: PageSection[];
  /** Links of its text to other pages of the site. */
  links: PageLink[];
}

/** A link from one page to another. */
export interface PageLink {
  /** Path of the other page. */
  path: string;
  /** Id of the heading there; empty for the page as a whole. */
  anchor: string;
  /** What the link says. */
  text: string;
}

/**
 * Lists of pages by tag, and the search itself, say no more than the pages that they list. They are marked on the `html`
 * element.
 */
const listingClass = /^(?:docs-tags?-(?:doc-)?list-page|search-page-wrapper)$/;

/** What is no part of the text, by element and by class: navigation, controls, drawings, marks of the theme. */
const silentElements = new Set(['aside', 'button', 'form', 'nav', 'noscript', 'script', 'style', 'svg', 'template']);
const silentClasses = new Set([
  'hash-link',
  'theme-doc-footer',
  'theme-doc-toc-desktop',
  'theme-doc-toc-mobile',
  'theme-doc-version-badge',
  'theme-doc-version-banner',
]);

/** Elements inside a line; all others part words, even where the page has no space between them. */
const inlineElements = new Set(
  'a abbr b bdi bdo cite code del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(' '),
);

function isElement(node: Node): node is Element {
  return 'attribs' in node;
}

function attribute(element: Element, name: string): string | undefined {
  return element.attribs[name];
}

function classesOf(element: Element): string[] {
  return (attribute(element, 'class') ?? '').split(/\s+/).filter(Boolean);
}

function find(node: Parent, matches: (element: Element) => boolean): Element | undefined {
  return DomUtils.findOne(matches, node.children) ?? undefined;
}

function findAll(node: Parent, matches: (element: Element) => boolean): Element[] {
  return DomUtils.findAll(matches, node.children);
}

const hasTag = (name: string) => (element: Element) => element.name === name;
const hasClass = (name: string) => (element: Element) => classesOf(element).includes(name);

function isSilent(element: Element): boolean {
  return (
    silentElements.has(element.name) ||
    attribute(element, 'hidden') !== undefined ||
    // What search engines are not to quote: https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag
    attribute(element, 'data-nosnippet') !== undefined ||
    attribute(element, 'aria-hidden') === 'true' ||
    classesOf(element).some((name) => silentClasses.has(name))
  );
}

/** Zero-width spaces stand in headings, where the theme has its links. */
function tidy(text: string): string {
  return text
    .replace(/\u200B/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function textOf(element: Element): string {
  const pieces: Piece[] = [];
  collect(element, 'prose', (kind, text) => pieces.push({kind, text}));
  return tidy(pieces.map(({text}) => text).join(''));
}

/**
 * Pictures before the titles of the theme's cards: they say nothing that one could look for, and in a hit each makes the
 * browser look for a font while one types.
 */
const pictures = /[\u{1F300}-\u{1FAFF}]\uFE0F?/gu;

/** Walks through the text of an element; `onHeading` is asked first whether it takes an element for a heading. */
function collect(
  parent: Parent,
  kind: PieceKind,
  onText: (kind: PieceKind, text: string) => void,
  onHeading: (element: Element) => boolean = () => false,
): void {
  for (const child of parent.children) {
    if (child.type === ElementType.Text) {
      onText(kind, kind === 'prose' ? child.data.replace(pictures, ' ') : child.data);
    } else if (isElement(child) && !isSilent(child) && !onHeading(child)) {
      const inner = child.name === 'pre' ? 'sample' : child.name === 'code' && kind === 'prose' ? 'code' : kind;
      const apart = !inlineElements.has(child.name);
      if (apart) {
        onText(kind === 'code' ? 'prose' : kind, child.name === 'br' ? '\n' : ' ');
      }
      collect(child, inner, onText, onHeading);
      if (apart) {
        onText(kind === 'code' ? 'prose' : kind, ' ');
      }
    }
  }
}

/** What a part of an address says; as it stands if it cannot be decoded. */
function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Links of the text to other pages, as menus link to every page alike. */
function linksOf(content: Parent, page: URL): PageLink[] {
  return findLinks(content).flatMap((element) => {
    const href = attribute(element, 'href') ?? '';
    const target = URL.canParse(href, page.href) ? new URL(href, page) : undefined;
    return target?.origin === page.origin && target.pathname !== page.pathname
      ? [{path: target.pathname, anchor: decode(target.hash.slice(1)), text: textOf(element)}]
      : [];
  });
}

function findLinks(parent: Parent): Element[] {
  return parent.children
    .filter(isElement)
    .flatMap((child) => (isSilent(child) ? [] : child.name === 'a' ? [child] : findLinks(child)));
}

function sectionsOf(content: Parent): PageSection[] {
  let current: PageSection = {heading: '', anchor: '', pieces: []};
  const sections = [current];
  collect(
    content,
    'prose',
    (kind, text) => {
      const last = current.pieces.at(-1);
      if (last?.kind === kind) {
        last.text += text;
      } else {
        current.pieces.push({kind, text});
      }
    },
    (element) => {
      // The title is known, and a heading without an id cannot be linked to: it stays a part of the text.
      const isTitle = element.name === 'h1';
      const anchor = /^h[2-6]$/.test(element.name) ? attribute(element, 'id') : undefined;
      if (anchor !== undefined) {
        current = {heading: textOf(element), anchor, pieces: []};
        sections.push(current);
      }
      return isTitle || anchor !== undefined;
    },
  );
  return sections;
}

/**
 * Reads a page of the build.
 *
 * @param html - The rendered page.
 * @param ignoreNoIndex - Whether the whole site is marked `noindex`, so that the mark of a page says nothing.
 * @returns The page, or undefined if the search is not to find it: lists by tag, the search page, pages that are unlisted or
 * marked `noindex`, redirects and all else that is not a page of a plugin.
 */
export function readPage(html: string, ignoreNoIndex: boolean): RenderedPage | undefined {
  const document = parseDocument(html);
  const root = find(document, hasTag('html'));
  const head = root && find(root, hasTag('head'));
  const main = root && find(root, hasTag('main'));
  if (!head || !main || classesOf(root).some((name) => listingClass.test(name))) {
    return undefined;
  }

  const meta = (name: string): string | undefined => {
    const element = find(head, (candidate) => candidate.name === 'meta' && attribute(candidate, 'name') === name);
    return element && attribute(element, 'content');
  };
  const tag = meta('docsearch:docusaurus_tag');
  const canonical = find(head, (element) => attribute(element, 'rel') === 'canonical');
  const address = canonical && attribute(canonical, 'href');
  const isUnlisted =
    find(main, hasClass('theme-unlisted-banner')) !== undefined ||
    (!ignoreNoIndex && /\bnoindex\b/.test(meta('robots') ?? ''));
  if (tag === undefined || address === undefined || isUnlisted) {
    return undefined;
  }

  const page = new URL(address);
  const content = find(main, hasClass('theme-doc-markdown')) ?? main;
  const heading = find(main, hasTag('h1'));
  const crumbs = find(main, hasClass('theme-doc-breadcrumbs'));
  const tags = find(main, hasClass('theme-doc-footer-tags-row'));
  return {
    path: page.pathname,
    language: meta('docsearch:language') ?? attribute(root, 'lang') ?? '',
    tag,
    title: heading ? textOf(heading) : tidy(textOfTitle(head)),
    description: tidy(meta('description') ?? ''),
    breadcrumbs: crumbs ? findAll(crumbs, hasClass('breadcrumbs__link')).map(textOf).filter(Boolean).slice(0, -1) : [],
    keywords: tags ? findAll(tags, hasTag('a')).map(textOf) : [],
    sections: sectionsOf(content),
    links: linksOf(content, page),
  };
}

/** Without a heading, a page goes by its title in the tab, less the name of the site. */
function textOfTitle(head: Element): string {
  const title = find(head, hasTag('title'));
  return title ? textOf(title).replace(/ \| [^|]*$/, '') : '';
}

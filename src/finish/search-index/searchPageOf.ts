import type {Element} from 'hast';
import type {BuiltPage} from '../html/builtPage.ts';
import {attribute, canonicalUrl, elementsIn, find, findAll, metaContent, textOf, type Parent} from '../html/tree.ts';

/** Kind of a piece of text: prose, inline code, or a code block. */
export type PieceKind = 'prose' | 'code' | 'sample';

/** Consecutive text of one kind. Whitespace is unchanged. */
export interface Piece {
  kind: PieceKind;
  text: string;
  /** Number of the change in release notes that it belongs to, counted within its section. */
  change?: number;
}

/** The text below a heading, up to the next heading. */
export interface PageSection {
  /** Empty for the text above the first heading. */
  heading: string;
  /** ID of the heading; empty if there is no heading. */
  anchor: string;
  pieces: Piece[];
  /** Names that the section, or the page of a first section, had in the old wiki. */
  oldNames?: readonly string[];
}

export interface RenderedPage {
  /** Path of the canonical URL, including the base URL. */
  path: string;
  language: string;
  /** The `docusaurus_tag`: docs plugin and version of the page. */
  tag: string;
  title: string;
  description: string;
  breadcrumbs: string[];
  /** Labels of its tags. */
  topics: string[];
  /** The `keywords` of its front matter: what readers type who look for it. */
  keywords: string;
  /** At least one section: the text above the first heading. */
  sections: PageSection[];
  links: PageLink[];
}

export interface PageLink {
  path: string;
  /** ID of the target heading; empty if the link leads to the page as a whole. */
  anchor: string;
  text: string;
}

/**
 * Class of the `html` element on tag lists and the search page. They are excluded, because they only repeat the content of
 * other pages.
 */
const listingClass = /^(?:docs-tags?-(?:doc-)?list-page|search-page-wrapper)$/;

const notFoundPage = '404.html';

/** Elements and classes that are not part of the text: navigation, controls, images and parts of the theme. */
const excludedElements = new Set(['aside', 'button', 'form', 'nav', 'noscript', 'script', 'style', 'svg', 'template']);
const excludedClasses = new Set([
  'hash-link',
  'theme-doc-footer',
  'theme-doc-toc-desktop',
  'theme-doc-toc-mobile',
  'theme-doc-version-badge',
  'theme-doc-version-banner',
]);

/** Inline elements. All other elements separate words, even without a space. */
const inlineElements = new Set(
  'a abbr b bdi bdo cite code del dfn em i ins kbd mark q s samp small span strong sub sup time u var wbr'.split(' '),
);

const hasTag = (name: string) => (element: Element) => element.tagName === name;
const hasClass = (name: string) => (element: Element) => classesOf(element).includes(name);

function classesOf({properties: {className}}: Element): readonly unknown[] {
  return Array.isArray(className) ? className : [];
}

function isExcluded(element: Element): boolean {
  return (
    excludedElements.has(element.tagName) ||
    // Tabs that aren't selected are hidden too, but readers can open them.
    (attribute(element, 'hidden') !== undefined && attribute(element, 'role') !== 'tabpanel') ||
    // See https://developers.google.com/search/docs/crawling-indexing/robots-meta-tag
    attribute(element, 'data-nosnippet') !== undefined ||
    attribute(element, 'aria-hidden') === 'true' ||
    classesOf(element).some((name) => excludedClasses.has(String(name)))
  );
}

/** Matches the end of a change in release notes, which names its issues: `(MDL-12345)`. */
const endOfChange = /\((?:[^()]*\W)?(?:MDL|MOBILE|CONTRIB|MSA)-\d[^()]*\)\s*$/;

/** Collapses whitespace, and removes the zero-width spaces that the theme adds to headings. */
function normaliseSpace(text: string): string {
  return text
    .replace(/\u200B/g, '')
    .replace(/\s+/g, ' ')
    .trim();
}

function isChange(element: Element): boolean {
  return element.tagName === 'li' && endOfChange.test(textOf(element));
}

function searchableText(element: Element): string {
  const pieces: Piece[] = [];
  collect(element, 'prose', (kind, text) => pieces.push({kind, text}));
  return normaliseSpace(pieces.map(({text}) => text).join(''));
}

/**
 * Matches emoji, such as those in front of the theme's card titles. They are removed because they are not searchable, and
 * because each emoji in a result would make the browser look for a font while the reader types.
 */
const emoji = /[\u{1F300}-\u{1FAFF}]\uFE0F?/gu;

/** Walks through the text of an element. `onElement` returns true for an element that it handles itself. */
function collect(
  parent: Parent,
  kind: PieceKind,
  onText: (kind: PieceKind, text: string) => void,
  onElement: (element: Element) => boolean = () => false,
): void {
  for (const child of parent.children) {
    if (child.type === 'text') {
      onText(kind, kind === 'prose' ? child.value.replace(emoji, ' ') : child.value);
    } else if (child.type === 'element' && !isExcluded(child) && !onElement(child)) {
      const {tagName} = child;
      const innerKind = tagName === 'pre' ? 'sample' : tagName === 'code' && kind === 'prose' ? 'code' : kind;
      const isBlock = !inlineElements.has(tagName);
      if (isBlock) {
        onText(kind === 'code' ? 'prose' : kind, tagName === 'br' ? '\n' : ' ');
      }
      collect(child, innerKind, onText, onElement);
      if (isBlock) {
        onText(kind === 'code' ? 'prose' : kind, ' ');
      }
    }
  }
}

function decode(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    return part;
  }
}

/** Returns the links to other pages in the text. Menus are excluded, because they link to every page. */
function linksOf(content: Parent, page: URL): PageLink[] {
  return findLinks(content).flatMap((element) => {
    const href = attribute(element, 'href') ?? '';
    const target = URL.canParse(href, page.href) ? new URL(href, page) : undefined;
    return target?.origin === page.origin && target.pathname !== page.pathname
      ? [{path: target.pathname, anchor: decode(target.hash.slice(1)), text: searchableText(element)}]
      : [];
  });
}

function findLinks(parent: Parent): Element[] {
  return elementsIn(parent).flatMap((child) =>
    isExcluded(child) ? [] : child.tagName === 'a' ? [child] : findLinks(child),
  );
}

function sectionsOf(content: Parent): PageSection[] {
  let current: PageSection = {heading: '', anchor: '', pieces: []};
  const sections = [current];
  let changes = 0;
  const add = (kind: PieceKind, text: string, change?: number) => {
    const last = current.pieces.at(-1);
    if (last?.kind === kind && last.change === change) {
      last.text += text;
    } else {
      current.pieces.push({kind, text, ...(change !== undefined && {change})});
    }
  };
  collect(
    content,
    'prose',
    (kind, text) => add(kind, text),
    (element) => {
      if (isChange(element)) {
        collect(element, 'prose', (kind, text) => add(kind, text, changes));
        // Separates it from the next change of the same group.
        add('prose', ' ', changes);
        changes++;
        return true;
      }
      // The title is skipped. A heading without an id is treated as text, because nothing can link to it.
      const isTitle = element.tagName === 'h1';
      const anchor = /^h[2-6]$/.test(element.tagName) ? attribute(element, 'id') : undefined;
      if (anchor !== undefined) {
        current = {heading: searchableText(element), anchor, pieces: []};
        changes = 0;
        sections.push(current);
      }
      return isTitle || anchor !== undefined;
    },
  );
  return sections;
}

/**
 * Reads the searchable text of a page. Tag lists, the search page, unlisted and `noindex` pages (unless the whole site is
 * `noindex`), redirects, and files that no plugin created as a page are not searchable.
 */
export function searchPageOf({file, tree, head}: BuiltPage, ignoreNoIndex: boolean): RenderedPage | undefined {
  const root = find(tree, hasTag('html'));
  const main = root && find(root, hasTag('main'));
  if (!main || file === notFoundPage || classesOf(root).some((name) => listingClass.test(String(name)))) {
    return undefined;
  }

  const tag = metaContent(head, 'docsearch:docusaurus_tag');
  const url = canonicalUrl(head);
  const isUnlisted =
    find(main, hasClass('theme-unlisted-banner')) !== undefined ||
    (!ignoreNoIndex && /\bnoindex\b/.test(metaContent(head, 'robots') ?? ''));
  if (tag === undefined || url === undefined || isUnlisted) {
    return undefined;
  }

  const page = new URL(url);
  const content = find(main, hasClass('theme-doc-markdown')) ?? main;
  const heading = find(main, hasTag('h1'));
  const crumbs = find(main, hasClass('theme-doc-breadcrumbs'));
  const tags = find(main, hasClass('theme-doc-footer-tags-row'));
  return {
    path: page.pathname,
    language: metaContent(head, 'docsearch:language') ?? attribute(root, 'lang') ?? '',
    tag,
    title: heading ? searchableText(heading) : normaliseSpace(documentTitle(head)),
    description: normaliseSpace(metaContent(head, 'description') ?? ''),
    breadcrumbs: crumbs
      ? findAll(crumbs, (node) => hasClass('breadcrumbs__link')(node) && !hasClass('breadcrumb-part')(node))
          .map(searchableText)
          .filter(Boolean)
          .slice(0, -1)
      : [],
    topics: tags ? findAll(tags, hasTag('a')).map(searchableText) : [],
    keywords: metaContent(head, 'keywords') ?? '',
    sections: sectionsOf(content),
    links: linksOf(content, page),
  };
}

/** Returns the document title without the name of the site, for pages without a heading. */
function documentTitle(head: Element): string {
  const title = find(head, hasTag('title'));
  return title ? searchableText(title).replace(/ \| [^|]*$/, '') : '';
}

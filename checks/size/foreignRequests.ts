/* Finds requests from pages and style sheets to other hosts. For privacy, only the site's own host may see its readers. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse, type DefaultTreeAdapterTypes} from 'parse5';
import type {Site} from './site.ts';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** Attributes whose URL a browser requests automatically, unlike those of forms and links, which wait for the reader. */
const fetching = new Map([
  ['audio', ['src']],
  ['embed', ['src']],
  ['iframe', ['src']],
  ['image', ['href', 'xlink:href']],
  ['img', ['src', 'srcset']],
  ['input', ['src']],
  ['object', ['data']],
  ['script', ['src']],
  ['source', ['src', 'srcset']],
  ['track', ['src']],
  ['use', ['href', 'xlink:href']],
  ['video', ['src', 'poster']],
]);

/** `rel` values of `link` that cause no request. */
const inertRelations = new Set([
  'alternate',
  'author',
  'canonical',
  'help',
  'license',
  'next',
  'prev',
  'search',
  'sitemap',
]);

/** Yields a node and the elements below it, without the contents of templates. */
function* elements(node: Node): Generator<Element> {
  if ('tagName' in node) {
    yield node;
  }
  if ('childNodes' in node) {
    for (const child of node.childNodes) {
      yield* elements(child);
    }
  }
}

/** Returns the value of an attribute. The name includes the prefix, as in `xlink:href`. */
function attribute(element: Element, name: string): string | undefined {
  const found = element.attrs.find((attr) => (attr.prefix ? `${attr.prefix}:${attr.name}` : attr.name) === name);
  return found?.value.trim();
}

function relations(link: Element): string[] {
  return (attribute(link, 'rel') ?? '').toLowerCase().split(/\s+/).filter(Boolean);
}

/** Returns the URLs that a browser requests, or connects to, for an element. */
function requests(element: Element): string[] {
  const style = [...(attribute(element, 'style') ?? '').matchAll(/url\(\s*["']?([^"')]+)/g)].map(
    ([, url]) => url ?? '',
  );
  if (element.tagName === 'link') {
    const rests = relations(element).every((relation) => inertRelations.has(relation));
    return [...(rests ? [] : [attribute(element, 'href') ?? '']), ...style];
  }
  const named = (fetching.get(element.tagName) ?? []).flatMap((name) => {
    const value = attribute(element, name) ?? '';
    return name === 'srcset' ? value.split(',').map((candidate) => candidate.trim().split(/\s+/)[0] ?? '') : [value];
  });
  return [...named, ...style].filter((url) => url !== '');
}

/** Returns whether a URL points to another host. `data:` and `blob:` URLs don't. */
function isForeign(url: string, site: Site): boolean {
  if (!URL.canParse(url, site.siteUrl)) {
    return false;
  }
  const {protocol, origin} = new URL(url, site.siteUrl);
  return /^(?:https?|wss?):$/.test(protocol) && origin !== new URL(site.siteUrl).origin;
}

/**
 * Finds the requests that a page sends to other hosts.
 *
 * @param html - The page.
 * @param site - The site. The page may refer to the site's own files by absolute URLs.
 * @returns One line for each request, with the element that causes it.
 */
export function foreignRequests(html: string, site: Site): string[] {
  return [...elements(parse(html, {scriptingEnabled: false}))].flatMap((element) =>
    requests(element)
      .filter((url) => isForeign(url, site))
      .map((url) => `<${element.tagName}> requests ${url}`),
  );
}

/**
 * Finds the requests that a style sheet sends to other hosts.
 *
 * @param css - The text of the style sheet.
 * @param site - The site.
 * @returns One line for each request.
 */
export function foreignRequestsOfCss(css: string, site: Site): string[] {
  const urls = [...css.matchAll(/(?:url\(\s*|@import\s+(?!url\())["']?([^"')\s;]+)/g)].map(([, url]) => url ?? '');
  return urls.filter((url) => isForeign(url, site)).map((url) => `requests ${url}`);
}

/**
 * Finds the requests that all pages and style sheets in the build send to other hosts.
 *
 * @param site - The site.
 * @returns One line for each request, with the file that causes it.
 */
export function foreignRequestsOfBuild(site: Site): string[] {
  return readdirSync(site.build, {recursive: true, encoding: 'utf8'})
    .filter((name) => /\.(?:html|css)$/.test(name))
    .sort()
    .flatMap((name) => {
      const text = readFileSync(path.join(site.build, name), 'utf8');
      const found = name.endsWith('.css') ? foreignRequestsOfCss(text, site) : foreignRequests(text, site);
      return found.map((request) => `${name}: ${request}`);
    });
}

/* Finds what a page or style sheet requests from other hosts. Readers must not be visible to anyone but the site's host. */
import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {parse, type DefaultTreeAdapterTypes} from 'parse5';
import type {Site} from './site.ts';

type Node = DefaultTreeAdapterTypes.Node;
type Element = DefaultTreeAdapterTypes.Element;

/** Attributes whose URL a browser requests without being asked. Forms and plain links wait for the reader. */
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

/** All elements below a node, without the contents of templates. */
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

/** Value of an attribute, which is named with its prefix (`xlink:href`). */
function attribute(element: Element, name: string): string | undefined {
  const found = element.attrs.find((attr) => (attr.prefix ? `${attr.prefix}:${attr.name}` : attr.name) === name);
  return found?.value.trim();
}

function relations(link: Element): string[] {
  return (attribute(link, 'rel') ?? '').toLowerCase().split(/\s+/).filter(Boolean);
}

/** The URLs that a browser requests, or connects to, for an element. */
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

/** Whether a URL leads to another host. `data:` and `blob:` URLs do not. */
function isForeign(url: string, site: Site): boolean {
  if (!URL.canParse(url, site.siteUrl)) {
    return false;
  }
  const {protocol, origin} = new URL(url, site.siteUrl);
  return /^(?:https?|wss?):$/.test(protocol) && origin !== new URL(site.siteUrl).origin;
}

/**
 * Finds what a page requests from other hosts.
 *
 * @param html - The page.
 * @param site - The site, whose own files may also be named by absolute URLs.
 * @returns One line for each request, with the element that causes it.
 */
export function foreignRequests(html: string, site: Site): string[] {
  return [...elements(parse(html, {scriptingEnabled: false}))].flatMap((element) =>
    requests(element)
      .filter((url) => isForeign(url, site))
      .map((url) => `<${element.tagName}> asks for ${url}`),
  );
}

/**
 * Finds what a style sheet requests from other hosts.
 *
 * @param css - Text of the style sheet.
 * @param site - The site.
 * @returns One line for each request.
 */
export function foreignRequestsOfCss(css: string, site: Site): string[] {
  const urls = [...css.matchAll(/(?:url\(\s*|@import\s+(?!url\())["']?([^"')\s;]+)/g)].map(([, url]) => url ?? '');
  return urls.filter((url) => isForeign(url, site)).map((url) => `asks for ${url}`);
}

/**
 * Finds what any page or style sheet of the build requests from other hosts.
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

/*
 * What a page costs on its first load: script and CSS, gzipped as a host sends them, and no request to another
 * host; and what the whole site costs a reader who stores it. Run after a build; reads SITE_URL and BASE_URL as the build did.
 */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {gzipSync} from 'node:zlib';
import {parse, type DefaultTreeAdapterTypes} from 'parse5';
import {isMain} from '../isMain.ts';

export type Node = DefaultTreeAdapterTypes.Node;
export type Element = DefaultTreeAdapterTypes.Element;

/** Where a build stands and how it is served. */
export interface Site {
  /** Folder of the build. */
  build: string;
  /** Address without a path, as `SITE_URL`. */
  siteUrl: string;
  /** Path with slashes at both ends, as `BASE_URL`. */
  baseUrl: string;
}

/** What the first load of a page costs. */
export interface PageSize {
  /** What kind of page it stands for. */
  kind: string;
  /** Its file in the build. */
  page: string;
  /** Bytes of script, gzipped. */
  script: number;
  /** Bytes of CSS, gzipped. */
  css: number;
}

/** Budgets in bytes, gzipped. A kilobyte is 1000 bytes. */
export const budgets = {script: {bytes: 200_000}, css: {bytes: 25_000}};

/** What the whole site may cost a reader who stores it: bytes over the wire, and requests. */
export const offlineBudgets = {bytes: 8_000_000, requests: 60};

/** One page of each kind. */
const pages = [
  {kind: 'home', page: 'index.html'},
  {kind: 'docs', page: 'docs/apis/core/dml.html'},
  {kind: 'docs 4.1', page: 'docs/4.1/apis/core/dml.html'},
  {kind: 'general', page: 'general/development/process.html'},
  {kind: 'releases', page: 'general/releases.html'},
  {kind: 'tags', page: 'docs/tags.html'},
  {kind: 'search', page: 'search.html'},
];

/** Elements that fetch what the attribute names. Forms and plain links wait for the reader. */
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

/** Relations of `link` that fetch nothing: they say where something is. */
const relationsAtRest = new Set([
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

/**
 * @param node - Where to start.
 * @returns All elements below, those inside templates left out, as they are not shown.
 */
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

/**
 * @param element - An element.
 * @param name - Name of an attribute, `xlink:href` with its prefix.
 * @returns Its value.
 */
function attribute(element: Element, name: string): string | undefined {
  const found = element.attrs.find((attr) => (attr.prefix ? `${attr.prefix}:${attr.name}` : attr.name) === name);
  return found?.value.trim();
}

/**
 * @param link - A `link` element.
 * @returns Its relations, in lower case.
 */
function relations(link: Element): string[] {
  return (attribute(link, 'rel') ?? '').toLowerCase().split(/\s+/).filter(Boolean);
}

/**
 * @param element - An element.
 * @returns The addresses that a browser fetches, or connects to, for it.
 */
function requests(element: Element): string[] {
  const style = [...(attribute(element, 'style') ?? '').matchAll(/url\(\s*["']?([^"')]+)/g)].map(
    ([, url]) => url ?? '',
  );
  if (element.tagName === 'link') {
    const rests = relations(element).every((relation) => relationsAtRest.has(relation));
    return [...(rests ? [] : [attribute(element, 'href') ?? '']), ...style];
  }
  const named = (fetching.get(element.tagName) ?? []).flatMap((name) => {
    const value = attribute(element, name) ?? '';
    return name === 'srcset' ? value.split(',').map((candidate) => candidate.trim().split(/\s+/)[0] ?? '') : [value];
  });
  return [...named, ...style].filter((url) => url !== '');
}

/**
 * @param url - An address in a page or a style sheet.
 * @param site - The site.
 * @returns Whether it leads to another host. Data and blobs lead to none.
 */
function isForeign(url: string, site: Site): boolean {
  if (!URL.canParse(url, site.siteUrl)) {
    return false;
  }
  const {protocol, origin} = new URL(url, site.siteUrl);
  return /^(?:https?|wss?):$/.test(protocol) && origin !== new URL(site.siteUrl).origin;
}

/**
 * The requests of a page to other hosts.
 *
 * @param html - The page.
 * @param site - The site; what it serves itself is fine, absolute address or not.
 * @returns The addresses, each with the element that asks for it.
 */
export function foreignRequests(html: string, site: Site): string[] {
  return [...elements(parse(html, {scriptingEnabled: false}))].flatMap((element) =>
    requests(element)
      .filter((url) => isForeign(url, site))
      .map((url) => `<${element.tagName}> asks for ${url}`),
  );
}

/**
 * The requests of a style sheet to other hosts.
 *
 * @param css - Its text.
 * @param site - The site.
 * @returns The addresses.
 */
export function foreignRequestsOfCss(css: string, site: Site): string[] {
  const urls = [...css.matchAll(/(?:url\(\s*|@import\s+(?!url\())["']?([^"')\s;]+)/g)].map(([, url]) => url ?? '');
  return urls.filter((url) => isForeign(url, site)).map((url) => `asks for ${url}`);
}

/**
 * @param url - Address of a file that the site serves.
 * @param site - The site.
 * @returns The file in the build.
 * @throws If the build has no such file.
 */
function fileOf(url: string, site: Site): string {
  const {pathname} = new URL(url, new URL(site.baseUrl, site.siteUrl));
  const below = pathname.startsWith(site.baseUrl) ? pathname.slice(site.baseUrl.length) : pathname;
  const file = path.join(site.build, decodeURIComponent(below));
  if (!existsSync(file)) {
    throw new Error(`${url} is not in ${site.build}; was the build made with another BASE_URL than ${site.baseUrl}?`);
  }
  return file;
}

/**
 * Measures what a browser fetches before a page works: its scripts, preloaded ones included, and its style sheets.
 *
 * @param kind - What kind of page it stands for.
 * @param page - Its file in the build.
 * @param site - The site.
 * @returns Sizes in bytes, gzipped file by file, as a host sends them.
 * @throws If the page, or a file that it asks for, is not there.
 */
export function measurePage(kind: string, page: string, site: Site): PageSize {
  const file = path.join(site.build, page);
  if (!existsSync(file)) {
    throw new Error(`${file} does not exist; run "npm run build" first, or name another page in checks/size/index.ts`);
  }
  const scripts = new Set<string>();
  const styles = new Set<string>();
  for (const element of elements(parse(readFileSync(file, 'utf8'), {scriptingEnabled: false}))) {
    const href = attribute(element, 'href');
    const src = attribute(element, 'src');
    if (element.tagName === 'script' && src !== undefined && !isForeign(src, site)) {
      scripts.add(fileOf(src, site));
    }
    if (element.tagName === 'link' && href !== undefined && !isForeign(href, site)) {
      const rel = relations(element);
      if (rel.includes('modulepreload') || (rel.includes('preload') && attribute(element, 'as') === 'script')) {
        scripts.add(fileOf(href, site));
      }
      if (rel.includes('stylesheet')) {
        styles.add(fileOf(href, site));
      }
    }
  }
  const sum = (files: Set<string>) =>
    [...files].reduce((total, name) => total + gzipSync(readFileSync(name)).length, 0);
  return {kind, page, script: sum(scripts), css: sum(styles)};
}

/**
 * Sizes as a table, and those that fail.
 *
 * @param sizes - What was measured.
 * @returns Lines with measure and budget in kB; one problem a failing budget.
 */
export function report(sizes: readonly PageSize[]): {table: string; problems: string[]} {
  const kilobytes = (bytes: number) => (bytes / 1000).toFixed(1);
  const problems: string[] = [];
  const rows = sizes.flatMap((size) =>
    (['script', 'css'] as const).map((type) => {
      const {bytes} = budgets[type];
      const over = size[type] > bytes;
      if (over) {
        problems.push(`${size.page}: ${type} is ${kilobytes(size[type])} kB gzipped, budget ${kilobytes(bytes)} kB`);
      }
      return [size.kind, type, kilobytes(size[type]), kilobytes(bytes), over ? 'over budget' : 'ok'];
    }),
  );
  const table = [['page', 'type', 'kB gzip', 'budget', ''], ...rows]
    .map(([kind = '', type = '', measured = '', budget = '', verdict = '']) =>
      `${kind.padEnd(10)}${type.padEnd(8)}${measured.padStart(8)}${budget.padStart(8)}  ${verdict}`.trimEnd(),
    )
    .join('\n');
  return {table, problems};
}

/**
 * What the whole site costs a reader who stores it. The manifest counts gzipped; packs are sent as they are.
 *
 * @param site - The site.
 * @returns Bytes over the wire, and requests.
 * @throws If the build has no packs.
 */
export function measureOffline({build}: Site): {bytes: number; requests: number} {
  const folder = path.join(build, 'assets/offline');
  if (!existsSync(folder)) {
    throw new Error(`${folder} does not exist; the site is not stored for readers without a network`);
  }
  const files = readdirSync(folder).map((name) => ({name, content: readFileSync(path.join(folder, name))}));
  return {
    bytes: files.reduce(
      (sum, {name, content}) => sum + (name.endsWith('.json') ? gzipSync(content) : content).length,
      0,
    ),
    requests: files.length,
  };
}

/**
 * The cost of storing the site in a line, and what of it fails.
 *
 * @param measured - From `measureOffline`.
 * @returns Measure and budget in MB; one problem a failing budget.
 */
export function reportOffline({bytes, requests}: {bytes: number; requests: number}): {
  line: string;
  problems: string[];
} {
  const megabytes = (size: number) => (size / 1_000_000).toFixed(2);
  const line =
    `offline   ${megabytes(bytes)} of ${megabytes(offlineBudgets.bytes)} MB ` +
    `in ${requests} of ${offlineBudgets.requests} requests`;
  const isOver = bytes > offlineBudgets.bytes || requests > offlineBudgets.requests;
  return {line, problems: isOver ? [`the whole site takes too much to store: ${line.replace(/\s+/g, ' ')}`] : []};
}

/**
 * Every request to another host that a page or a style sheet of the build makes.
 *
 * @param site - The site.
 * @returns One line each, with the file.
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

/**
 * @param name - Name of an environment variable.
 * @returns Its value; an empty one means the same as none, as in the build.
 */
function setting(name: string): string | undefined {
  const value = process.env[name]?.trim();
  return value === '' ? undefined : value;
}

if (isMain(import.meta.url)) {
  const site = {
    build: path.join(import.meta.dirname, '../../build'),
    siteUrl: setting('SITE_URL') ?? 'http://localhost:3000',
    baseUrl: setting('BASE_URL') ?? '/',
  };
  try {
    const {table, problems} = report(pages.map(({kind, page}) => measurePage(kind, page, site)));
    const offline = reportOffline(measureOffline(site));
    console.log(`${table}\n${offline.line}`);
    const all = [...problems, ...offline.problems, ...foreignRequestsOfBuild(site)];
    all.forEach((problem) => console.error(problem));
    process.exitCode = all.length === 0 ? 0 : 1;
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

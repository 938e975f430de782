// @ts-check
/*
 * What a page costs on its first load: script and CSS, gzipped as a host sends them, and no request to another
 * host; and what the whole site costs a reader who stores it. Run after a build; reads SITE_URL and BASE_URL as the build did.
 */
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {gzipSync} from 'node:zlib';
import {parse} from 'parse5';

/** @typedef {import('parse5').DefaultTreeAdapterTypes.Node} Node */
/** @typedef {import('parse5').DefaultTreeAdapterTypes.Element} Element */

/**
 * Where a build stands and how it is served.
 *
 * @typedef {object} Site
 * @property {string} build - Folder of the build.
 * @property {string} siteUrl - Address without a path, as `SITE_URL`.
 * @property {string} baseUrl - Path with slashes at both ends, as `BASE_URL`.
 */

/**
 * What the first load of a page costs.
 *
 * @typedef {object} PageSize
 * @property {string} kind - What kind of page it stands for.
 * @property {string} page - Its file in the build.
 * @property {number} script - Bytes of script, gzipped.
 * @property {number} css - Bytes of CSS, gzipped.
 */

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
 * @param {Node} node - Where to start.
 * @returns {Generator<Element>} All elements below, those inside templates left out, as they are not shown.
 */
function* elements(node) {
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
 * @param {Element} element - An element.
 * @param {string} name - Name of an attribute, `xlink:href` with its prefix.
 * @returns {string | undefined} Its value.
 */
function attribute(element, name) {
  const found = element.attrs.find((attr) => (attr.prefix ? `${attr.prefix}:${attr.name}` : attr.name) === name);
  return found?.value.trim();
}

/**
 * @param {Element} link - A `link` element.
 * @returns {string[]} Its relations, in lower case.
 */
function relations(link) {
  return (attribute(link, 'rel') ?? '').toLowerCase().split(/\s+/).filter(Boolean);
}

/**
 * @param {Element} element - An element.
 * @returns {string[]} The addresses that a browser fetches, or connects to, for it.
 */
function requests(element) {
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
 * @param {string} url - An address in a page or a style sheet.
 * @param {Site} site - The site.
 * @returns {boolean} Whether it leads to another host. Data and blobs lead to none.
 */
function isForeign(url, site) {
  if (!URL.canParse(url, site.siteUrl)) {
    return false;
  }
  const {protocol, origin} = new URL(url, site.siteUrl);
  return /^(?:https?|wss?):$/.test(protocol) && origin !== new URL(site.siteUrl).origin;
}

/**
 * The requests of a page to other hosts.
 *
 * @param {string} html - The page.
 * @param {Site} site - The site; what it serves itself is fine, absolute address or not.
 * @returns {string[]} The addresses, each with the element that asks for it.
 */
export function foreignRequests(html, site) {
  return [...elements(parse(html, {scriptingEnabled: false}))].flatMap((element) =>
    requests(element)
      .filter((url) => isForeign(url, site))
      .map((url) => `<${element.tagName}> asks for ${url}`),
  );
}

/**
 * The requests of a style sheet to other hosts.
 *
 * @param {string} css - Its text.
 * @param {Site} site - The site.
 * @returns {string[]} The addresses.
 */
export function foreignRequestsOfCss(css, site) {
  const urls = [...css.matchAll(/(?:url\(\s*|@import\s+(?!url\())["']?([^"')\s;]+)/g)].map(([, url]) => url ?? '');
  return urls.filter((url) => isForeign(url, site)).map((url) => `asks for ${url}`);
}

/**
 * @param {string} url - Address of a file that the site serves.
 * @param {Site} site - The site.
 * @returns {string} The file in the build.
 * @throws {Error} If the build has no such file.
 */
function fileOf(url, site) {
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
 * @param {string} kind - What kind of page it stands for.
 * @param {string} page - Its file in the build.
 * @param {Site} site - The site.
 * @returns {PageSize} Sizes in bytes, gzipped file by file, as a host sends them.
 * @throws {Error} If the page, or a file that it asks for, is not there.
 */
export function measurePage(kind, page, site) {
  const file = path.join(site.build, page);
  if (!existsSync(file)) {
    throw new Error(
      `${file} does not exist; run "npm run build" first, or name another page in scripts/check-size.mjs`,
    );
  }
  /** @type {Set<string>} */
  const scripts = new Set();
  /** @type {Set<string>} */
  const styles = new Set();
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
  const sum = (/** @type {Set<string>} */ files) =>
    [...files].reduce((total, name) => total + gzipSync(readFileSync(name)).length, 0);
  return {kind, page, script: sum(scripts), css: sum(styles)};
}

/**
 * Sizes as a table, and those that fail.
 *
 * @param {readonly PageSize[]} sizes - What was measured.
 * @returns {{table: string, problems: string[]}} Lines with measure and budget in kB; one problem a failing budget.
 */
export function report(sizes) {
  const kilobytes = (/** @type {number} */ bytes) => (bytes / 1000).toFixed(1);
  /** @type {string[]} */
  const problems = [];
  const rows = sizes.flatMap((size) =>
    /** @type {const} */ (['script', 'css']).map((type) => {
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
 * @param {Site} site - The site.
 * @returns {{bytes: number, requests: number}} Bytes over the wire, and requests.
 * @throws {Error} If the build has no packs.
 */
export function measureOffline({build}) {
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
 * @param {{bytes: number, requests: number}} measured - From `measureOffline`.
 * @returns {{line: string, problems: string[]}} Measure and budget in MB; one problem a failing budget.
 */
export function reportOffline({bytes, requests}) {
  const megabytes = (/** @type {number} */ size) => (size / 1_000_000).toFixed(2);
  const line =
    `offline   ${megabytes(bytes)} of ${megabytes(offlineBudgets.bytes)} MB ` +
    `in ${requests} of ${offlineBudgets.requests} requests`;
  const isOver = bytes > offlineBudgets.bytes || requests > offlineBudgets.requests;
  return {line, problems: isOver ? [`the whole site takes too much to store: ${line.replace(/\s+/g, ' ')}`] : []};
}

/**
 * Every request to another host that a page or a style sheet of the build makes.
 *
 * @param {Site} site - The site.
 * @returns {string[]} One line each, with the file.
 */
export function foreignRequestsOfBuild(site) {
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
 * @param {string} name - Name of an environment variable.
 * @returns {string | undefined} Its value; an empty one means the same as none, as in the build.
 */
function setting(name) {
  const value = process.env[name]?.trim();
  return value === '' ? undefined : value;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const site = {
    build: path.join(import.meta.dirname, '../build'),
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

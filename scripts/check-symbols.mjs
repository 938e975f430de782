// @ts-check
import {existsSync, readdirSync, readFileSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {isMainThread, parentPort, Worker, workerData} from 'node:worker_threads';
import {fillSample} from './samples/regions.mjs';
import {loadSymbols} from './symbols/data.mjs';
import {checkInline} from './symbols/inline.mjs';
import {
  checkJavaScript,
  checkMustache,
  checkSql,
  checkXml,
  declareJavaScript,
  declareShell,
  declareXml,
} from './symbols/other-languages.mjs';
import {readPage} from './symbols/page.mjs';
import {checkPhp, declarePhp, readPhp} from './symbols/php.mjs';
import {World} from './symbols/world.mjs';

/**
 * @typedef {import('./symbols/world.mjs').Versions} Versions
 * @typedef {import('./symbols/page.mjs').Sample} Sample
 */

/**
 * A name that may stand on pages of a version although the data does not have it.
 *
 * @typedef {{name: string, version: string, reason: string, line: number, isUsed: boolean}} Exception
 */

/**
 * A sample whose names are not checked.
 *
 * @typedef {{line: number, reason: string}} Unchecked
 */

/** Folders of pages, and the version that they describe. */
const documentation = [
  {folder: 'docs', version: '4.2'},
  {folder: 'versioned_docs/version-4.1', version: '4.1'},
  {folder: 'general', version: '4.2'},
];

const scripts = new Set(['js', 'javascript', 'ts', 'typescript']);
const shells = new Set(['bash', 'console', 'shell', 'sh']);

/**
 * Checks the names of one page.
 *
 * @param {string} text - Markdown.
 * @param {string} version - That the page describes.
 * @param {Versions} versions - What each version has.
 * @param {{isApp?: boolean, known?: string[], site?: string}} [options] - Whether the page is about the
 *   mobile app, names in capitals that are not the platform's, and the folder that samples are imported from.
 * @returns {{faults: {line: number, message: string, name: string}[], unchecked: Unchecked[]}} What is wrong, and which
 *   samples ask not to be checked.
 */
export function checkPage(text, version, versions, {isApp = false, known = [], site = '.'} = {}) {
  /** @type {{line: number, message: string, name: string}[]} */
  let faults = [];
  /** @type {Unchecked[]} */
  const unchecked = [];
  const fail = (/** @type {number} */ line, /** @type {string} */ message, name = '') => {
    if (!faults.some((fault) => fault.line === line && fault.message === message)) {
      faults.push({line, message, name});
    }
  };
  const world = new World(version, versions, fail);
  known.forEach((name) => world.own.add('constant', name));

  let page;
  try {
    page = readPage(text, (attributes, code) => {
      try {
        return fillSample(site, attributes, code);
      } catch {
        // What cannot be imported is a fault of the sample, and check:samples reports it.
        return '';
      }
    });
  } catch (error) {
    fail(1, `the Markdown cannot be read (${error instanceof Error ? error.message : String(error)}).`);
    return {faults, unchecked};
  }

  /** @type {Map<Sample, import('./symbols/php.mjs').PhpSample>} */
  const php = new Map();
  for (const sample of page.samples) {
    if (sample.language === 'php') {
      const read = readPhp(sample);
      if (read) {
        php.set(sample, read);
      } else if (sample.noSymbols === undefined && !sample.isBroken && !sample.marks.deprecated) {
        fail(sample.line, 'this sample is no PHP that can be parsed, so nobody knows what it names.');
      }
    } else if (scripts.has(sample.language)) {
      declareJavaScript(sample.code, world);
    } else if (sample.language === 'xml') {
      declareXml(sample.code, world);
    } else if (shells.has(sample.language)) {
      declareShell(sample.code, world);
    }
  }
  // Samples without their head take names from those that have one: these come first.
  const inOrder = [...php.values()].sort((a, b) => Number(b.isWhole) - Number(a.isWhole));
  inOrder.forEach((sample) => declarePhp(sample, world));

  for (const sample of page.samples) {
    world.marks = sample.marks;
    const lineOf = (/** @type {number} */ line) => (sample.isImported ? sample.line : sample.line + line);
    const before = faults;
    faults = [];
    const read = php.get(sample);
    if (read) {
      checkPhp(read, world, lineOf);
    } else if (scripts.has(sample.language)) {
      checkJavaScript(sample.code, world, lineOf);
    } else if (sample.language === 'mustache') {
      checkMustache(sample.code, world, lineOf);
    } else if (sample.language === 'xml') {
      checkXml(sample.code, world, lineOf);
    } else if (sample.language === 'sql') {
      checkSql(sample.code, world, lineOf);
    }
    if (sample.noSymbols !== undefined) {
      unchecked.push({line: sample.line, reason: sample.noSymbols});
      const isNeeded = faults.length > 0 || (sample.language === 'php' && !read);
      faults = [];
      if (sample.noSymbols.trim() === '') {
        fail(sample.line, 'no-symbols needs a reason, as in no-symbols="an invented function".');
      } else if (!isNeeded) {
        fail(sample.line, 'no-symbols is not needed here: every name of the sample is known.');
      }
    }
    faults = [...before, ...faults];
  }
  for (const {code, line, marks} of page.inline) {
    world.marks = marks;
    checkInline(code, world, line, {isApp});
  }
  return {faults: faults.sort((a, b) => a.line - b.line), unchecked};
}

/**
 * @param {string} file - Table of exceptions.
 * @returns {Exception[]} Its lines.
 */
function readExceptions(file) {
  if (!existsSync(file)) {
    return [];
  }
  return readFileSync(file, 'utf8')
    .split('\n')
    .map((text, index) => {
      const [name = '', version = '', reason = ''] = text.split('\t');
      return {name, version, reason, line: index + 1, isUsed: false};
    })
    .slice(1)
    .filter(({name}) => name !== '');
}

/**
 * What the check found on one page.
 *
 * @typedef {{file: string, version: string} & ReturnType<typeof checkPage>} Result
 */

/**
 * Checks some pages of a site.
 *
 * @param {string} site - Folder of the site.
 * @param {readonly {file: string, version: string}[]} pages - Paths from the folder, and what they describe.
 * @returns {Result[]} In the order of the pages.
 */
function checkPages(site, pages) {
  const data = path.join(site, 'data');
  const versions = new Map(
    [...new Set(documentation.map(({version}) => version))]
      .sort()
      .map((version) => [version, loadSymbols(data, version)]),
  );
  // Pages about this site name the variables that configure it.
  const environment = path.join(site, 'config/environment.ts');
  const variables = existsSync(environment) ? readFileSync(environment, 'utf8').match(/\b[A-Z]+(?:_[A-Z]+)+\b/g) : null;
  return pages.map(({file, version}) => ({
    file,
    version,
    ...checkPage(readFileSync(path.join(site, file), 'utf8'), version, versions, {
      site,
      isApp: file.startsWith('general/app/'),
      known: file.startsWith('general/documentation/') ? [...new Set(variables)] : [],
    }),
  }));
}

/**
 * Checks pages on all processors, as parsing takes most of the time.
 *
 * @param {string} site
 * @param {readonly {file: string, version: string}[]} pages
 * @returns {Promise<Result[]>}
 */
async function checkPagesInParallel(site, pages) {
  // Each worker has to load the symbols, which takes as long as some dozen pages.
  const count = Math.min(availableParallelism(), Math.ceil(pages.length / 100));
  if (count <= 1) {
    return checkPages(site, pages);
  }
  const parts = Array.from({length: count}, (_, part) => pages.filter((_page, index) => index % count === part));
  const results = await Promise.all(
    parts.map(
      (part) =>
        new Promise((resolve, reject) => {
          const worker = new Worker(new URL(import.meta.url), {workerData: {site, pages: part}});
          worker.on('message', resolve);
          worker.on('error', reject);
        }),
    ),
  );
  return results.flat();
}

/**
 * Checks the names on all pages of a site.
 *
 * @param {string} site - Folder of the site.
 * @returns {Promise<{faults: string[], exceptions: string[]}>} One line a fault: file, line, name, version, and the
 *   nearest known names. And one line an exception, with its reason.
 */
export async function checkSymbols(site) {
  const table = 'data/symbols/exceptions.tsv';
  const exceptions = readExceptions(path.join(site, table));
  const pages = documentation
    .filter(({folder}) => existsSync(path.join(site, folder)))
    .flatMap(({folder, version}) =>
      readdirSync(path.join(site, folder), {recursive: true, encoding: 'utf8'})
        .filter((entry) => /\.mdx?$/.test(entry))
        .map((entry) => ({file: `${folder}/${entry.split(path.sep).join('/')}`, version})),
    );

  /** @type {string[]} */
  const faults = [];
  const list = exceptions.map(({name, version, reason, line}) => `${table}:${line}: ${name} (${version}): ${reason}`);
  const results = await checkPagesInParallel(site, pages);
  for (const {file, version, faults: found, unchecked} of results.sort((a, b) => (a.file < b.file ? -1 : 1))) {
    for (const {line, message, name} of found) {
      const exception = exceptions.find((candidate) => candidate.name === name && candidate.version === version);
      if (exception) {
        exception.isUsed = true;
      } else {
        faults.push(`${file}:${line}: ${message}`);
      }
    }
    list.push(...unchecked.map(({line, reason}) => `${file}:${line}: ${reason}`));
  }
  for (const {name, version, reason, line, isUsed} of exceptions) {
    if (reason.trim() === '') {
      faults.push(`${table}:${line}: ${name} needs a reason.`);
    } else if (!isUsed) {
      faults.push(`${table}:${line}: no page of ${version} needs ${name} any more; remove the line.`);
    }
  }
  return {faults, exceptions: list};
}

if (!isMainThread && workerData?.pages) {
  parentPort?.postMessage(checkPages(workerData.site, workerData.pages));
} else if (process.argv[1] === fileURLToPath(import.meta.url)) {
  // `node scripts/check-symbols.mjs [--list-exceptions] [folder]`: without a folder, the site's own.
  const values = process.argv.slice(2);
  const [site = path.join(import.meta.dirname, '..')] = values.filter((value) => !value.startsWith('--'));
  const {faults, exceptions} = await checkSymbols(path.resolve(site));
  if (values.includes('--list-exceptions')) {
    exceptions.forEach((exception) => console.log(exception));
  }
  faults.forEach((fault) => console.error(fault));
  process.exitCode = faults.length > 0 ? 1 : 0;
}

// @ts-check
import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {isMainThread, parentPort, Worker, workerData} from 'node:worker_threads';
import {checkFile, checkPage} from './symbols/check-page.mjs';
import {loadSymbols, readSymbols, SymbolSet} from './symbols/data.mjs';
import {collectExamples, exampleFiles, exampleTables} from './symbols/examples.mjs';

export {checkPage} from './symbols/check-page.mjs';

/**
 * A name that may stand on pages of a version although the data does not have it.
 *
 * @typedef {{name: string, version: string, reason: string, line: number, isUsed: boolean}} Exception
 */

/** Folders of pages, and the version that they describe. */
const documentation = [
  {folder: 'docs', version: '4.2'},
  {folder: 'versioned_docs/version-4.1', version: '4.1'},
  {folder: 'general', version: '4.2'},
];

const documentedVersions = [...new Set(documentation.map(({version}) => version))].sort();

/** Notes of releases of which there is no data, and of the app, tell of names that nobody can look up. */
const unknownReleases = /^general\/(?:app_releases\/|releases\/(?!4\.[12](?:[./]|$)|index\.mdx?$))/;

/**
 * A page or a file of the samples, and the version that it is about.
 *
 * @typedef {{file: string, version: string, title?: string}} CheckedFile
 */

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
 * Lists the pages of a site that name what the data knows.
 *
 * @param {string} site - Folder of the site.
 * @returns {CheckedFile[]} Paths from the folder, and the version that each page describes.
 */
function listPages(site) {
  return documentation
    .filter(({folder}) => existsSync(path.join(site, folder)))
    .flatMap(({folder, version}) =>
      readdirSync(path.join(site, folder), {recursive: true, encoding: 'utf8'})
        .filter((entry) => /\.mdx?$/.test(entry))
        .map((entry) => ({file: `${folder}/${entry.split(path.sep).join('/')}`, version})),
    )
    .filter(({file}) => !unknownReleases.test(file));
}

/**
 * What the check found on one page.
 *
 * @typedef {CheckedFile & ReturnType<typeof checkPage>} Result
 */

/**
 * Checks some pages of a site.
 *
 * @param {string} site - Folder of the site.
 * @param {readonly CheckedFile[]} pages - Those to check.
 * @param {ReadonlyMap<string, string>} examples - What the plugins of the samples have in each version.
 * @returns {Result[]} In the order of the pages.
 */
function checkPages(site, pages, examples) {
  const data = path.join(site, 'data');
  const versions = new Map(documentedVersions.map((version) => [version, loadSymbols(data, version)]));
  const exampleSets = new Map(
    [...examples].map(([version, text]) => {
      const symbols = new SymbolSet();
      readSymbols(text, symbols);
      return [version, symbols];
    }),
  );
  // Pages about this site name the variables that configure it.
  const environment = path.join(site, 'config/environment.ts');
  const variables = existsSync(environment) ? readFileSync(environment, 'utf8').match(/\b[A-Z]+(?:_[A-Z]+)+\b/g) : null;
  return pages.map(({file, version, title}) => {
    const text = readFileSync(path.join(site, file), 'utf8');
    const options = {
      site,
      examples: exampleSets.get(version),
      isApp: file.startsWith('general/app/'),
      isHistory: file.startsWith('general/releases/'),
      known: file.startsWith('general/documentation/') ? [...new Set(variables)] : [],
    };
    const check = title === undefined ? checkPage : checkFile(title);
    return {file, version, title, ...check(text, version, versions, options)};
  });
}

/**
 * Checks pages on all processors, as parsing takes most of the time.
 *
 * @param {string} site
 * @param {readonly CheckedFile[]} pages
 * @param {ReadonlyMap<string, string>} examples
 * @returns {Promise<Result[]>}
 */
async function checkPagesInParallel(site, pages, examples) {
  // Each worker has to load the symbols, which takes as long as some dozen pages.
  const count = Math.min(availableParallelism(), Math.ceil(pages.length / 100));
  if (count <= 1) {
    return checkPages(site, pages, examples);
  }
  const parts = Array.from({length: count}, (_, part) => pages.filter((_page, index) => index % count === part));
  const results = await Promise.all(
    parts.map(
      (part) =>
        new Promise((resolve, reject) => {
          const worker = new Worker(new URL(import.meta.url), {workerData: {site, pages: part, examples}});
          worker.on('message', resolve);
          worker.on('error', reject);
        }),
    ),
  );
  return results.flat();
}

/**
 * Checks the names on the pages of a site.
 *
 * @param {string} site - Folder of the site.
 * @param {readonly string[]} [only] - Pages, from that folder; all of them without it.
 * @returns {Promise<{faults: string[], exceptions: string[]}>} One line a fault: file, line, name, version, and the
 *   nearest known names. And one line an exception, with its reason.
 */
export async function checkSymbols(site, only) {
  const table = 'data/symbols/exceptions.tsv';
  const exceptions = readExceptions(path.join(site, table));
  const pages = listPages(site);
  const tables = pages.flatMap(({file, version}) =>
    exampleTables(readFileSync(path.join(site, file), 'utf8'), version),
  );
  // The plugins of the samples are for every version.
  const samples = documentedVersions.flatMap((version) =>
    exampleFiles(site, version).map((sample) => ({...sample, version})),
  );

  /** @type {string[]} */
  const faults = [];
  const list = exceptions.map(({name, version, reason, line}) => `${table}:${line}: ${name} (${version}): ${reason}`);
  const isAsked = (/** @type {CheckedFile} */ {file}) => !only || only.includes(file);
  const results = await checkPagesInParallel(
    site,
    [...pages, ...samples].filter(isAsked),
    collectExamples(site, documentedVersions, tables),
  );
  // A fault in a file of the samples is one of the file, not of each page that shows it.
  const ofSamples = new Set(
    results
      .filter(({title}) => title !== undefined)
      .flatMap(({file, faults: found}) => found.map(({line, message}) => `${file}:${line}: ${message}`)),
  );
  for (const {file, version, faults: found, unchecked} of results.sort((a, b) =>
    a.file < b.file ? -1 : a.file > b.file ? 1 : a.version < b.version ? -1 : 1,
  )) {
    for (const {line, message, name} of found) {
      const exception = exceptions.find((candidate) => candidate.name === name && candidate.version === version);
      if (exception) {
        exception.isUsed = true;
      } else if (!ofSamples.has(message)) {
        faults.push(`${file}:${line}: ${message}`);
      }
    }
    list.push(...unchecked.map(({line, reason}) => `${file}:${line}: ${reason}`));
  }
  for (const {name, version, reason, line, isUsed} of exceptions) {
    if (reason.trim() === '') {
      faults.push(`${table}:${line}: ${name} needs a reason.`);
    } else if (!isUsed && !only) {
      faults.push(`${table}:${line}: no page of ${version} needs ${name} any more; remove the line.`);
    }
  }
  return {faults, exceptions: list};
}

if (!isMainThread && workerData?.pages) {
  parentPort?.postMessage(checkPages(workerData.site, workerData.pages, workerData.examples));
} else if (process.argv[1] === fileURLToPath(import.meta.url)) {
  // `node scripts/check-symbols.mjs [--list-exceptions] [folder | file …]`: without them, the whole site.
  const values = process.argv.slice(2);
  const names = values.filter((value) => !value.startsWith('--'));
  const missing = names.filter((name) => !existsSync(name));
  const isFolder = names.length === 1 && missing.length === 0 && statSync(names[0] ?? '').isDirectory();
  const site = path.resolve(isFolder ? (names[0] ?? '') : path.join(import.meta.dirname, '..'));
  const only = names.map((name) => path.relative(site, path.resolve(name)).split(path.sep).join('/'));
  const {faults, exceptions} =
    missing.length > 0
      ? {faults: missing.map((name) => `There is no ${name}.`), exceptions: []}
      : await checkSymbols(site, isFolder || only.length === 0 ? undefined : only);
  if (values.includes('--list-exceptions')) {
    exceptions.forEach((exception) => console.log(exception));
  }
  faults.forEach((fault) => console.error(fault));
  process.exitCode = faults.length > 0 ? 1 : 0;
}

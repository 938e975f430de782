import {existsSync, readdirSync, readFileSync, statSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {Tinypool} from 'tinypool';
import {checkPages, type CheckedFile, type PagesToCheck, type Result} from './checkPages.ts';
import {documentation, documentedVersions} from './documentation.ts';
import {collectExamples, exampleFiles, exampleTables} from './examples.ts';
import {isMain} from '../isMain.ts';

export {checkPage} from './checkPage.ts';

/** A name that may stand on pages of a version although the data does not have it. */
export interface Exception {
  name: string;
  version: string;
  reason: string;
  line: number;
  isUsed: boolean;
}

/** Notes of releases of which there is no data, and of the app, tell of names that nobody can look up. */
const unknownReleases = /^general\/(?:app_releases\/|releases\/(?!4\.[12](?:[./]|$)|index\.mdx?$))/;

/**
 * @param file - Table of exceptions.
 * @returns Its lines.
 */
function readExceptions(file: string): Exception[] {
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
 * @param site - Folder of the site.
 * @returns Paths from the folder, and the version that each page describes.
 */
function listPages(site: string): CheckedFile[] {
  return documentation
    .filter(({folder}) => existsSync(path.join(site, folder)))
    .flatMap(({folder, version}) =>
      readdirSync(path.join(site, folder), {recursive: true, encoding: 'utf8'})
        .filter((entry) => /\.mdx?$/.test(entry))
        .map((entry) => ({file: `${folder}/${entry.split(path.sep).join('/')}`, version})),
    )
    .filter(({file}) => !unknownReleases.test(file));
}

/** Checks pages on all processors, as parsing takes most of the time. */
async function checkPagesInParallel(
  site: string,
  pages: readonly CheckedFile[],
  examples: ReadonlyMap<string, string>,
): Promise<Result[]> {
  // Each worker has to load the symbols, which takes as long as some dozen pages.
  const count = Math.min(availableParallelism(), Math.ceil(pages.length / 100));
  if (count <= 1) {
    return checkPages({site, pages, examples: [...examples]});
  }
  const parts = Array.from({length: count}, (_, part) => pages.filter((_page, index) => index % count === part));
  const pool = new Tinypool({
    filename: new URL('./checkPages.ts', import.meta.url).href,
    // Processes load TypeScript through tsx; worker threads do not.
    runtime: 'child_process',
    execArgv: ['--import', 'tsx'],
    minThreads: count,
    maxThreads: count,
  });
  try {
    const results = await Promise.all(
      parts.map((part) => {
        const job: PagesToCheck = {site, pages: part, examples: [...examples]};
        return pool.run(job) as Promise<Result[]>;
      }),
    );
    return results.flat();
  } finally {
    await pool.destroy();
  }
}

/**
 * Checks the names on the pages of a site.
 *
 * @param site - Folder of the site.
 * @param only - Pages, from that folder; all of them without it.
 * @returns One line a fault: file, line, name, version, and the
 *   nearest known names. And one line an exception, with its reason.
 */
export async function checkSymbols(
  site: string,
  only?: readonly string[],
): Promise<{faults: string[]; exceptions: string[]}> {
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

  const faults: string[] = [];
  const list = exceptions.map(({name, version, reason, line}) => `${table}:${line}: ${name} (${version}): ${reason}`);
  const isAsked = ({file}: CheckedFile) => !only || only.includes(file);
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

if (isMain(import.meta.url)) {
  // `tsx checks/symbols [--list-exceptions] [folder | file …]`: without them, the whole site.
  const values = process.argv.slice(2);
  const names = values.filter((value) => !value.startsWith('--'));
  const missing = names.filter((name) => !existsSync(name));
  const isFolder = names.length === 1 && missing.length === 0 && statSync(names[0] ?? '').isDirectory();
  const site = path.resolve(isFolder ? (names[0] ?? '') : path.join(import.meta.dirname, '../..'));
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

import {fork} from 'node:child_process';
import {existsSync, readFileSync, statSync} from 'node:fs';
import {availableParallelism} from 'node:os';
import path from 'node:path';
import {isMain} from '../../tools/lib/isMain.ts';
import {checkPages, type CheckedFile, type CheckPagesJob, type FileResult} from './checkPages.ts';
import {listPages, readEditionNames} from './documentation.ts';
import {Exceptions} from './exceptions.ts';
import {samplePluginFiles, samplePluginTables, tutorialPluginStates, type SamplePluginTable} from './samplePlugins.ts';

/** Returns whether the names on a page can be looked up, unlike those in release notes of the app and of other versions. */
function hasData(file: string, editionNames: readonly string[]): boolean {
  const release = /^general\/(?:app_releases\/|releases\/(?!index\.mdx?$)(\d+\.\d+)?)/.exec(file);
  return !release || editionNames.includes(release[1] ?? '');
}

/** Runs `checkPages` in a child process. */
async function checkInChildProcess(job: CheckPagesJob): Promise<FileResult[]> {
  const child = fork(new URL('./checkPages.ts', import.meta.url), {execArgv: ['--import', 'tsx']});
  return new Promise((resolve, reject) => {
    child.once('message', (results) => resolve(results as FileResult[]));
    child.once('error', reject);
    child.once('exit', (code, signal) =>
      reject(new Error(`A child process that checks pages exited with ${signal ?? code}.`)),
    );
    child.send(job);
  });
}

/** Checks pages in parallel on all processors, because parsing takes most of the time. */
async function checkPagesInParallel(
  site: string,
  pages: readonly CheckedFile[],
  tables: readonly SamplePluginTable[],
): Promise<FileResult[]> {
  // Each process has to load the symbols, which takes as long as checking a few dozen pages.
  const count = Math.min(availableParallelism(), Math.ceil(pages.length / 100));
  if (count <= 1) {
    return checkPages({site, pages, tables});
  }
  const batches = Array.from({length: count}, (_, batch) => pages.filter((_page, index) => index % count === batch));
  const results = await Promise.all(batches.map((batch) => checkInChildProcess({site, pages: batch, tables})));
  return results.flat();
}

/** Orders results by file, then by version. */
function byFile(a: FileResult, b: FileResult): number {
  return a.file < b.file ? -1 : a.file > b.file ? 1 : a.version < b.version ? -1 : 1;
}

/**
 * Checks the names on a site's pages and in its sample plugins, or in some of these files. Returns one line for each problem.
 */
export async function checkSymbols(site: string, only?: readonly string[]): Promise<string[]> {
  const editionNames = readEditionNames(site);
  const lastStates = new Map(
    editionNames.map((version) => [version, tutorialPluginStates(site, version).at(-1)?.name]),
  );
  const tables: SamplePluginTable[] = [];
  const pages = listPages(site, editionNames)
    .filter(({file}) => hasData(file, editionNames))
    .map((page): CheckedFile => {
      const text = readFileSync(path.join(site, page.file), 'utf8');
      const state = text.includes('file="samples/tutorial/') ? lastStates.get(page.version) : undefined;
      tables.push(...samplePluginTables(text, page.version));
      return {...page, ...(state !== undefined && {state})};
    });
  // Check the sample plugins against each version, because they have to work with all of them.
  const sampleFiles = editionNames.flatMap((version) =>
    samplePluginFiles(site, version).map((sample): CheckedFile => ({...sample, version})),
  );
  const tutorialFiles = editionNames.flatMap((version) =>
    tutorialPluginStates(site, version).flatMap(({name, changed}) =>
      changed.map((sample): CheckedFile => ({...sample, version, state: name})),
    ),
  );
  const results = await checkPagesInParallel(
    site,
    [...pages, ...sampleFiles, ...tutorialFiles].filter(({file}) => !only || only.includes(file)),
    tables,
  );

  const exceptions = new Exceptions(site);
  const problems: string[] = [];
  // Report a problem in a sample file only once, and not for each page that shows the file.
  const sampleFileProblems = new Set(
    results
      .filter(({title}) => title !== undefined)
      .flatMap((result) => result.problems.map(({line, message}) => `${result.file}:${line}: ${message}`)),
  );
  for (const {file, version, ...result} of results.sort(byFile)) {
    for (const {line, message, name} of result.problems) {
      if (!exceptions.allows(name, version) && !sampleFileProblems.has(message)) {
        problems.push(`${file}:${line}: ${message}`);
      }
    }
  }
  return [...problems, ...exceptions.problems(only === undefined)];
}

if (isMain(import.meta.url)) {
  // `tsx checks/symbols [folder | file …]`: without arguments, checks the whole site.
  const names = process.argv.slice(2);
  const missing = names.filter((name) => !existsSync(name));
  const isFolder = names.length === 1 && missing.length === 0 && statSync(names[0] ?? '').isDirectory();
  const site = path.resolve(isFolder ? (names[0] ?? '') : path.join(import.meta.dirname, '../..'));
  const only = names.map((name) => path.relative(site, path.resolve(name)).split(path.sep).join('/'));
  const problems =
    missing.length > 0
      ? missing.map((name) => `${name} does not exist.`)
      : await checkSymbols(site, isFolder || only.length === 0 ? undefined : only);
  problems.forEach((problem) => console.error(problem));
  process.exitCode = problems.length > 0 ? 1 : 0;
}

/*
 * Every sample of every page, parsed with a parser of its language. One line a fault: page, line, what is wrong.
 *
 *     npx tsx checks/samples [--list-exceptions] [file…]
 */
import {readdirSync, readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {performance} from 'node:perf_hooks';
import {checkSample, languageOf, languages, type Fault, type Settings} from './languages.ts';
import {readSamples, type Sample} from '../../src/markdown/samples/readSamples.ts';
import {checkMeta} from '../../src/markdown/samples/meta.ts';
import {checkRegions, locateSample} from '../../src/markdown/samples/regions.ts';
import {definedSteps, pluginSteps, readSteps, stepChecker} from './gherkin/steps.ts';
import {minimumPhp, versionOf} from '../../src/platform/pageVersion.ts';
import {isMain} from '../isMain.ts';

/** What the check of some pages has found. */
export interface Result {
  /** One line a fault. */
  faults: string[];
  /** One line a sample that is not checked, with the reason. */
  exceptions: string[];
  /** Samples by language. */
  counts: Map<string, number>;
}

/** What is read when nothing is named: folders with pages, the pages that code hosts draw, files with samples. */
const everything = ['docs', 'versioned_docs', 'general', 'README.md', 'CONTRIBUTING.md', 'samples'];

/**
 * Finds what has samples: pages, and files that pages import samples from.
 *
 * @param site - Folder of the project.
 * @param names - Files and folders, from that folder.
 * @returns Files, in the order of their names.
 */
export function findFiles(site: string, names: readonly string[] = everything): string[] {
  return names.flatMap((name) => {
    if (!statSync(path.join(site, name)).isDirectory()) {
      return [name];
    }
    return readdirSync(path.join(site, name), {recursive: true, encoding: 'utf8'})
      .filter((entry) => (name === 'samples' ? statSync(path.join(site, name, entry)).isFile() : /\.mdx?$/.test(entry)))
      .sort()
      .map((entry) => path.posix.join(name, entry.split(path.sep).join('/')));
  });
}

/**
 * Checks the samples of one page.
 *
 * @param site - Folder of the project.
 * @param file - Page, from that folder.
 * @param text - Its text.
 * @returns What is wrong, what is not checked, and how many samples there are.
 */
export async function checkPage(site: string, file: string, text: string): Promise<Result> {
  const result: Result = {faults: [], exceptions: [], counts: new Map()};
  // Pages of the site are MDX; what only code hosts draw lies in the root.
  const syntax = file.includes('/') ? 'mdx' : 'md';
  // Most pages of the site have no block, and reading Markdown takes longer than all the rest.
  if (syntax === 'mdx' && !/```|~~~/.test(text)) {
    return result;
  }
  const page = readSamples(text, syntax);
  const settings = settingsOf(site, file, page.samples);

  /**
   * @param sample - Sample, with its line in the page.
   * @returns Its faults, with lines of the page.
   */
  const check = async (sample: Sample): Promise<Fault[]> => {
    const {language, line, meta} = sample;
    result.counts.set(language, (result.counts.get(language) ?? 0) + 1);
    const {code, lines, faults: declared} = read(site, sample);
    if (declared.length > 0) {
      return declared.map((message) => ({line, message}));
    }
    const found = await checkSample({...sample, code}, settings);
    const faults = found.map((fault) => {
      // A fault of an imported sample is mended in its file, but the page has it where the fence is.
      const place = lines?.[fault.line - 1];
      return place === undefined
        ? {line: line + fault.line, message: fault.message}
        : {line, message: `${meta.attributes.get('file')}:${place}: ${fault.message}`};
    });
    if (language === 'md' || language === 'mdx') {
      faults.push(...(await checkInner({...sample, code}, language)));
    }
    const reason = meta.attributes.get('no-check');
    if (reason === undefined) {
      return faults;
    }
    if (faults.length === 0) {
      return [{line, message: 'no-check is not needed: the sample is right'}];
    }
    result.exceptions.push(`${file}:${line}: ${language}: ${reason}`);
    return [];
  };

  /**
   * Samples of Markdown have samples of their own.
   *
   * @param sample - Markdown.
   * @param language - Which.
   */
  const checkInner = async ({code, line}: Sample, language: 'md' | 'mdx') => {
    const {samples, fault} = readSamples(code, language);
    const faults = fault ? [{line: line + fault.line, message: `no ${language}: ${fault.message}`}] : [];
    for (const inner of samples) {
      faults.push(...(await check({...inner, line: line + inner.line})));
    }
    return faults;
  };

  const faults = page.fault ? [{line: page.fault.line, message: `the page is no Markdown: ${page.fault.message}`}] : [];
  for (const sample of page.samples) {
    faults.push(...(await check(sample)));
  }
  faults.sort((a, b) => a.line - b.line);
  result.faults.push(...faults.map(({line, message}) => `${file}:${line}: ${message}`));
  return result;
}

/**
 * What holds for all samples of a page.
 *
 * @param site - Folder of the project.
 * @param file - Page or sample file, from that folder.
 * @param samples - Its samples, which may define steps.
 * @returns Settings.
 */
function settingsOf(site: string, file: string, samples: readonly Sample[]): Settings {
  const version = versionOf(file);
  const isApp = file.startsWith('general/app/');
  const steps = () => [
    ...readSteps(site, version),
    ...(isApp ? readSteps(site, 'app') : []),
    ...pluginSteps(site),
    ...samples.filter(({language}) => language === 'php').flatMap(({code}) => definedSteps(code)),
  ];
  return {
    php: minimumPhp(site, version),
    checkStep: stepChecker(steps, isApp ? `Moodle ${version} and the app` : `Moodle ${version}`),
  };
}

/**
 * Reads what a fence declares, and its text, which may be in a file. None of these faults can be an exception.
 *
 * @param site - Folder of the project.
 * @param sample - Sample.
 * @returns Its text, and the lines that it has in the file.
 */
function read(site: string, {language, meta, code}: Sample): {code: string; lines?: number[]; faults: string[]} {
  if (!languages.has(language)) {
    const what = language === '' ? 'declares no language' : `declares the unknown language "${language}"`;
    return {code, faults: [`the fence ${what}; allowed: ${[...languages.keys()].join(', ')}`]};
  }
  const faults = checkMeta(language, meta);
  if (faults.length > 0) {
    return {code, faults};
  }
  try {
    return {...locateSample(site, meta.attributes, code), faults};
  } catch (error) {
    return {code, faults: [error instanceof Error ? error.message : String(error)]};
  }
}

/**
 * Checks a file that pages import samples from: as a sample, and each of its regions.
 *
 * @param site - Folder of the project.
 * @param file - File, from that folder.
 * @param text - Its text.
 * @returns What is wrong.
 */
export async function checkSampleFile(site: string, file: string, text: string): Promise<Result> {
  const language = languageOf(file);
  if (language === undefined) {
    return {faults: [`${file}:1: no language has files with this ending`], exceptions: [], counts: new Map()};
  }
  const attributes = new Map([['title', file]]);
  const sample = {line: 0, language, meta: {attributes, unreadable: undefined}, code: text.trimEnd(), components: []};
  const faults = await checkSample(sample, settingsOf(site, file, [sample]));
  faults.push(...checkRegions(text, file));
  faults.sort((a, b) => a.line - b.line);
  return {
    faults: faults.map(({line, message}) => `${file}:${line}: ${message}`),
    exceptions: [],
    counts: new Map([[language, 1]]),
  };
}

/**
 * Checks many files.
 *
 * @param site - Folder of the project.
 * @param files - Pages and files with samples, from that folder.
 * @returns What they have together.
 */
export async function checkFiles(site: string, files: readonly string[]): Promise<Result> {
  const all: Result = {faults: [], exceptions: [], counts: new Map()};
  for (const file of files) {
    const check = /\.mdx?$/.test(file) ? checkPage : checkSampleFile;
    const {faults, exceptions, counts} = await check(site, file, readFileSync(path.join(site, file), 'utf8'));
    all.faults.push(...faults);
    all.exceptions.push(...exceptions);
    counts.forEach((count, language) => all.counts.set(language, (all.counts.get(language) ?? 0) + count));
  }
  return all;
}

if (isMain(import.meta.url)) {
  const site = path.join(import.meta.dirname, '../..');
  const names = process.argv.slice(2).filter((argument) => argument !== '--list-exceptions');
  const started = performance.now();
  const {faults, exceptions, counts} = await checkFiles(site, findFiles(site, names.length > 0 ? names : undefined));
  faults.forEach((fault) => console.error(fault));
  if (process.argv.includes('--list-exceptions')) {
    exceptions.forEach((exception) => console.log(exception));
  }
  const total = [...counts.values()].reduce((sum, count) => sum + count, 0);
  const languagesByCount = [...counts].sort(([, a], [, b]) => b - a).map(([language, count]) => `${language} ${count}`);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  console.log(`${total} samples (${languagesByCount.join(', ')}), ${exceptions.length} exceptions, ${seconds} s`);
  process.exitCode = faults.length > 0 ? 1 : 0;
}

/*
 * Checks all samples on all pages with a parser for the language. It prints one line for each problem, with the page, the
 * line and a message.
 *
 *     npx tsx checks/samples [file…]
 */
import {readFileSync, statSync} from 'node:fs';
import path from 'node:path';
import {checkSample, languageOf, languages, type Settings} from './languages.ts';
import {readSamples, type Sample} from '../../src/markdown/samples/readSamples.ts';
import {checkMeta} from '../../src/markdown/samples/meta.ts';
import {checkRegions, locateSample} from '../../src/markdown/samples/regions.ts';
import {loadTable} from '../../src/moodle/symbols/table.ts';
import {findSignature} from '../../src/moodle/symbols/signature.ts';
import {definedSteps, pluginSteps, readSteps, stepChecker} from './gherkin/steps.ts';
import {minimumPhp, versionOfPage} from '../../src/moodle/pageVersion.ts';
import {isMain} from '../../tools/lib/isMain.ts';
import type {Problem} from '../problem.ts';
import {listFiles} from '../../src/moodle/listFiles.ts';

const defaultPaths = ['docs', 'versioned_docs', 'general', 'README.md', 'CONTRIBUTING.md', 'samples'];

/** Finds the pages in some files and folders, and all files of the sample plugins in `samples`. Each folder is sorted. */
export function findFiles(site: string, names: readonly string[] = defaultPaths): string[] {
  return names.flatMap((name) => {
    if (!statSync(path.join(site, name)).isDirectory()) {
      return [name];
    }
    // Files in `samples/pages` are not samples: `npm run prove` uses them to run the samples on pages.
    return listFiles(site, name).filter((file) =>
      name === 'samples' ? !file.startsWith('samples/pages/') : /\.mdx?$/.test(file),
    );
  });
}

/** Checks the samples on one page. Returns one line for each problem. */
export async function checkPage(site: string, file: string, text: string): Promise<string[]> {
  // The site's pages are MDX, whereas files in the root are plain Markdown, because only code hosts show them.
  const syntax = file.includes('/') ? 'mdx' : 'md';
  // Pages without fences are skipped, because parsing Markdown takes most of the time.
  if (syntax === 'mdx' && !/```|~~~/.test(text)) {
    return [];
  }
  const page = readSamples(text, syntax);
  const settings = settingsOf(site, file, page.samples);

  const check = async (sample: Sample): Promise<Problem[]> => {
    const {language, line, meta} = sample;
    const {code, lines, problems: declared} = readFence(site, sample);
    if (declared.length > 0) {
      return declared.map((message) => ({line, message}));
    }
    if (meta.attributes.has('signature')) {
      return checkSignature(site, versionOfPage(file), sample);
    }
    const found = await checkSample({...sample, code}, settings);
    const problems = found.map((problem) => {
      // The line of the fence is reported, but a problem in an imported sample has to be fixed in the sample's file.
      const fileLine = lines?.[problem.line - 1];
      return fileLine === undefined
        ? {line: line + problem.line, message: problem.message}
        : {line, message: `${meta.attributes.get('file')}:${fileLine}: ${problem.message}`};
    });
    if (language === 'md' || language === 'mdx') {
      problems.push(...(await checkInner({...sample, code}, language)));
    }
    if (!meta.attributes.has('no-check')) {
      return problems;
    }
    return problems.length > 0 ? [] : [{line, message: 'no-check is not needed, because the sample is valid'}];
  };

  const checkInner = async ({code, line}: Sample, language: 'md' | 'mdx') => {
    const {samples, problem} = readSamples(code, language);
    const problems = problem ? [{line: line + problem.line, message: `invalid ${language}: ${problem.message}`}] : [];
    for (const inner of samples) {
      problems.push(...(await check({...inner, line: line + inner.line})));
    }
    return problems;
  };

  const problems = page.problem
    ? [{line: page.problem.line, message: `invalid Markdown: ${page.problem.message}`}]
    : [];
  for (const sample of page.samples) {
    problems.push(...(await check(sample)));
  }
  problems.sort((a, b) => a.line - b.line);
  return problems.map(({line, message}) => `${file}:${line}: ${message}`);
}

/** Returns the settings for all samples on a page, including the steps that the page's PHP samples define. */
function settingsOf(site: string, file: string, samples: readonly Sample[]): Settings {
  const version = versionOfPage(file);
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
 * Checks a fence's attributes and reads its code, which may be in a file. `no-check` does not suppress these problems.
 */
function readFence(site: string, {language, meta, code}: Sample): {code: string; lines?: number[]; problems: string[]} {
  if (!languages.has(language)) {
    const what = language === '' ? 'declares no language' : `declares the unknown language "${language}"`;
    return {code, problems: [`the fence ${what}; allowed: ${[...languages.keys()].join(', ')}`]};
  }
  const problems = checkMeta(language, meta);
  if (problems.length > 0) {
    return {code, problems};
  }
  if (meta.attributes.has('signature')) {
    return {code, problems};
  }
  try {
    return {...locateSample(site, meta.attributes, code), problems};
  } catch (error) {
    return {code, problems: [error instanceof Error ? error.message : String(error)]};
  }
}

/** Checks that a fence with `signature` is empty, and that it names a function or method that exists in the version. */
function checkSignature(site: string, version: string, {code, line, meta}: Sample): Problem[] {
  const name = meta.attributes.get('signature') ?? '';
  if (code.trim() !== '') {
    return [{line, message: `the fence must be empty, because it shows the signature of ${name}`}];
  }
  try {
    findSignature(loadTable(site, version), version, name);
    return [];
  } catch (error) {
    return [{line, message: error instanceof Error ? error.message : String(error)}];
  }
}

/** Checks a file that pages import samples from, including the markers of its regions. */
export async function checkSampleFile(site: string, file: string, text: string): Promise<string[]> {
  const language = languageOf(file);
  if (language === undefined) {
    return [`${file}:1: no language uses this file extension`];
  }
  const attributes = new Map([['title', file]]);
  const sample = {line: 0, language, meta: {attributes, unreadable: undefined}, code: text.trimEnd(), components: []};
  const problems = await checkSample(sample, settingsOf(site, file, [sample]));
  problems.push(...checkRegions(text, file));
  problems.sort((a, b) => a.line - b.line);
  return problems.map(({line, message}) => `${file}:${line}: ${message}`);
}

async function checkFiles(site: string, files: readonly string[]): Promise<string[]> {
  const problems: string[] = [];
  for (const file of files) {
    const check = /\.mdx?$/.test(file) ? checkPage : checkSampleFile;
    problems.push(...(await check(site, file, readFileSync(path.join(site, file), 'utf8'))));
  }
  return problems;
}

if (isMain(import.meta.url)) {
  const site = path.join(import.meta.dirname, '../..');
  const names = process.argv.slice(2);
  const files = findFiles(site, names.length > 0 ? names : undefined);
  const problems = await checkFiles(site, files);
  problems.forEach((problem) => console.error(problem));
  console.log(`${files.length} files with samples checked`);
  process.exitCode = problems.length > 0 ? 1 : 0;
}

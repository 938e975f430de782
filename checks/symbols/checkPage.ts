import {locateSample} from '../../src/markdown/samples/regions.ts';
import {checkInline} from './inline.ts';
import {checkJavaScript, declareJavaScript} from './javascript.ts';
import {checkMustache, checkXml, declareXml} from './markup.ts';
import {readPage, type Page, type Sample, type Source} from './page.ts';
import {checkPhp} from './php/check.ts';
import {declarePhp} from './php/declare.ts';
import {readPhp, type PhpSample} from './php/sample.ts';
import {checkGherkin, checkShell, checkSql, declareShell} from './plainText.ts';
import {PageContext, type Versions} from './pageContext.ts';
import type {SymbolSet} from './symbolSet.ts';

/** A name that is wrong, or a sample of which nobody knows. */
export interface Fault {
  line: number;
  message: string;
  name: string;
}

/** A sample whose names are not checked. */
export interface Unchecked {
  line: number;
  reason: string;
}

/** What is known of a page besides its text. */
export interface PageOptions {
  /** Whether it is about the mobile app, whose own code the data does not know. */
  isApp?: boolean;
  /**
   * Whether it tells what came and went, so that names of any version may stand on it,
   *   and those that went before there was data.
   */
  isHistory?: boolean;
  /** Names in capitals that are not the platform's. */
  known?: string[];
  /** Folder that samples are imported from. */
  site?: string;
  /** What the plugins of the samples have, as other pages show it. */
  examples?: SymbolSet;
}

const scripts = ['js', 'javascript', 'jsx', 'ts', 'tsx', 'typescript'];
const shells = ['bash', 'console', 'shell', 'sh'];

/** What takes note of the names that a sample declares, by language. */
const declarers = new Map([
  ...scripts.map((language) => [language, declareJavaScript] as const),
  ...shells.map((language) => [language, declareShell] as const),
  ['xml', declareXml],
]);

/** What checks the names that a sample uses, by language. */
const checkers = new Map<
  string,
  (code: string, world: PageContext, lineOf: (line: number) => number, options: {isPart: boolean}) => void
>([
  ...scripts.map((language) => [language, checkJavaScript] as const),
  ...shells.map((language) => [language, checkShell] as const),
  ['mustache', checkMustache],
  ['xml', checkXml],
  ['sql', checkSql],
  ['gherkin', checkGherkin],
]);

/** Checks one page, in two rounds: what its samples declare comes before what they use. */
class PageCheck {
  faults: Fault[] = [];
  unchecked: Unchecked[] = [];
  #php = new Map<Sample, PhpSample>();
  /** Samples, and files that they come from. */
  #declared = new Set<PhpSample>();
  #page;
  #world;
  #isApp;

  constructor(
    page: Page,
    version: string,
    versions: Versions,
    {isApp = false, isHistory = false, known = [], examples}: PageOptions,
  ) {
    this.#page = page;
    this.#isApp = isApp;
    this.#world = new PageContext(
      version,
      versions,
      (line, message, name) => this.#fail(line, message, name),
      examples,
    );
    this.#world.isHistory = isHistory;
    known.forEach((name) => this.#world.own.add('constant', name));
  }

  run() {
    const {samples, inline} = this.#page;
    const wordsOf = (code: string) => code.match(/\w+/g) ?? [];
    this.#world.sampleWords = new Set(samples.flatMap(({code}) => wordsOf(code)));
    this.#world.words = new Set([...this.#world.sampleWords, ...inline.flatMap(({code}) => wordsOf(code))]);
    samples.forEach((sample) => this.#declare(sample));
    // Samples without their head take names from those that have one: these come first.
    [...this.#declared]
      .sort((a, b) => Number(b.isWhole) - Number(a.isWhole))
      .forEach((sample) => declarePhp(sample, this.#world));
    samples.forEach((sample) => this.#check(sample));
    for (const {code, line, marks} of inline) {
      this.#world.marks = marks;
      checkInline(code, this.#world, line, {isApp: this.#isApp});
    }
    this.faults.sort((a, b) => a.line - b.line);
  }

  #fail(line: number, message: string, name = '') {
    if (!this.faults.some((fault) => fault.line === line && fault.message === message)) {
      this.faults.push({line, message, name});
    }
  }

  #declare(sample: Sample) {
    const {code: whole} = sample.source ?? sample;
    if (sample.language === 'php') {
      // What a file imports and declares holds for each of its regions.
      const folders = this.#world.folders();
      const file = sample.source && readPhp({title: sample.title, code: whole}, folders);
      const read = readPhp(sample, folders, file);
      if (read) {
        this.#php.set(sample, read);
        this.#declared.add(file ?? read);
      } else if (sample.noSymbols === undefined && !sample.isBroken && !sample.marks.deprecated) {
        this.#fail(sample.line, 'this sample is no PHP that can be parsed, so nobody knows what it names.');
      }
    } else {
      declarers.get(sample.language)?.(whole, this.#world);
    }
  }

  #check(sample: Sample) {
    // A fault of an imported sample is mended in its file, but the page has it where the fence is.
    const lineOf = (line: number) => sample.line + line;
    const before = this.faults;
    this.faults = [];
    this.#world.marks = sample.marks;
    const php = this.#php.get(sample);
    if (php) {
      checkPhp(php, this.#world, lineOf);
    } else {
      checkers.get(sample.language)?.(sample.code, this.#world, lineOf, {isPart: this.#isApp});
    }
    if (sample.source) {
      const {file, lines} = sample.source;
      this.faults = this.faults.map(({line, message, name}) => ({
        line: sample.line,
        message: `${file}:${lines[line - sample.line - 1] ?? 1}: ${message}`,
        name,
      }));
    }
    if (sample.noSymbols !== undefined) {
      this.unchecked.push({line: sample.line, reason: sample.noSymbols});
      const isNeeded = this.faults.length > 0 || (sample.language === 'php' && !php);
      this.faults = [];
      if (sample.noSymbols.trim() === '') {
        this.#fail(sample.line, 'no-symbols needs a reason, as in no-symbols="an invented function".');
      } else if (!isNeeded) {
        this.#fail(sample.line, 'no-symbols is not needed here: every name of the sample is known.');
      }
    }
    this.faults = [...before, ...this.faults];
  }
}

/**
 * Reads the code of a fence.
 *
 * @param site - Folder that samples are imported from.
 * @param attributes - What the fence declares.
 * @param code - What stands in the fence.
 * @returns Its code, and the file that it comes from.
 */
function readFence(
  site: string,
  attributes: ReadonlyMap<string, string | undefined>,
  code: string,
): {code: string; source?: Source} {
  try {
    const sample = locateSample(site, attributes, code);
    const file = attributes.get('file');
    if (file === undefined || !sample.lines) {
      return sample;
    }
    const whole = locateSample(site, new Map([['file', file]]), '');
    return {code: sample.code, source: {file, code: whole.code, lines: sample.lines}};
  } catch {
    // What cannot be imported is a fault of the sample, and check:samples reports it.
    return {code};
  }
}

/**
 * Checks the names of one page.
 *
 * @param text - Markdown.
 * @param version - That the page describes.
 * @param versions - What each version has.
 * @param options - What is known of the page.
 * @returns What is wrong, and which samples ask not to be checked.
 */
export function checkPage(
  text: string,
  version: string,
  versions: Versions,
  options: PageOptions = {},
): {faults: Fault[]; unchecked: Unchecked[]} {
  let page;
  try {
    page = readPage(
      text,
      (attributes, code) => readFence(options.site ?? '.', attributes, code),
      options.isHistory ? {deprecated: true, since: [...versions.keys()]} : undefined,
    );
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return {faults: [{line: 1, message: `the Markdown cannot be read (${reason}).`, name: ''}], unchecked: []};
  }
  const check = new PageCheck(page, version, versions, options);
  check.run();
  return {faults: check.faults, unchecked: check.unchecked};
}

/**
 * Checks the names of a file of the samples, most of which pages show in parts.
 *
 * @param title - Where the file lies in a site of the platform; its ending says the language.
 * @returns A check that takes the text of the file.
 */
export function checkFile(title: string): typeof checkPage {
  const language = title.split('.').at(-1) ?? '';
  const marks = {deprecated: false, since: []};
  return (code, version, versions, options) => {
    const sample = {
      language: language === 'feature' ? 'gherkin' : language,
      title,
      noSymbols: undefined,
      isBroken: false,
      code,
      line: 0,
      marks,
    };
    const check = new PageCheck({samples: [sample], inline: []}, version, versions, options ?? {});
    check.run();
    return {faults: check.faults, unchecked: []};
  };
}

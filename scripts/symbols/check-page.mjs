// @ts-check
import {locateSample} from '../samples/regions.mjs';
import {checkInline} from './inline.mjs';
import {checkJavaScript, declareJavaScript} from './javascript.mjs';
import {checkMustache, checkXml, declareXml} from './markup.mjs';
import {readPage} from './page.mjs';
import {checkPhp} from './php-check.mjs';
import {declarePhp} from './php-declare.mjs';
import {readPhp} from './php-sample.mjs';
import {checkGherkin, checkShell, checkSql, declareShell} from './plain-text.mjs';
import {World} from './world.mjs';

/**
 * @typedef {import('./data.mjs').SymbolSet} SymbolSet
 * @typedef {import('./page.mjs').Page} Page
 * @typedef {import('./page.mjs').Sample} Sample
 * @typedef {import('./php-sample.mjs').PhpSample} PhpSample
 * @typedef {import('./world.mjs').Versions} Versions
 */

/**
 * A name that is wrong, or a sample of which nobody knows.
 *
 * @typedef {{line: number, message: string, name: string}} Fault
 */

/**
 * A sample whose names are not checked.
 *
 * @typedef {{line: number, reason: string}} Unchecked
 */

/**
 * What is known of a page besides its text.
 *
 * @typedef {object} PageOptions
 * @property {boolean} [isApp] - Whether it is about the mobile app, whose own code the data does not know.
 * @property {boolean} [isHistory] - Whether it tells what came and went, so that names of any version may stand on it,
 *   and those that went before there was data.
 * @property {string[]} [known] - Names in capitals that are not the platform's.
 * @property {string} [site] - Folder that samples are imported from.
 * @property {SymbolSet} [examples] - What the plugins of the samples have, as other pages show it.
 */

const scripts = ['js', 'javascript', 'jsx', 'ts', 'tsx', 'typescript'];
const shells = ['bash', 'console', 'shell', 'sh'];

/** What takes note of the names that a sample declares, by language. */
const declarers = new Map([
  ...scripts.map((language) => /** @type {const} */ ([language, declareJavaScript])),
  ...shells.map((language) => /** @type {const} */ ([language, declareShell])),
  ['xml', declareXml],
]);

/**
 * What checks the names that a sample uses, by language.
 *
 * @type {Map<string, (code: string, world: World, lineOf: (line: number) => number, options: {isPart: boolean}) => void>}
 */
const checkers = new Map([
  ...scripts.map((language) => /** @type {const} */ ([language, checkJavaScript])),
  ...shells.map((language) => /** @type {const} */ ([language, checkShell])),
  ['mustache', checkMustache],
  ['xml', checkXml],
  ['sql', checkSql],
  ['gherkin', checkGherkin],
]);

/** Checks one page, in two rounds: what its samples declare comes before what they use. */
class PageCheck {
  /** @type {Fault[]} */
  faults = [];
  /** @type {Unchecked[]} */
  unchecked = [];
  /** @type {Map<Sample, PhpSample>} */
  #php = new Map();
  /** @type {Set<PhpSample>} Samples, and files that they come from. */
  #declared = new Set();
  #page;
  #world;
  #isApp;

  /**
   * @param {Page} page
   * @param {string} version
   * @param {Versions} versions
   * @param {PageOptions} options
   */
  constructor(page, version, versions, {isApp = false, isHistory = false, known = [], examples}) {
    this.#page = page;
    this.#isApp = isApp;
    this.#world = new World(version, versions, (line, message, name) => this.#fail(line, message, name), examples);
    this.#world.isHistory = isHistory;
    known.forEach((name) => this.#world.own.add('constant', name));
  }

  run() {
    const {samples, inline} = this.#page;
    const wordsOf = (/** @type {string} */ code) => code.match(/\w+/g) ?? [];
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

  /**
   * @param {number} line
   * @param {string} message
   * @param {string} [name]
   */
  #fail(line, message, name = '') {
    if (!this.faults.some((fault) => fault.line === line && fault.message === message)) {
      this.faults.push({line, message, name});
    }
  }

  /** @param {Sample} sample */
  #declare(sample) {
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

  /** @param {Sample} sample */
  #check(sample) {
    // A fault of an imported sample is mended in its file, but the page has it where the fence is.
    const lineOf = (/** @type {number} */ line) => sample.line + line;
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
 * @param {string} site - Folder that samples are imported from.
 * @param {ReadonlyMap<string, string | undefined>} attributes - What the fence declares.
 * @param {string} code - What stands in the fence.
 * @returns {{code: string, source?: import('./page.mjs').Source}} Its code, and the file that it comes from.
 */
function readFence(site, attributes, code) {
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
 * @param {string} text - Markdown.
 * @param {string} version - That the page describes.
 * @param {Versions} versions - What each version has.
 * @param {PageOptions} [options] - What is known of the page.
 * @returns {{faults: Fault[], unchecked: Unchecked[]}} What is wrong, and which samples ask not to be checked.
 */
export function checkPage(text, version, versions, options = {}) {
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
 * @param {string} title - Where the file lies in a site of the platform; its ending says the language.
 * @returns {typeof checkPage} A check that takes the text of the file.
 */
export function checkFile(title) {
  const language = title.split('.').at(-1) ?? '';
  const marks = {deprecated: false, since: []};
  return (code, version, versions, options = {}) => {
    const sample = {
      language: language === 'feature' ? 'gherkin' : language,
      title,
      noSymbols: undefined,
      isBroken: false,
      code,
      line: 0,
      marks,
    };
    const check = new PageCheck({samples: [sample], inline: []}, version, versions, options);
    check.run();
    return {faults: check.faults, unchecked: []};
  };
}

import type {SymbolTable} from '../../src/moodle/symbols/table.ts';
import {parsePage} from '../../src/markdown/history/page.ts';
import {locateSample} from '../../src/markdown/samples/regions.ts';
import type {Problem} from '../problem.ts';
import {checkHistory} from './history.ts';
import {PageContext, type PageContextOptions, type Versions} from './pageContext.ts';
import {checkers, collectors} from './languages/index.ts';
import {checkInlineCode} from './languages/inlineCode.ts';
import {collectPhp} from './languages/php/declarations.ts';
import {checkPhpNames} from './languages/php/phpNames.ts';
import {parsePhpSample, type PhpSample} from './languages/php/sample.ts';
import {readPageCode, type FenceReader, type PageCode, type Sample} from './page.ts';

/** A problem with a name that a page must not use, or with a sample that cannot be checked. */
export interface NameProblem extends Problem {
  /** Empty if the problem is not about a name. */
  name: string;
}

export interface PageOptions extends PageContextOptions {
  /** Whether the page is about the mobile app, whose own code the data does not contain. */
  isApp?: boolean;
  /** Names in capitals that the page may use, although the platform does not have them. */
  knownConstants?: readonly string[];
  /** The folder from which samples are imported. */
  site?: string;
}

/** Checks one page in two passes. The first collects the names that its samples declare, and the second checks all names. */
class PageChecker {
  problems: NameProblem[] = [];
  private readonly context;
  private readonly isApp;
  private readonly phpSamples = new Map<Sample, PhpSample>();

  constructor(
    private readonly page: PageCode,
    version: string,
    versions: Versions,
    {isApp = false, knownConstants = [], ...options}: PageOptions,
  ) {
    this.isApp = isApp;
    this.context = new PageContext(version, versions, (...problem) => this.report(...problem), options);
    knownConstants.forEach((name) => this.context.declare('constant', name));
  }

  run(): NameProblem[] {
    this.collectWords();
    this.collectDeclarations();
    this.page.samples.forEach((sample) => this.checkSample(sample));
    for (const {code, line, annotations} of this.page.inlineCode) {
      this.context.annotations = annotations;
      this.context.badges = annotations.since;
      checkInlineCode(code, this.context, line, {isApp: this.isApp});
    }
    return this.problems.sort((a, b) => a.line - b.line);
  }

  private report(line: number, message: string, name = '') {
    if (!this.problems.some((problem) => problem.line === line && problem.message === message)) {
      this.problems.push({line, message, name});
    }
  }

  private collectWords() {
    const {samples, inlineCode} = this.page;
    const wordsOf = (code: string) => code.match(/\w+/g) ?? [];
    this.context.sampleWords = new Set(samples.flatMap(({code}) => wordsOf(code)));
    this.context.codeWords = new Set([...this.context.sampleWords, ...inlineCode.flatMap(({code}) => wordsOf(code))]);
  }

  private collectDeclarations() {
    const phpSources = new Set<PhpSample>();
    for (const sample of this.page.samples) {
      if (sample.language === 'php') {
        const source = this.parsePhp(sample);
        if (source) {
          phpSources.add(source);
        }
      } else {
        const {code} = sample.source ?? sample;
        collectors.get(sample.language)?.(code, this.context);
      }
    }
    // Collect whole files first, because samples that omit their imports use the imports of these files.
    [...phpSources]
      .sort((a, b) => Number(b.isWholeFile) - Number(a.isWholeFile))
      .forEach((source) => collectPhp(source, this.context));
  }

  /** Parses a sample. If it is imported, returns the whole file, because the file's imports apply to the sample. */
  private parsePhp(sample: Sample): PhpSample | undefined {
    const folders = componentFolders(this.context.platform);
    const file = sample.source && parsePhpSample({title: sample.title, code: sample.source.code}, folders);
    const phpSample = parsePhpSample(sample, folders, file);
    if (!phpSample) {
      if (sample.noSymbols === undefined && !sample.isBroken && !sample.annotations.deprecated) {
        this.report(sample.line, 'this sample is not valid PHP, so its names cannot be checked.');
      }
      return undefined;
    }
    this.phpSamples.set(sample, phpSample);
    return file ?? phpSample;
  }

  private checkSample(sample: Sample) {
    const earlierProblems = this.problems;
    this.problems = [];
    this.checkCode(sample);
    if (sample.source) {
      // The line of the fence is reported, but a problem in an imported sample has to be fixed in the sample's file.
      const {file, lines} = sample.source;
      this.problems = this.problems.map(({line, message, name}) => ({
        line: sample.line,
        message: `${file}:${lines[line - sample.line - 1] ?? 1}: ${message}`,
        name,
      }));
    }
    if (sample.noSymbols !== undefined) {
      this.applyNoSymbols(sample, sample.noSymbols);
    }
    this.problems = [...earlierProblems, ...this.problems];
  }

  private checkCode(sample: Sample) {
    const lineOf = (line: number) => sample.line + line;
    this.context.annotations = sample.annotations;
    this.context.badges = [sample, ...this.page.inlineCode].flatMap(({annotations}) => annotations.since);
    const phpSample = this.phpSamples.get(sample);
    if (phpSample) {
      checkPhpNames(phpSample, this.context, lineOf);
    } else {
      checkers.get(sample.language)?.(sample.code, this.context, lineOf, {isPart: this.isApp});
    }
  }

  /** Discards the problems in a sample with `no-symbols`, but reports a missing reason or a needless `no-symbols`. */
  private applyNoSymbols(sample: Sample, reason: string) {
    const isNeeded = this.problems.length > 0 || (sample.language === 'php' && !this.phpSamples.has(sample));
    this.problems = [];
    if (reason.trim() === '') {
      this.report(sample.line, 'no-symbols needs a reason, as in no-symbols="an invented function".');
    } else if (!isNeeded) {
      this.report(sample.line, 'no-symbols is not needed here, because every name in the sample is known.');
    }
  }
}

/** Maps the folders of plugin types and subsystems to their names, such as `mod` to `mod` and `lib` to `core`. */
function componentFolders(platform: SymbolTable): Map<string, string> {
  const components = [...platform.symbolsOf('plugin type'), ...platform.symbolsOf('subsystem')];
  return new Map([
    ['lib', 'core'],
    ...components.flatMap(({name, path}) => (path === undefined ? [] : [[path, name] as const])),
  ]);
}

/** Creates a function that reads fences, whose code may be in one of the site's files. */
function fenceReader(site: string): FenceReader {
  return (attributes, code) => {
    if (attributes.has('signature')) {
      // There is nothing to check, because the signature comes from the symbol data.
      return {code: ''};
    }
    try {
      const sample = locateSample(site, attributes, code);
      const file = attributes.get('file');
      if (file === undefined || !sample.lines) {
        return sample;
      }
      const wholeFile = locateSample(site, new Map([['file', file]]), '');
      return {code: sample.code, source: {file, code: wholeFile.code, lines: sample.lines}};
    } catch {
      // `check:samples` reports samples that cannot be imported.
      return {code};
    }
  };
}

/** Checks the names and the version histories on one page. */
export function checkPageNames(
  text: string,
  version: string,
  versions: Versions,
  options: PageOptions = {},
): NameProblem[] {
  const {site = '.', isHistory} = options;
  let tree;
  try {
    tree = parsePage(text);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return [{line: 1, message: `the Markdown cannot be parsed (${reason}).`, name: ''}];
  }
  const annotations = isHistory ? {deprecated: true, since: [...versions.keys()]} : undefined;
  const page = readPageCode(tree, fenceReader(site), annotations);
  const problems = new PageChecker(page, version, versions, options).run();
  const history = checkHistory(tree, site, version, versions).map((problem) => ({...problem, name: ''}));
  return [...problems, ...history];
}

/**
 * Creates a check for the text of a sample plugin's file, of which pages usually show only parts. Its path in the platform
 * decides its language.
 */
export function sampleFileChecker(title: string): typeof checkPageNames {
  const extension = title.split('.').at(-1) ?? '';
  return (code, version, versions, options) => {
    const sample = {
      language: extension === 'feature' ? 'gherkin' : extension,
      title,
      noSymbols: undefined,
      isBroken: false,
      code,
      line: 0,
      annotations: {deprecated: false, since: []},
    };
    return new PageChecker({samples: [sample], inlineCode: []}, version, versions, options ?? {}).run();
  };
}

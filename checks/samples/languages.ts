import {checkCss} from './css.ts';
import {checkGherkin} from './gherkin/gherkin.ts';
import {checkJson} from './json.ts';
import {checkHtml, checkXml} from './markup.ts';
import {checkMermaid} from './mermaid.ts';
import {checkMustache} from './mustache.ts';
import {checkPhp} from './php/index.ts';
import {checkShell} from './shell.ts';
import {checkYaml} from './yaml.ts';
import type {Sample} from '../../src/markdown/samples/readSamples.ts';

export interface Fault {
  line: number;
  message: string;
}

/** What the page says about its samples. */
export interface Settings {
  /** Oldest PHP that the samples have to run on. */
  php: string;
  /** Says what is wrong with a step of a feature. */
  checkStep: (text: string, argument: 'table' | 'text' | undefined, mayBeOld: boolean) => string | undefined;
}

export interface Language {
  /**
   * Its parser. Missing if the
   *   language is plain text to us.
   */
  check?: (sample: Sample, settings: Settings) => Fault[] | Promise<Fault[]>;
  /** What a title that is a path ends in. */
  title?: RegExp;
  /** What files end in, where a title may end in anything. */
  file?: RegExp;
  /** Whether a sample must say which file it belongs in. */
  needsTitle?: boolean;
}

/**
 * Where the sample shows what not to do, it has to parse, but may look as bad as people write it.
 *
 * @param sample - Sample.
 */
const styleOf = ({components}: Sample) => !components.includes('InvalidExample');

const script: Language['check'] = async (sample) => {
  // The parsers that take long to load wait for the first sample.
  const {checkScript} = await import('./script.ts');
  return checkScript(sample.code, {
    language: sample.language,
    kind: sample.meta.attributes.get('kind'),
    style: styleOf(sample),
  });
};

/**
 * HTML. In some places, such as `mod.html` of a field of the database activity, the platform includes it as a program,
 * with PHP between the tags.
 */
const page: (sample: Sample, settings: Settings) => Promise<Fault[]> = async (sample, {php}) => {
  const {code} = sample;
  const around = code.replaceAll(/<\?php.*?\?>/gs, (program) => program.replaceAll(/[^\n]/g, ' '));
  const programs = around === code ? [] : await checkPhp(code, {kind: 'file', title: undefined, php, style: false});
  return [...checkHtml(around), ...programs].sort((a, b) => a.line - b.line);
};

/**
 * The languages that a fence may declare. .markdownlint-cli2.jsonc has the same list.
 *
 * Plain text is what has no grammar to hold it to: `text` is output and file trees; `diff` and `http` hold parts in any
 * language; `ini` and `nginx` are read differently by each program that reads them, and have no parser for Node.
 * Markdown (`md`, `mdx`) is read by the site's own parser, and its samples are checked as samples of the page.
 */
export const languages: ReadonlyMap<string, Language> = new Map([
  ['bash', {check: ({code}) => checkShell(code), title: /\.(?:ba)?sh$/}],
  ['css', {check: ({code, language}) => checkCss(code, language), title: /\.css$/, needsTitle: true}],
  ['diff', {}],
  [
    'gherkin',
    {
      check: ({code, meta, components}, {checkStep}) => {
        const mayBeOld = components.includes('InvalidExample') || components.includes('Deprecated');
        return checkGherkin(code, {
          kind: meta.attributes.get('kind'),
          checkStep: (text, argument) => checkStep(text, argument, mayBeOld),
        });
      },
      title: /\.feature$/,
      needsTitle: true,
    },
  ],
  ['html', {check: page, title: /\.html$/}],
  ['http', {}],
  ['ini', {}],
  ['js', {check: script, title: /\.[cm]?js$/, needsTitle: true}],
  ['json', {check: ({code}) => checkJson(code)}],
  ['jsx', {check: script, title: /\.jsx$/, needsTitle: true}],
  ['md', {title: /\.md$/}],
  ['mdx', {title: /\.mdx?$/}],
  ['mermaid', {check: ({code}) => checkMermaid(code)}],
  ['mustache', {check: ({code}) => checkMustache(code), title: /\.mustache$/, needsTitle: true}],
  ['nginx', {}],
  [
    'php',
    {
      check: (sample, {php}) =>
        checkPhp(sample.code, {
          kind: sample.meta.attributes.get('kind'),
          title: sample.meta.attributes.get('title'),
          php,
          style: styleOf(sample),
        }),
      title: /\.php$/,
      needsTitle: true,
    },
  ],
  ['scss', {check: ({code, language}) => checkCss(code, language), title: /\.scss$/, needsTitle: true}],
  [
    'sql',
    {
      check: async ({code, meta}) => {
        const {checkSql} = await import('./sql.ts');
        return checkSql(code, {kind: meta.attributes.get('kind'), dialect: meta.attributes.get('dialect')});
      },
      title: /\.sql$/,
    },
  ],
  ['text', {file: /\.txt$/}],
  ['ts', {check: script, title: /\.[cm]?ts$/, needsTitle: true}],
  ['tsx', {check: script, title: /\.tsx$/, needsTitle: true}],
  ['xml', {check: ({code}) => checkXml(code), title: /\.(?:xml|svg)$/}],
  ['yaml', {check: ({code}) => checkYaml(code), title: /\.ya?ml$/}],
] as [string, Language][]);

/**
 * The language of a file.
 *
 * @param path - Path.
 * @returns Language, by the ending of the path; undefined if there is none.
 */
export function languageOf(path: string): string | undefined {
  return [...languages].find(
    ([name, {title, file: ending = title}]) => ending?.test(path) ?? path.endsWith(`.${name}`),
  )?.[0];
}

/**
 * Checks a sample in a known language: its title, and its text.
 *
 * @param sample - Sample; an imported one with its text.
 * @param settings - What the page says.
 * @returns Faults, with lines of the sample; 0 is the fence.
 */
export async function checkSample(sample: Sample, settings: Settings): Promise<Fault[]> {
  const language = languages.get(sample.language) ?? {};
  const title = sample.meta.attributes.get('title');
  const faults: Fault[] = [];
  // The two components have a title of their own, and show a way of writing rather than a file.
  const hasTitle = title ?? sample.components.some((name) => name === 'ValidExample' || name === 'InvalidExample');
  if (language.needsTitle && !hasTitle) {
    faults.push({line: 0, message: 'the fence has no title; name the file that the sample belongs in'});
  }
  if (title && language.title && /\.\w+$/.test(title) && !language.title.test(title)) {
    faults.push({line: 0, message: `title "${title}" is no file of the language ${sample.language}`});
  }
  return [...faults, ...((await language.check?.(sample, settings)) ?? [])];
}

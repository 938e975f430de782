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
import type {Problem} from '../problem.ts';

/** What depends on the page of a sample. */
export interface Settings {
  /** The oldest PHP version that the samples have to run on. */
  php: string;
  /** Describes what is wrong with a step of a feature, if anything. */
  checkStep: (text: string, argument: 'table' | 'text' | undefined, mayBeDeprecated: boolean) => string | undefined;
}

export interface Language {
  /** Checks a sample. Undefined if there is nothing to check. */
  check?: (sample: Sample, settings: Settings) => Problem[] | Promise<Problem[]>;
  /** The extensions that are allowed in a title. */
  title?: RegExp;
  /** The extensions of its files, if titles can have any extension. */
  file?: RegExp;
  /** Whether a sample must have a title with the file that it belongs in. */
  needsTitle?: boolean;
}

/** Examples of what not to do have to be valid code, but may have a bad style. */
const isStyleChecked = ({components}: Sample) => !components.includes('InvalidExample');

const script: Language['check'] = async (sample) => {
  // Parsers that are slow to load are imported when the first sample needs them.
  const {checkScript} = await import('./script.ts');
  return checkScript(sample.code, {
    language: sample.language,
    kind: sample.meta.attributes.get('kind'),
    style: isStyleChecked(sample),
  });
};

/**
 * Checks HTML. It may contain PHP, because the platform includes some HTML files, such as `mod.html` of a database field.
 */
const html: (sample: Sample, settings: Settings) => Promise<Problem[]> = async (sample, {php}) => {
  const {code} = sample;
  const markup = code.replaceAll(/<\?php.*?\?>/gs, (program) => program.replaceAll(/[^\n]/g, ' '));
  const phpProblems = markup === code ? [] : await checkPhp(code, {kind: 'file', title: undefined, php, style: false});
  return [...checkHtml(markup), ...phpProblems].sort((a, b) => a.line - b.line);
};

/**
 * The languages of fences, in the same order as in .markdownlint-cli2.jsonc.
 *
 * Languages without a common grammar are not checked: `text` is output and file trees, `diff` and `http` contain parts in
 * other languages, and `ini` and `nginx` have no parser for Node.js. Markdown (`md`, `mdx`) is parsed by the site's own
 * parser, and the samples inside it are checked like samples of the page.
 */
export const languages: ReadonlyMap<string, Language> = new Map([
  ['bash', {check: ({code}) => checkShell(code), title: /\.(?:ba)?sh$/}],
  ['css', {check: ({code, language}) => checkCss(code, language), title: /\.css$/, needsTitle: true}],
  ['diff', {}],
  [
    'gherkin',
    {
      check: ({code, meta, components}, {checkStep}) => {
        const mayBeDeprecated = components.includes('InvalidExample') || components.includes('Deprecated');
        return checkGherkin(code, {
          kind: meta.attributes.get('kind'),
          checkStep: (text, argument) => checkStep(text, argument, mayBeDeprecated),
        });
      },
      title: /\.feature$/,
      needsTitle: true,
    },
  ],
  ['html', {check: html, title: /\.html$/}],
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
          style: isStyleChecked(sample),
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
 * Finds the language of a file by its extension.
 *
 * @returns Undefined if no language has that extension.
 */
export function languageOf(path: string): string | undefined {
  return [...languages].find(
    ([name, {title, file: ending = title}]) => ending?.test(path) ?? path.endsWith(`.${name}`),
  )?.[0];
}

/**
 * Checks the title and the code of a sample.
 *
 * @param sample - A sample in a known language, with its code even if it is imported.
 * @param settings - What depends on the page.
 * @returns Problems with lines of the sample; line 0 is the fence.
 */
export async function checkSample(sample: Sample, settings: Settings): Promise<Problem[]> {
  const language = languages.get(sample.language) ?? {};
  const title = sample.meta.attributes.get('title');
  const problems: Problem[] = [];
  // The two components have their own titles, and do not show a file.
  const hasTitle = title ?? sample.components.some((name) => name === 'ValidExample' || name === 'InvalidExample');
  if (language.needsTitle && !hasTitle) {
    problems.push({line: 0, message: 'the fence has no title; name the file that the sample belongs in'});
  }
  if (title && language.title && /\.\w+$/.test(title) && !language.title.test(title)) {
    problems.push({line: 0, message: `title "${title}" is no file of the language ${sample.language}`});
  }
  return [...problems, ...((await language.check?.(sample, settings)) ?? [])];
}

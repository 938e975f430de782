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

/** Settings that depend on the page of a sample. */
export interface Settings {
  /** The oldest PHP version that the samples have to run on. */
  php: string;
  /** Describes the problem with a step in a feature file, if there is one. */
  checkStep: (text: string, argument: 'table' | 'text' | undefined, mayBeDeprecated: boolean) => string | undefined;
}

export interface Language {
  /** Checks a sample. Languages that are not checked don't have this function. */
  check?: (sample: Sample, settings: Settings) => Problem[] | Promise<Problem[]>;
  /** Matches the file extensions that are allowed in a title. */
  title?: RegExp;
  /** Matches the extensions of the language's files, for languages whose titles can have any extension. */
  file?: RegExp;
  /** Whether each sample needs a title with the path of the file that it belongs in. */
  needsTitle?: boolean;
}

/** Code in `InvalidExample` has to be valid, but its style is not checked, because it shows what not to do. */
const isStyleChecked = ({components}: Sample) => !components.includes('InvalidExample');

const script: Language['check'] = async (sample) => {
  // Parsers that are slow to load are imported when a sample needs them.
  const {checkScript} = await import('./script.ts');
  return checkScript(sample.code, {
    language: sample.language,
    kind: sample.meta.attributes.get('kind'),
    style: isStyleChecked(sample),
  });
};

/**
 * Checks an HTML sample. The sample may contain PHP, because the platform includes some HTML files in PHP scripts, such as
 * the `mod.html` of a database field.
 */
const html: (sample: Sample, settings: Settings) => Promise<Problem[]> = async (sample, {php}) => {
  const {code} = sample;
  const markup = code.replaceAll(/<\?php.*?\?>/gs, (program) => program.replaceAll(/[^\n]/g, ' '));
  const phpProblems = markup === code ? [] : await checkPhp(code, {kind: 'file', title: undefined, php, style: false});
  return [...checkHtml(markup), ...phpProblems].sort((a, b) => a.line - b.line);
};

/**
 * The languages that fences can have, in the same order as in .markdownlint-cli2.jsonc. Some are not checked: `text` is used
 * for output and file trees, `diff` and `http` contain parts in other languages, and there is no Node.js parser for `ini` and
 * `nginx`. Markdown (`md`, `mdx`) is parsed with the site's own parser, and the samples inside it are checked like the other
 * samples on the page.
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

/** Finds the language of a file by its extension, if it has one. */
export function languageOf(path: string): string | undefined {
  return [...languages].find(
    ([name, {title, file: ending = title}]) => ending?.test(path) ?? path.endsWith(`.${name}`),
  )?.[0];
}

/**
 * Checks the title and the code of a sample in a known language, including imported code. Lines are relative to the sample;
 * line 0 is the fence.
 */
export async function checkSample(sample: Sample, settings: Settings): Promise<Problem[]> {
  const language = languages.get(sample.language) ?? {};
  const title = sample.meta.attributes.get('title');
  const problems: Problem[] = [];
  // ValidExample and InvalidExample have their own titles, and their samples don't belong in a file.
  const hasTitle = title ?? sample.components.some((name) => name === 'ValidExample' || name === 'InvalidExample');
  if (language.needsTitle && !hasTitle) {
    problems.push({line: 0, message: 'the fence has no title; name the file that the sample belongs in'});
  }
  if (title && language.title && /\.\w+$/.test(title) && !language.title.test(title)) {
    problems.push({
      line: 0,
      message: `title "${title}" does not have a file extension for ${sample.language}`,
    });
  }
  return [...problems, ...((await language.check?.(sample, settings)) ?? [])];
}

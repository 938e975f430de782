// @ts-check
import {checkCss} from './css.mjs';
import {checkGherkin} from './gherkin.mjs';
import {checkJson} from './json.mjs';
import {checkHtml, checkXml} from './markup.mjs';
import {checkMermaid} from './mermaid.mjs';
import {checkMustache} from './mustache.mjs';
import {checkPhp} from './php.mjs';
import {checkShell} from './shell.mjs';
import {checkYaml} from './yaml.mjs';

/** @typedef {import('./markdown.mjs').Sample} Sample */
/** @typedef {{line: number, message: string}} Fault */

/**
 * What the page says about its samples.
 *
 * @typedef {object} Settings
 * @property {string} php - Oldest PHP that the samples have to run on.
 * @property {(text: string, argument: 'table' | 'text' | undefined, mayBeOld: boolean) => string | undefined} checkStep -
 *   Says what is wrong with a step of a feature.
 */

/**
 * @typedef {object} Language
 * @property {(sample: Sample, settings: Settings) => Fault[] | Promise<Fault[]>} [check] - Its parser. Missing if the
 *   language is plain text to us.
 * @property {RegExp} [title] - What a title that is a path ends in.
 * @property {RegExp} [file] - What files end in, where a title may end in anything.
 * @property {boolean} [needsTitle] - Whether a sample must say which file it belongs in.
 */

/**
 * Where the sample shows what not to do, it has to parse, but may look as bad as people write it.
 *
 * @param {Sample} sample - Sample.
 */
const styleOf = ({components}) => !components.includes('InvalidExample');

/** @type {Language['check']} */
const script = async (sample) => {
  // The parsers that take long to load wait for the first sample.
  const {checkScript} = await import('./script.mjs');
  return checkScript(sample.code, {
    language: sample.language,
    kind: sample.meta.attributes.get('kind'),
    style: styleOf(sample),
  });
};

/**
 * HTML. In some places, such as `mod.html` of a field of the database activity, the platform includes it as a program,
 * with PHP between the tags.
 *
 * @type {(sample: Sample, settings: Settings) => Promise<Fault[]>}
 */
const page = async (sample, {php}) => {
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
 *
 * @type {ReadonlyMap<string, Language>}
 */
export const languages = new Map(
  /** @type {[string, Language][]} */ ([
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
          const {checkSql} = await import('./sql.mjs');
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
  ]),
);

/**
 * The language of a file.
 *
 * @param {string} path - Path.
 * @returns {string | undefined} Language, by the ending of the path; undefined if there is none.
 */
export function languageOf(path) {
  return [...languages].find(
    ([name, {title, file: ending = title}]) => ending?.test(path) ?? path.endsWith(`.${name}`),
  )?.[0];
}

/**
 * Checks a sample in a known language: its title, and its text.
 *
 * @param {Sample} sample - Sample; an imported one with its text.
 * @param {Settings} settings - What the page says.
 * @returns {Promise<Fault[]>} Faults, with lines of the sample; 0 is the fence.
 */
export async function checkSample(sample, settings) {
  const language = languages.get(sample.language) ?? {};
  const title = sample.meta.attributes.get('title');
  /** @type {Fault[]} */
  const faults = [];
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

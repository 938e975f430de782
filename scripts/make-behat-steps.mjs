// @ts-check
/*
 * Writes data/behat-steps/<version>.json, the steps that features of that version may use, and
 * data/behat-step-lists/<version>.json, the same for readers, from the reference tables of the platform
 * (`behat-steps.tsv`). They lie outside the repository, so the result is kept in it. Same tables, same bytes.
 *
 *     node scripts/make-behat-steps.mjs [folder of the reference tables]
 */
import {mkdirSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {parametersOf, wordedStep} from './samples/stepWords.mjs';
import {stepExpression} from './samples/steps.mjs';

/** @typedef {'pattern' | 'signature' | 'deprecated' | 'keyword' | 'method' | 'file'} Column */

/**
 * @param {string} table - Tab-separated text with a header.
 * @param {Column[]} needed - Columns that it has to have.
 * @returns {((column: Column) => string)[]} A reader of cells for each row.
 * @throws {Error} If a column is missing.
 */
function rowsOf(table, needed) {
  const [head = '', ...rows] = table.trimEnd().split('\n');
  const columns = head.split('\t');
  for (const column of needed) {
    if (!columns.includes(column)) {
      throw new Error(`The table has no column "${column}".`);
    }
  }
  return rows.map((row) => {
    const cells = row.split('\t');
    return (column) => cells[columns.indexOf(column)] ?? '';
  });
}

/** @param {string} signature - Of a step's method. */
function argumentOf(signature) {
  const [, node] = /Gherkin\\Node\\(Table|PyString)Node/.exec(signature) ?? [];
  return node && (node === 'Table' ? 'table' : 'text');
}

/**
 * Turns a table into the content of a data file, one step a line.
 *
 * @param {string} table - Tab-separated text with a header.
 * @param {string} version - Version of the platform.
 * @returns {string} JSON.
 * @throws {Error} If a column is missing, or a pattern is none.
 */
export function behatSteps(table, version) {
  /** @type {Map<string, string>} */
  const steps = new Map();
  for (const cell of rowsOf(table, ['pattern', 'signature', 'deprecated'])) {
    const pattern = cell('pattern');
    stepExpression(pattern);
    // JSON leaves out what is undefined.
    steps.set(
      pattern,
      JSON.stringify({
        pattern,
        argument: argumentOf(cell('signature')),
        deprecated: cell('deprecated') || undefined,
      }),
    );
  }
  // By code point, so that no locale has a say.
  const lines = [...steps].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, line]) => `    ${line}`);
  return `{\n  "name": ${JSON.stringify(version)},\n  "steps": [\n${lines.join(',\n')}\n  ]\n}\n`;
}

/** Classes that most tests need, before all others. */
const firstClasses = ['behat_general', 'behat_forms', 'behat_navigation', 'behat_data_generators'];

/** Folders of core that lie in another folder; those of plugins all do. */
const deepCoreFolders = ['backup/util/ui', 'grade/grading'];

/**
 * What readers call a class of core: `behat_data_generators` has "Data generators".
 *
 * @param {string} name - Of the class.
 * @param {string} file - That declares it.
 * @returns {string | undefined} The title; none for a class of a plugin, whose name says enough.
 */
function titleOf(name, file) {
  const folder = file.replace(/\/tests\/.*$/, '');
  if (folder.includes('/') && !deepCoreFolders.includes(folder)) {
    return undefined;
  }
  const words = name.replace(/^behat_(?:core_)?/, '').replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * Turns a table into the content of a data file for readers: the steps by class, in the words that a feature would use.
 *
 * @param {string} table - Tab-separated text with a header.
 * @param {string} version - Version of the platform.
 * @returns {string} JSON, one step a line.
 * @throws {Error} If a column is missing, or a pattern has something that no reader could understand.
 */
export function behatStepList(table, version) {
  /** @type {Map<string, {title: string | undefined, file: string, steps: Map<string, string>}>} */
  const groups = new Map();
  for (const cell of rowsOf(table, ['keyword', 'pattern', 'method', 'signature', 'deprecated', 'file'])) {
    const [name = '', method = ''] = cell('method').split('::');
    const file = cell('file').replace(/:~?\d+$/, '');
    const group = groups.get(name) ?? {title: titleOf(name, file), file, steps: new Map()};
    groups.set(name, group);
    const text = wordedStep(cell('pattern'), parametersOf(cell('signature')));
    if (text !== undefined) {
      const [keyword, argument] = [cell('keyword'), argumentOf(cell('signature'))];
      const step = {keyword, text, method, argument, deprecated: cell('deprecated') || undefined};
      group.steps.set(`${text} ${method}`, JSON.stringify(step));
    }
  }
  const rank = (/** @type {string} */ name, /** @type {string | undefined} */ title) =>
    firstClasses.includes(name) ? firstClasses.indexOf(name) : firstClasses.length + (title === undefined ? 1 : 0);
  const byText = (/** @type {string} */ a, /** @type {string} */ b) => (a < b ? -1 : a > b ? 1 : 0);
  const blocks = [...groups]
    .sort(([a, {title: titleA}], [b, {title: titleB}]) => rank(a, titleA) - rank(b, titleB) || byText(a, b))
    .map(([name, {title, file, steps}]) => {
      const head = JSON.stringify({class: name, title, file}).slice(0, -1);
      const lines = [...steps].sort(([a], [b]) => byText(a, b)).map(([, line]) => `      ${line}`);
      return `    ${head}, "steps": [\n${lines.join(',\n')}\n    ]}`;
    });
  return `{\n  "name": ${JSON.stringify(version)},\n  "groups": [\n${blocks.join(',\n')}\n  ]\n}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const site = path.join(import.meta.dirname, '..');
  const reference = path.resolve(process.argv[2] ?? path.join(site, '../shared/reference'));
  const [folder, lists] = [path.join(site, 'data/behat-steps'), path.join(site, 'data/behat-step-lists')];
  mkdirSync(folder, {recursive: true});
  mkdirSync(lists, {recursive: true});
  for (const name of readdirSync(reference)
    .filter((entry) => entry.startsWith('moodle-'))
    .sort()) {
    const version = name.slice('moodle-'.length);
    const table = readFileSync(path.join(reference, name, 'behat-steps.tsv'), 'utf8');
    writeFileSync(path.join(folder, `${version}.json`), behatSteps(table, version));
    writeFileSync(path.join(lists, `${version}.json`), behatStepList(table, version));
  }
}

/*
 * Converts the tables of `npm run symbols:extract` (`moodle-<version>/behat-steps.tsv`) to
 * data/behat-steps/<version>.json for the checks, and to data/behat-step-lists/<version>.json for readers. The same
 * tables always produce the same files.
 *
 *     npx tsx tools/symbols/behatSteps.ts SOURCE_FOLDER
 */
import {readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parametersOf, wordedStep} from '../../checks/samples/gherkin/stepWords.ts';
import {stepExpression} from '../../checks/samples/gherkin/steps.ts';
import {isMain} from '../lib/isMain.ts';
import {editionNames} from './index.ts';

export type Column = 'pattern' | 'signature' | 'deprecated' | 'keyword' | 'method' | 'file';

/**
 * Parses a tab-separated table with a header as a function for each row that returns the cell of a column. Throws an error if a
 * required column is missing.
 */
function rowsOf(table: string, required: Column[]): ((column: Column) => string)[] {
  const [head = '', ...rows] = table.trimEnd().split('\n');
  const columns = head.split('\t');
  for (const column of required) {
    if (!columns.includes(column)) {
      throw new Error(`The table has no column "${column}".`);
    }
  }
  return rows.map((row) => {
    const cells = row.split('\t');
    return (column) => cells[columns.indexOf(column)] ?? '';
  });
}

/** Returns the kind of the step's multi-line argument, given the signature of its method. */
function argumentOf(signature: string) {
  const [, node] = /Gherkin\\Node\\(Table|PyString)Node/.exec(signature) ?? [];
  return node && (node === 'Table' ? 'table' : 'text');
}

/**
 * Converts a table to the content of a data file for the checks: JSON with one step per line. Throws an error if a column is
 * missing, or if a pattern is invalid.
 */
export function behatSteps(table: string, version: string): string {
  const steps = new Map<string, string>();
  for (const cell of rowsOf(table, ['pattern', 'signature', 'deprecated'])) {
    const pattern = cell('pattern');
    stepExpression(pattern);
    // JSON omits undefined values.
    steps.set(
      pattern,
      JSON.stringify({
        pattern,
        argument: argumentOf(cell('signature')),
        deprecated: cell('deprecated') || undefined,
      }),
    );
  }
  // Sort by code unit, so that the order does not depend on the locale.
  const lines = [...steps].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, line]) => `    ${line}`);
  return `{\n  "name": ${JSON.stringify(version)},\n  "steps": [\n${lines.join(',\n')}\n  ]\n}\n`;
}

/** Classes that most tests need, which are listed first. */
const firstClasses = ['behat_general', 'behat_forms', 'behat_navigation', 'behat_data_generators'];

/** Nested core folders. All other nested folders belong to plugins. */
const nestedCoreFolders = ['backup/util/ui', 'grade/grading'];

/**
 * Returns the heading for a core class by its file, for example "Data generators" for `behat_data_generators`. The name of a
 * plugin's class is clear enough.
 */
function titleOf(name: string, file: string): string | undefined {
  const folder = file.replace(/\/tests\/.*$/, '');
  if (folder.includes('/') && !nestedCoreFolders.includes(folder)) {
    return undefined;
  }
  const words = name.replace(/^behat_(?:core_)?/, '').replaceAll('_', ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

/**
 * Converts a table to the content of a data file for readers: JSON with steps grouped by class and worded as in a feature file.
 * Throws an error if a column is missing, or if a pattern cannot be converted to readable words.
 */
export function behatStepList(table: string, version: string): string {
  const groups = new Map<string, {title: string | undefined; file: string; steps: Map<string, string>}>();
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
  const rank = (name: string, title: string | undefined) =>
    firstClasses.includes(name) ? firstClasses.indexOf(name) : firstClasses.length + (title === undefined ? 1 : 0);
  const byText = (a: string, b: string) => (a < b ? -1 : a > b ? 1 : 0);
  const blocks = [...groups]
    .sort(([a, {title: titleA}], [b, {title: titleB}]) => rank(a, titleA) - rank(b, titleB) || byText(a, b))
    .map(([name, {title, file, steps}]) => {
      const head = JSON.stringify({class: name, title, file}).slice(0, -1);
      const lines = [...steps].sort(([a], [b]) => byText(a, b)).map(([, line]) => `      ${line}`);
      return `    ${head}, "steps": [\n${lines.join(',\n')}\n    ]}`;
    });
  return `{\n  "name": ${JSON.stringify(version)},\n  "groups": [\n${blocks.join(',\n')}\n  ]\n}\n`;
}

if (isMain(import.meta.url)) {
  const site = path.join(import.meta.dirname, '../..');
  for (const version of editionNames) {
    const table = readFileSync(path.join(process.argv[2] ?? '', `moodle-${version}/behat-steps.tsv`), 'utf8');
    writeFileSync(path.join(site, `data/behat-steps/${version}.json`), behatSteps(table, version));
    writeFileSync(path.join(site, `data/behat-step-lists/${version}.json`), behatStepList(table, version));
  }
}

/*
 * Writes the Behat steps of each version from the tables of `npm run symbols:extract`
 * (`moodle-<version>/behat-steps.tsv`): data/behat-steps/<version>.json for the checks, and
 * data/behat-step-lists/<version>.json for readers. The same tables give the same files.
 *
 *     npx tsx tools/symbols/behatSteps.ts SOURCE_FOLDER
 */
import {existsSync, mkdirSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {parametersOf, wordedStep} from '../../checks/samples/gherkin/stepWords.ts';
import {stepExpression} from '../../checks/samples/gherkin/steps.ts';
import {isMain} from '../../checks/isMain.ts';

export type Column = 'pattern' | 'signature' | 'deprecated' | 'keyword' | 'method' | 'file';

/**
 * @param table - Tab-separated text with a header.
 * @param needed - Columns that it has to have.
 * @returns A reader of cells for each row.
 * @throws If a column is missing.
 */
function rowsOf(table: string, needed: Column[]): ((column: Column) => string)[] {
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

/**
 * @param signature - Of a step's method.
 */
function argumentOf(signature: string) {
  const [, node] = /Gherkin\\Node\\(Table|PyString)Node/.exec(signature) ?? [];
  return node && (node === 'Table' ? 'table' : 'text');
}

/**
 * Turns a table into the content of a data file, one step a line.
 *
 * @param table - Tab-separated text with a header.
 * @param version - Version of the platform.
 * @returns JSON.
 * @throws If a column is missing, or a pattern is none.
 */
export function behatSteps(table: string, version: string): string {
  const steps = new Map<string, string>();
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
 * @param name - Of the class.
 * @param file - That declares it.
 * @returns The title; none for a class of a plugin, whose name says enough.
 */
function titleOf(name: string, file: string): string | undefined {
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
 * @param table - Tab-separated text with a header.
 * @param version - Version of the platform.
 * @returns JSON, one step a line.
 * @throws If a column is missing, or a pattern has something that no reader could understand.
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

/**
 * Finds the reference tables.
 *
 * @param folder - The argument of the command.
 * @returns The path of each table with its version.
 * @throws If the argument is missing, or the folder has no tables.
 */
export function findTables(folder: string | undefined): {version: string; file: string}[] {
  const source = folder === undefined ? undefined : path.resolve(folder);
  const tables = (source !== undefined && existsSync(source) ? readdirSync(source) : []).sort().flatMap((name) => {
    const version = /^moodle-(.+)$/.exec(name)?.[1];
    const file = path.join(source ?? '', name, 'behat-steps.tsv');
    return version !== undefined && existsSync(file) ? [{version, file}] : [];
  });
  if (tables.length === 0) {
    throw new Error(
      `SOURCE_FOLDER is ${folder === undefined ? 'not set' : `"${folder}"`}; ` +
        'allowed: a folder with tables named moodle-<version>/behat-steps.tsv.',
    );
  }
  return tables;
}

function main(): void {
  const site = path.join(import.meta.dirname, '../..');
  const [folder, lists] = [path.join(site, 'data/behat-steps'), path.join(site, 'data/behat-step-lists')];
  const tables = findTables(process.argv[2]);
  mkdirSync(folder, {recursive: true});
  mkdirSync(lists, {recursive: true});
  for (const {version, file} of tables) {
    const table = readFileSync(file, 'utf8');
    writeFileSync(path.join(folder, `${version}.json`), behatSteps(table, version));
    writeFileSync(path.join(lists, `${version}.json`), behatStepList(table, version));
  }
}

if (isMain(import.meta.url)) {
  try {
    main();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
  }
}

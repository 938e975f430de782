// @ts-check
/*
 * Writes data/behat-steps/<version>.json, the steps that features of that version may use, from the reference tables of
 * the platform (`behat-steps.tsv`). They lie outside the repository, so the result is kept in it. Same tables, same bytes.
 *
 *     node scripts/make-behat-steps.mjs [folder of the reference tables]
 */
import {mkdirSync, readFileSync, readdirSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {fileURLToPath} from 'node:url';
import {stepExpression} from './samples/steps.mjs';

/**
 * Turns a table into the content of a data file, one step a line.
 *
 * @param {string} table - Tab-separated text with a header.
 * @param {string} version - Version of the platform.
 * @returns {string} JSON.
 * @throws {Error} If a column is missing, or a pattern is none.
 */
export function behatSteps(table, version) {
  const [head = '', ...rows] = table.trimEnd().split('\n');
  const columns = head.split('\t');
  for (const column of ['pattern', 'signature', 'deprecated']) {
    if (!columns.includes(column)) {
      throw new Error(`The table has no column "${column}".`);
    }
  }
  /** @type {Map<string, string>} */
  const steps = new Map();
  for (const row of rows) {
    const cells = row.split('\t');
    const cell = (/** @type {string} */ column) => cells[columns.indexOf(column)] ?? '';
    const pattern = cell('pattern');
    stepExpression(pattern);
    const [, node] = /Gherkin\\Node\\(Table|PyString)Node/.exec(cell('signature')) ?? [];
    // JSON leaves out what is undefined.
    steps.set(
      pattern,
      JSON.stringify({
        pattern,
        argument: node && (node === 'Table' ? 'table' : 'text'),
        deprecated: cell('deprecated') || undefined,
      }),
    );
  }
  // By code point, so that no locale has a say.
  const lines = [...steps].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, line]) => `    ${line}`);
  return `{\n  "name": ${JSON.stringify(version)},\n  "steps": [\n${lines.join(',\n')}\n  ]\n}\n`;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) {
  const site = path.join(import.meta.dirname, '..');
  const reference = path.resolve(process.argv[2] ?? path.join(site, '../shared/reference'));
  const folder = path.join(site, 'data/behat-steps');
  mkdirSync(folder, {recursive: true});
  for (const name of readdirSync(reference)
    .filter((entry) => entry.startsWith('moodle-'))
    .sort()) {
    const version = name.slice('moodle-'.length);
    const table = readFileSync(path.join(reference, name, 'behat-steps.tsv'), 'utf8');
    writeFileSync(path.join(folder, `${version}.json`), behatSteps(table, version));
  }
}

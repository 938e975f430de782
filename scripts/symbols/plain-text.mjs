// @ts-check
import {sqlNames} from './sql.mjs';

/**
 * @typedef {import('./world.mjs').World} World
 * @typedef {import('./javascript.mjs').LineOf} LineOf
 */

/**
 * @param {string} code
 * @param {number} offset
 * @returns {number} Line of the sample.
 */
function lineAt(code, offset) {
  return code.slice(0, offset).split('\n').length;
}

/**
 * Checks the tables and columns of a query.
 *
 * @param {string} code - SQL, with tables in braces.
 * @param {World} world - Of the page; takes the names.
 * @param {LineOf} lineOf - Line of the page.
 */
export function checkSql(code, world, lineOf) {
  for (const {kind, name, table, offset, isSure} of sqlNames(code)) {
    const line = lineOf(lineAt(code, offset));
    if (kind === 'table') {
      world.use('table', name, line);
    } else {
      world.tables.useColumn(name, table.split(' '), line, isSure);
    }
  }
}

/**
 * Checks the capabilities that steps of an acceptance test name. Whether there are such steps is for check:samples to
 * say.
 *
 * @param {string} code - Gherkin.
 * @param {World} world - Of the page; takes the names.
 * @param {LineOf} lineOf - Line of the page.
 */
export function checkGherkin(code, world, lineOf) {
  for (const {index, 0: name} of code.matchAll(/(?<![\w/.])[a-z]+\/[a-z]\w*:[a-z]\w*/g)) {
    world.use('capability', name, lineOf(lineAt(code, index)));
  }
}

/**
 * Takes note of the variables that a command line sets.
 *
 * @param {string} code - Shell.
 * @param {World} world - Of the page.
 */
export function declareShell(code, world) {
  for (const [, name = ''] of code.matchAll(/(?:^|[\s;])([A-Z][A-Z\d_]*)=/g)) {
    world.own.add('constant', name);
  }
}

/**
 * Checks the web services that a command line calls.
 *
 * @param {string} code - Shell.
 * @param {World} world - Of the page; takes the names.
 * @param {LineOf} lineOf - Line of the page.
 */
export function checkShell(code, world, lineOf) {
  for (const {index, 1: name = ''} of code.matchAll(/\bwsfunction=([a-z]\w*)/g)) {
    world.use('web service', name, lineOf(lineAt(code, index)));
  }
}

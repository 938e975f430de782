import {sqlNames} from './sql.ts';
import type {PageContext} from './pageContext.ts';
import type {LineOf} from './javascript.ts';

/**
 * @returns Line of the sample.
 */
function lineAt(code: string, offset: number): number {
  return code.slice(0, offset).split('\n').length;
}

/**
 * Checks the tables and columns of a query.
 *
 * @param code - SQL, with tables in braces.
 * @param world - Of the page; takes the names.
 * @param lineOf - Line of the page.
 */
export function checkSql(code: string, world: PageContext, lineOf: LineOf) {
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
 * @param code - Gherkin.
 * @param world - Of the page; takes the names.
 * @param lineOf - Line of the page.
 */
export function checkGherkin(code: string, world: PageContext, lineOf: LineOf) {
  for (const {index, 0: name} of code.matchAll(/(?<![\w/.])[a-z]+\/[a-z]\w*:[a-z]\w*/g)) {
    world.use('capability', name, lineOf(lineAt(code, index)));
  }
}

/**
 * Takes note of the variables that a command line sets.
 *
 * @param code - Shell.
 * @param world - Of the page.
 */
export function declareShell(code: string, world: PageContext) {
  for (const [, name = ''] of code.matchAll(/(?:^|[\s;])([A-Z][A-Z\d_]*)=/g)) {
    world.own.add('constant', name);
  }
}

/**
 * Checks the web services that a command line calls.
 *
 * @param code - Shell.
 * @param world - Of the page; takes the names.
 * @param lineOf - Line of the page.
 */
export function checkShell(code: string, world: PageContext, lineOf: LineOf) {
  for (const {index, 1: name = ''} of code.matchAll(/\bwsfunction=([a-z]\w*)/g)) {
    world.use('web service', name, lineOf(lineAt(code, index)));
  }
}

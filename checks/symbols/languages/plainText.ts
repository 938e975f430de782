import type {LineOf, PageContext} from '../pageContext.ts';
import {checkName} from '../rules/names.ts';
import {checkColumn} from '../rules/tables.ts';
import {sqlNames} from './sql.ts';

function lineAt(code: string, offset: number): number {
  return code.slice(0, offset).split('\n').length;
}

/** Checks the tables and columns in a query. */
export function checkSqlNames(code: string, page: PageContext, lineOf: LineOf) {
  for (const {kind, name, table, offset, isCertain} of sqlNames(code)) {
    const line = lineOf(lineAt(code, offset));
    if (kind === 'table') {
      checkName(page, 'table', name, line);
    } else {
      checkColumn(page, name, table.split(' '), line, isCertain);
    }
  }
}

/** Checks the capabilities in an acceptance test's steps. `check:samples` checks the steps themselves. */
export function checkGherkin(code: string, page: PageContext, lineOf: LineOf) {
  for (const {index, 0: name} of code.matchAll(/(?<![\w/.])[a-z]+\/[a-z]\w*:[a-z]\w*/g)) {
    checkName(page, 'capability', name, lineOf(lineAt(code, index)));
  }
}

/** Collects the variables that a shell command sets. */
export function collectShell(code: string, page: PageContext) {
  for (const [, name = ''] of code.matchAll(/(?:^|[\s;])([A-Z][A-Z\d_]*)=/g)) {
    page.declare('constant', name);
  }
}

/** Checks the web services that a shell command calls. */
export function checkShell(code: string, page: PageContext, lineOf: LineOf) {
  for (const {index, 1: name = ''} of code.matchAll(/\bwsfunction=([a-z]\w*)/g)) {
    checkName(page, 'web service', name, lineOf(lineAt(code, index)));
  }
}

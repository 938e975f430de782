import {isExampleName} from '../../data/ignoredNames.ts';
import {interpolation, isSql, sqlNames} from '../sql.ts';
import {stringValue} from './literals.ts';
import type {SampleContext} from './sampleContext.ts';

/** Checks the names in a sample's strings: capabilities, classes, and the tables and columns in queries. */
export class StringChecks {
  private readonly checkedNodes = new WeakSet<object>();

  constructor(private readonly context: SampleContext) {}

  /** Checks a string or a concatenation, unless it was already checked as part of another one. */
  check(node: any) {
    if (this.checkedNodes.has(node)) {
      return;
    }
    const {page} = this.context;
    const text = stringValue(node) ?? '';
    const line = this.context.lineAt(node);
    if (isSql(text)) {
      this.checkSql(text, [], line);
    } else if (/^[a-z]+\/\w+:\w+(?:\s*,\s*[a-z]+\/\w+:\w+)*$/.test(text)) {
      text.split(/\s*,\s*/).forEach((name) => page.names.check('capability', name, line));
    } else if (/^\\?[a-z]\w*(?:\\\w+)+$/.test(text)) {
      this.checkClass(text.replace(/^\\/, ''), line);
    } else if (/^\\?[a-z]\w*(?:\\\w+)+::\w+$/.test(text)) {
      const [owner = '', method = ''] = text.replace(/^\\/, '').split('::');
      this.checkClass(owner, line);
      page.classes.checkMethod(owner, method, line);
    }
  }

  /**
   * Checks a string that is appended to a query.
   *
   * @param before - The query before the string is appended.
   */
  checkAppended(before: string, node: any) {
    const text = before + (stringValue(node) ?? interpolation);
    if (isSql(text) && !this.checkedNodes.has(node)) {
      this.checkSql(text, [], this.context.lineAt(node), before.length);
      this.markChecked(node);
    }
  }

  private checkClass(name: string, line: number) {
    const {names, symbols} = this.context.page;
    if (isExampleName(name) || (symbols.isPlatformName(name) && !symbols.isNamespace(name))) {
      names.check('class', name, line);
    }
  }

  /**
   * Checks the tables and columns in SQL code.
   *
   * @param tables - The tables that a fragment of a query refers to without naming them.
   * @param line - The line on the page where the part that is checked starts.
   * @param start - The offset of that part in the SQL code.
   */
  checkSql(sql: string, tables: string[], line: number, start = 0) {
    const {page} = this.context;
    for (const {kind, name, table, offset, isCertain} of sqlNames(sql, tables)) {
      if (offset < start) {
        continue;
      }
      const nameLine = line + sql.slice(start, offset).split('\n').length - 1;
      if (kind === 'table') {
        page.names.check('table', name, nameLine);
      } else {
        page.tables.checkColumn(name, table.split(' '), nameLine, isCertain);
      }
    }
  }

  /** Excludes a string, or all operands of a concatenation, from further checks. */
  markChecked(node: any) {
    this.checkedNodes.add(node);
    [node.left, node.right, node.inner].filter(Boolean).forEach((operand) => this.markChecked(operand));
  }
}

import {SaxesParser, type SaxesTagPlain} from 'saxes';
import type {LineOf, PageContext} from '../pageContext.ts';
import {checkTemplate} from '../rules/modules.ts';
import {checkName} from '../rules/names.ts';
import {checkColumn} from '../rules/tables.ts';
import {checkJavaScript} from './javascript.ts';

/** Checks the partials of a Mustache template, and the modules that its scripts require. */
export function checkMustache(code: string, page: PageContext, lineOf: LineOf) {
  const lineAt = (index: number) => code.slice(0, index).split('\n').length;
  for (const {index, 1: partial, 2: name = partial ?? ''} of code.matchAll(
    /\{\{[<>]\s*([^\s}]+)|@template\s+([a-z]\w*\/[\w/-]+)/g,
  )) {
    checkTemplate(page, name, lineOf(lineAt(index)));
  }
  for (const {index, 1: script = ''} of code.matchAll(/\{\{#\s*js\s*\}\}([\s\S]*?)\{\{\/\s*js\s*\}\}/g)) {
    const start = lineAt(index);
    // Set `isPart`, because the values that replace the tags may declare functions that the script calls.
    const scriptWithoutTags = script.replaceAll(/\{\{[^}]*\}\}\}?/g, (tag) => '_'.repeat(tag.length));
    checkJavaScript(scriptWithoutTags, page, (line) => lineOf(start + line - 1), {isPart: true});
  }
}

function readXml(code: string, onTag: (tag: SaxesTagPlain, line: number) => void) {
  const parser = new SaxesParser({fragment: !code.trimStart().startsWith('<?xml')});
  parser.on('opentag', (tag) => onTag(tag as SaxesTagPlain, parser.line));
  // `check:samples` reports invalid XML.
  parser.on('error', () => undefined);
  parser.write(code).close();
}

/** Reads the tables that a schema such as `db/install.xml` declares, with their columns as `name:type`. */
export function schemaTables(code: string): Map<string, string[]> {
  let table = '';
  const tables = new Map<string, string[]>();
  readXml(code, ({name, attributes}) => {
    if (name === 'TABLE') {
      table = attributes.NAME ?? '';
      tables.set(table, []);
    } else if (name === 'FIELD') {
      tables.get(table)?.push(`${attributes.NAME ?? ''}:${attributes.TYPE ?? ''}`);
    }
  });
  return tables;
}

/** Collects the element names in an XML sample, and the tables that it declares if it is a schema. */
export function collectXml(code: string, page: PageContext) {
  readXml(code, ({name}) => page.declare('constant', name));
  schemaTables(code).forEach((columns, name) => page.declare('table', name, columns.join(' ')));
}

/** Checks the columns in a schema's keys and indexes, and the tables and columns that its keys reference. */
export function checkXml(code: string, page: PageContext, lineOf: LineOf) {
  let currentTable = '';
  const checkColumns = (list: string | undefined, table: string, line: number) =>
    list?.split(/\s*,\s*/).forEach((column) => checkColumn(page, column, [table], lineOf(line)));
  readXml(code, ({name, attributes}, line) => {
    if (name === 'TABLE') {
      currentTable = attributes.NAME ?? '';
    } else if ((name === 'KEY' || name === 'INDEX') && currentTable !== '') {
      checkColumns(attributes.FIELDS, currentTable, line);
    }
    if (name === 'KEY' && attributes.REFTABLE) {
      checkName(page, 'table', attributes.REFTABLE, lineOf(line));
      checkColumns(attributes.REFFIELDS, attributes.REFTABLE, line);
    }
  });
}

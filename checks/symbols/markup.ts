import {SaxesParser, type SaxesTagPlain} from 'saxes';
import {checkJavaScript, type LineOf} from './javascript.ts';
import type {PageContext} from './pageContext.ts';

/**
 * Checks the templates that a template includes, and the modules that its scripts ask for.
 *
 * @param code - Mustache.
 * @param world - Of the page; takes the names.
 * @param lineOf - Line of the page.
 */
export function checkMustache(code: string, world: PageContext, lineOf: LineOf) {
  const lineAt = (index: number) => code.slice(0, index).split('\n').length;
  for (const {index, 1: partial, 2: name = partial ?? ''} of code.matchAll(
    /\{\{[<>]\s*([^\s}]+)|@template\s+([a-z]\w*\/[\w/-]+)/g,
  )) {
    world.modules.useTemplate(name, lineOf(lineAt(index)));
  }
  for (const {index, 1: script = ''} of code.matchAll(/\{\{#\s*js\s*\}\}([\s\S]*?)\{\{\/\s*js\s*\}\}/g)) {
    const start = lineAt(index);
    // Tags within the script stand for texts that are put in later; what it calls may come with them.
    const plain = script.replaceAll(/\{\{[^}]*\}\}\}?/g, (tag) => '_'.repeat(tag.length));
    checkJavaScript(plain, world, (line) => lineOf(start + line - 1), {isPart: true});
  }
}

/**
 * @param code - XML.
 */
function readXml(code: string, onTag: (tag: SaxesTagPlain, line: number) => void) {
  const parser = new SaxesParser({fragment: !code.trimStart().startsWith('<?xml')});
  parser.on('opentag', (tag) => onTag(tag as SaxesTagPlain, parser.line));
  // Whether XML is well formed is not for this check to say.
  parser.on('error', () => undefined);
  parser.write(code).close();
}

/**
 * Reads the tables that a schema declares.
 *
 * @param code - XML, such as `db/install.xml`.
 * @returns Columns, as in the data, by table.
 */
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

/**
 * Takes note of the tables that a schema declares, and of the elements.
 *
 * @param code - XML, such as `db/install.xml`.
 * @param world - Of the page.
 */
export function declareXml(code: string, world: PageContext) {
  readXml(code, ({name}) => world.own.add('constant', name));
  schemaTables(code).forEach((columns, name) => world.own.add('table', name, columns.join(' ')));
}

/**
 * Checks the columns that keys and indexes of a schema are made of, and the tables and columns that keys refer to.
 *
 * @param code - XML, such as `db/install.xml`.
 * @param world - Of the page; takes the names.
 * @param lineOf - Line of the page.
 */
export function checkXml(code: string, world: PageContext, lineOf: LineOf) {
  let own = '';
  const useColumns = (list: string | undefined, table: string, line: number) =>
    list?.split(/\s*,\s*/).forEach((column) => world.tables.useColumn(column, [table], lineOf(line)));
  readXml(code, ({name, attributes}, line) => {
    if (name === 'TABLE') {
      own = attributes.NAME ?? '';
    } else if ((name === 'KEY' || name === 'INDEX') && own !== '') {
      useColumns(attributes.FIELDS, own, line);
    }
    if (name === 'KEY' && attributes.REFTABLE) {
      world.use('table', attributes.REFTABLE, lineOf(line));
      useColumns(attributes.REFFIELDS, attributes.REFTABLE, line);
    }
  });
}

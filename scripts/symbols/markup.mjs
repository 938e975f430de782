// @ts-check
import {SaxesParser} from 'saxes';
import {checkJavaScript} from './javascript.mjs';

/**
 * @typedef {import('./world.mjs').World} World
 * @typedef {import('./javascript.mjs').LineOf} LineOf
 */

/**
 * Checks the templates that a template includes, and the modules that its scripts ask for.
 *
 * @param {string} code - Mustache.
 * @param {World} world - Of the page; takes the names.
 * @param {LineOf} lineOf - Line of the page.
 */
export function checkMustache(code, world, lineOf) {
  const lineAt = (/** @type {number} */ index) => code.slice(0, index).split('\n').length;
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
 * @param {string} code - XML.
 * @param {(tag: import('saxes').SaxesTagPlain, line: number) => void} onTag
 */
function readXml(code, onTag) {
  const parser = new SaxesParser({fragment: !code.trimStart().startsWith('<?xml')});
  parser.on('opentag', (tag) => onTag(/** @type {import('saxes').SaxesTagPlain} */ (tag), parser.line));
  // Whether XML is well formed is not for this check to say.
  parser.on('error', () => undefined);
  parser.write(code).close();
}

/**
 * Reads the tables that a schema declares.
 *
 * @param {string} code - XML, such as `db/install.xml`.
 * @returns {Map<string, string[]>} Columns, as in the data, by table.
 */
export function schemaTables(code) {
  let table = '';
  /** @type {Map<string, string[]>} */
  const tables = new Map();
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
 * @param {string} code - XML, such as `db/install.xml`.
 * @param {World} world - Of the page.
 */
export function declareXml(code, world) {
  readXml(code, ({name}) => world.own.add('constant', name));
  schemaTables(code).forEach((columns, name) => world.own.add('table', name, columns.join(' ')));
}

/**
 * Checks the columns that keys and indexes of a schema are made of, and the tables and columns that keys refer to.
 *
 * @param {string} code - XML, such as `db/install.xml`.
 * @param {World} world - Of the page; takes the names.
 * @param {LineOf} lineOf - Line of the page.
 */
export function checkXml(code, world, lineOf) {
  let own = '';
  const useColumns = (
    /** @type {string | undefined} */ list,
    /** @type {string} */ table,
    /** @type {number} */ line,
  ) => list?.split(/\s*,\s*/).forEach((column) => world.tables.useColumn(column, [table], lineOf(line)));
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

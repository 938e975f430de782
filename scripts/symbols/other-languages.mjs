// @ts-check
import {SaxesParser} from 'saxes';
import ts from 'typescript';
import {sqlNames} from './sql.mjs';

/**
 * @typedef {import('./world.mjs').World} World
 * @typedef {(line: number) => number} LineOf - Line of the page by line of the sample, from 1.
 */

/** A module of the platform, in the form that samples import. */
const moduleName = /^(?:core|[a-z]+_[a-z\d_]+)\/[\w./-]+$/;

/**
 * Checks the modules that a script imports, and what it imports from them.
 *
 * @param {string} code - JavaScript or TypeScript.
 * @param {World} world - Of the page; takes the names.
 * @param {LineOf} lineOf - Line of the page.
 */
export function checkJavaScript(code, world, lineOf) {
  const source = ts.createSourceFile('sample.ts', code, ts.ScriptTarget.Latest, true);
  const lineAt = (/** @type {ts.Node} */ node) =>
    lineOf(source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1);
  /** @type {Map<string, string>} Module by the name that stands for all it exports. */
  const namespaces = new Map();

  /** @param {ts.Node} node */
  const check = (node) => {
    if ((ts.isImportDeclaration(node) || ts.isExportDeclaration(node)) && node.moduleSpecifier) {
      const {text: module} = /** @type {ts.StringLiteral} */ (node.moduleSpecifier);
      if (moduleName.test(module)) {
        world.use('module', module, lineAt(node.moduleSpecifier));
        const bindings = ts.isImportDeclaration(node) ? node.importClause?.namedBindings : undefined;
        if (bindings && ts.isNamedImports(bindings)) {
          bindings.elements.forEach((element) =>
            world.useExport(module, (element.propertyName ?? element.name).text, lineAt(element)),
          );
        } else if (bindings) {
          namespaces.set(bindings.name.text, module);
        }
      }
    } else if (ts.isCallExpression(node) && ['define', 'require'].includes(node.expression.getText(source))) {
      const list = node.arguments.find((argument) => ts.isArrayLiteralExpression(argument));
      list?.elements.filter(ts.isStringLiteral).forEach((element) => {
        if (moduleName.test(element.text)) {
          world.use('module', element.text, lineAt(element));
        }
      });
    } else if (ts.isCallExpression(node) && node.expression.kind === ts.SyntaxKind.ImportKeyword) {
      const [argument] = node.arguments;
      if (argument && ts.isStringLiteral(argument) && moduleName.test(argument.text)) {
        world.use('module', argument.text, lineAt(argument));
      }
    } else if (ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.expression)) {
      const module = namespaces.get(node.expression.text);
      if (module !== undefined) {
        world.useExport(module, node.name.text, lineAt(node.name));
      }
    } else if (
      ts.isCallExpression(node) &&
      /(?:^|\.)(?:render|renderForPromise)$/.test(node.expression.getText(source)) &&
      node.arguments[0] &&
      ts.isStringLiteral(node.arguments[0]) &&
      moduleName.test(node.arguments[0].text)
    ) {
      world.use('template', node.arguments[0].text, lineAt(node.arguments[0]));
    } else if (
      ts.isPropertyAssignment(node) &&
      node.name.getText(source) === 'methodname' &&
      ts.isStringLiteral(node.initializer)
    ) {
      world.use('web service', node.initializer.text, lineAt(node.initializer));
    }
    ts.forEachChild(node, check);
  };
  check(source);
}

/**
 * Takes note of the functions that a script exports.
 *
 * @param {string} code - JavaScript.
 * @param {World} world - Of the page.
 */
export function declareJavaScript(code, world) {
  const source = ts.createSourceFile('sample.ts', code, ts.ScriptTarget.Latest, true);
  /** @param {ts.Node} node */
  const declare = (node) => {
    const isNamed =
      ts.isFunctionDeclaration(node) ||
      ts.isMethodDeclaration(node) ||
      ts.isVariableDeclaration(node) ||
      ts.isPropertyAssignment(node) ||
      ts.isClassDeclaration(node);
    if (isNamed && node.name && ts.isIdentifier(node.name)) {
      world.own.add('export', node.name.text);
    }
    ts.forEachChild(node, declare);
  };
  declare(source);
}

/**
 * Checks the templates that a template includes.
 *
 * @param {string} code - Mustache.
 * @param {World} world - Of the page; takes the names.
 * @param {LineOf} lineOf - Line of the page.
 */
export function checkMustache(code, world, lineOf) {
  for (const {index, 1: name = ''} of code.matchAll(/\{\{[<>]\s*([^\s}]+)\s*\}\}/g)) {
    world.use('template', name, lineOf(code.slice(0, index).split('\n').length));
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
 * Takes note of the tables that a schema declares, and of the elements.
 *
 * @param {string} code - XML, such as `db/install.xml`.
 * @param {World} world - Of the page.
 */
export function declareXml(code, world) {
  let table = '';
  /** @type {Map<string, string[]>} */
  const tables = new Map();
  readXml(code, ({name, attributes}) => {
    world.own.add('constant', name);
    if (name === 'TABLE') {
      table = attributes.NAME ?? '';
      tables.set(table, []);
    } else if (name === 'FIELD') {
      tables.get(table)?.push(`${attributes.NAME ?? ''}:${attributes.TYPE ?? ''}`);
    }
  });
  tables.forEach((columns, name) => world.own.add('table', name, columns.join(' ')));
}

/**
 * Checks the tables and columns that the keys of a schema refer to.
 *
 * @param {string} code - XML, such as `db/install.xml`.
 * @param {World} world - Of the page; takes the names.
 * @param {LineOf} lineOf - Line of the page.
 */
export function checkXml(code, world, lineOf) {
  readXml(code, ({name, attributes: {REFTABLE: table, REFFIELDS: columns}}, line) => {
    if (name === 'KEY' && table) {
      world.use('table', table, lineOf(line));
      columns?.split(/\s*,\s*/).forEach((column) => world.useColumn(column, [table], lineOf(line)));
    }
  });
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
 * Checks the tables and columns of a query.
 *
 * @param {string} code - SQL, with tables in braces.
 * @param {World} world - Of the page; takes the names.
 * @param {LineOf} lineOf - Line of the page.
 */
export function checkSql(code, world, lineOf) {
  for (const {kind, name, table, offset} of sqlNames(code)) {
    const line = lineOf(code.slice(0, offset).split('\n').length);
    if (kind === 'table') {
      world.use('table', name, line);
    } else {
      world.useColumn(name, table.split(' '), line);
    }
  }
}

// @ts-check
import ts from 'typescript';
import {isScriptGlobal} from './script-library.mjs';

/**
 * @typedef {import('./world.mjs').World} World
 * @typedef {(line: number) => number} LineOf - Line of the page by line of the sample, from 1.
 */

/** A module of the platform, in the form that samples import. */
const moduleName = /^(?:core|[a-z]+_[a-z\d_]+)\/[\w./-]+$/;

/** What every function or object has. */
const common = new Set(['apply', 'bind', 'call', 'constructor', 'prototype']);

/** @param {string} code */
function parse(code) {
  return ts.createSourceFile('sample.ts', code, ts.ScriptTarget.Latest, true);
}

/**
 * @param {ts.Node | undefined} node
 * @returns {string | undefined} The module that a text names.
 */
function moduleOf(node) {
  return node && ts.isStringLiteral(node) && moduleName.test(node.text) ? node.text : undefined;
}

/**
 * Takes note of the names that a script gives to anything, and of those that it hands out.
 *
 * @param {string} code - JavaScript or TypeScript.
 * @param {World} world - Of the page.
 */
export function declareJavaScript(code, world) {
  /** @param {ts.Node} node */
  const declare = (node) => {
    const isDeclaration =
      ts.isFunctionDeclaration(node) ||
      ts.isMethodDeclaration(node) ||
      ts.isVariableDeclaration(node) ||
      ts.isParameter(node) ||
      ts.isBindingElement(node) ||
      ts.isPropertyAssignment(node) ||
      ts.isShorthandPropertyAssignment(node) ||
      ts.isImportClause(node) ||
      ts.isNamespaceImport(node) ||
      ts.isImportSpecifier(node) ||
      ts.isFunctionExpression(node) ||
      ts.isClassDeclaration(node);
    if (isDeclaration && node.name && ts.isIdentifier(node.name)) {
      world.own.add('export', node.name.text);
    }
    ts.forEachChild(node, declare);
  };
  declare(parse(code));
}

/** Goes through one script. */
class ScriptCheck {
  #world;
  #lineOf;
  #source;
  #isPart;
  /**
   * Modules by the name that stands for them, or for what they export by default, and where it does.
   *
   * @type {Map<string, {module: string, scope: ts.Node}>}
   */
  #modules = new Map();

  /**
   * @param {string} code
   * @param {World} world
   * @param {LineOf} lineOf
   * @param {boolean} isPart
   */
  constructor(code, world, lineOf, isPart) {
    this.#source = parse(code);
    this.#world = world;
    this.#lineOf = lineOf;
    this.#isPart = isPart;
  }

  run() {
    this.#findModules(this.#source);
    this.#check(this.#source);
  }

  /** @param {ts.Node} node */
  #lineAt(node) {
    return this.#lineOf(this.#source.getLineAndCharacterOfPosition(node.getStart(this.#source)).line + 1);
  }

  /**
   * Notes which names stand for modules: by `import`, or as parameters behind a list of modules.
   *
   * @param {ts.Node} node
   */
  #findModules(node) {
    if (ts.isImportDeclaration(node)) {
      const module = moduleOf(node.moduleSpecifier);
      const {name, namedBindings} = node.importClause ?? {};
      const names = [name, namedBindings && ts.isNamespaceImport(namedBindings) ? namedBindings.name : undefined];
      names.forEach((each) => {
        if (each && module !== undefined) {
          this.#modules.set(each.text, {module, scope: this.#source});
        }
      });
    } else if (ts.isCallExpression(node)) {
      const list = node.arguments.find((argument) => ts.isArrayLiteralExpression(argument));
      const body = node.arguments.find((argument) => ts.isFunctionExpression(argument) || ts.isArrowFunction(argument));
      if (list && body && /^(?:define|require)$/.test(node.expression.getText(this.#source))) {
        list.elements.forEach((element, index) => {
          const module = moduleOf(element);
          const name = body.parameters[index]?.name;
          if (module !== undefined && name && ts.isIdentifier(name)) {
            this.#modules.set(name.text, {module, scope: body});
          }
        });
      }
    }
    ts.forEachChild(node, (child) => this.#findModules(child));
  }

  /**
   * @param {ts.Identifier} name
   * @returns {string | undefined} The module that it stands for, if nothing nearer has the same name.
   */
  #moduleAt(name) {
    const found = this.#modules.get(name.text);
    if (!found) {
      return undefined;
    }
    let {parent: node} = /** @type {ts.Node} */ (name);
    while (node !== found.scope && node !== this.#source) {
      const isHidden =
        ts.isFunctionLike(node) &&
        node.parameters.some((parameter) => parameter.name.getText(this.#source) === name.text);
      if (isHidden) {
        return undefined;
      }
      node = node.parent;
    }
    return node === found.scope ? found.module : undefined;
  }

  /** @param {ts.Node} node */
  #check(node) {
    if (ts.isImportDeclaration(node)) {
      this.#checkImport(node);
    } else if (ts.isCallExpression(node)) {
      this.#checkCall(node);
    } else if (ts.isNewExpression(node)) {
      this.#checkGlobal(node.expression);
    } else if (ts.isPropertyAccessExpression(node) && ts.isIdentifier(node.expression)) {
      const module = this.#moduleAt(node.expression);
      if (module !== undefined && !common.has(node.name.text)) {
        this.#world.modules.useExport(module, node.name.text, this.#lineAt(node.name));
      }
    } else if (
      ts.isPropertyAssignment(node) &&
      node.name.getText(this.#source) === 'methodname' &&
      ts.isStringLiteral(node.initializer)
    ) {
      this.#world.use('web service', node.initializer.text, this.#lineAt(node.initializer));
    }
    ts.forEachChild(node, (child) => this.#check(child));
  }

  /** @param {ts.ImportDeclaration} node */
  #checkImport({moduleSpecifier, importClause}) {
    const module = moduleOf(moduleSpecifier);
    if (module === undefined) {
      return;
    }
    this.#world.use('module', module, this.#lineAt(moduleSpecifier));
    const {namedBindings} = importClause ?? {};
    if (namedBindings && ts.isNamedImports(namedBindings)) {
      namedBindings.elements.forEach((element) =>
        this.#world.modules.useExport(module, (element.propertyName ?? element.name).text, this.#lineAt(element)),
      );
    }
  }

  /** @param {ts.CallExpression} node */
  #checkCall({expression, arguments: values}) {
    const name = expression.getText(this.#source);
    const [first] = values;
    const module = moduleOf(first);
    if (name === 'define' || name === 'require') {
      const list = values.find((argument) => ts.isArrayLiteralExpression(argument));
      list?.elements.forEach((element) => {
        const wanted = moduleOf(element);
        if (wanted !== undefined) {
          this.#world.use('module', wanted, this.#lineAt(element));
        }
      });
    } else if (expression.kind === ts.SyntaxKind.ImportKeyword) {
      if (first && module !== undefined) {
        this.#world.use('module', module, this.#lineAt(first));
      }
    } else if (first && module !== undefined && /(?:^|\.)(?:prefetchTemplate|render(?:ForPromise)?)$/.test(name)) {
      this.#world.use('template', module, this.#lineAt(first));
    }
    this.#checkGlobal(expression);
  }

  /**
   * Checks a name that no object stands before.
   *
   * @param {ts.Node} node - What is called.
   */
  #checkGlobal(node) {
    if (this.#isPart || !ts.isIdentifier(node) || isScriptGlobal(node.text)) {
      return;
    }
    this.#world.modules.useScriptName(node.text, this.#lineAt(node));
  }
}

/**
 * Checks the modules that a script imports, what it takes from them, the web services and templates that it names, and
 * the functions that it calls.
 *
 * @param {string} code - JavaScript or TypeScript.
 * @param {World} world - Of the page; takes the names.
 * @param {LineOf} lineOf - Line of the page.
 * @param {{isPart?: boolean}} [options] - Whether what it calls may be declared elsewhere.
 */
export function checkJavaScript(code, world, lineOf, {isPart = false} = {}) {
  new ScriptCheck(code, world, lineOf, isPart).run();
}

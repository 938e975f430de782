import ts from 'typescript';
import {isScriptGlobal} from './scriptLibrary.ts';
import type {PageContext} from './pageContext.ts';

/** Line of the page by line of the sample, from 1. */
export type LineOf = (line: number) => number;

/** A module of the platform, in the form that samples import. */
const moduleName = /^(?:core|[a-z]+_[a-z\d_]+)\/[\w./-]+$/;

/** What every function or object has. */
const common = new Set(['apply', 'bind', 'call', 'constructor', 'prototype']);

function parse(code: string) {
  return ts.createSourceFile('sample.ts', code, ts.ScriptTarget.Latest, true);
}

/**
 * @returns The module that a text names.
 */
function moduleOf(node: ts.Node | undefined): string | undefined {
  return node && ts.isStringLiteral(node) && moduleName.test(node.text) ? node.text : undefined;
}

/**
 * Takes note of the names that a script gives to anything, and of those that it hands out.
 *
 * @param code - JavaScript or TypeScript.
 * @param world - Of the page.
 */
export function declareJavaScript(code: string, world: PageContext) {
  const declare = (node: ts.Node) => {
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
  /** Modules by the name that stands for them, or for what they export by default, and where it does. */
  #modules = new Map<string, {module: string; scope: ts.Node}>();

  constructor(code: string, world: PageContext, lineOf: LineOf, isPart: boolean) {
    this.#source = parse(code);
    this.#world = world;
    this.#lineOf = lineOf;
    this.#isPart = isPart;
  }

  run() {
    this.#findModules(this.#source);
    this.#check(this.#source);
  }

  #lineAt(node: ts.Node) {
    return this.#lineOf(this.#source.getLineAndCharacterOfPosition(node.getStart(this.#source)).line + 1);
  }

  /** Notes which names stand for modules: by `import`, or as parameters behind a list of modules. */
  #findModules(node: ts.Node) {
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
   * @returns The module that it stands for, if nothing nearer has the same name.
   */
  #moduleAt(name: ts.Identifier): string | undefined {
    const found = this.#modules.get(name.text);
    if (!found) {
      return undefined;
    }
    let {parent: node} = name as ts.Node;
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

  #check(node: ts.Node) {
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

  #checkImport({moduleSpecifier, importClause}: ts.ImportDeclaration) {
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

  #checkCall({expression, arguments: values}: ts.CallExpression) {
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
   * @param node - What is called.
   */
  #checkGlobal(node: ts.Node) {
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
 * @param code - JavaScript or TypeScript.
 * @param world - Of the page; takes the names.
 * @param lineOf - Line of the page.
 * @param options - Whether what it calls may be declared elsewhere.
 */
export function checkJavaScript(
  code: string,
  world: PageContext,
  lineOf: LineOf,
  {isPart = false}: {isPart?: boolean} = {},
) {
  new ScriptCheck(code, world, lineOf, isPart).run();
}

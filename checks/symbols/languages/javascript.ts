import ts from 'typescript';
import type {LineOf, PageContext} from '../pageContext.ts';
import {checkExport, checkScriptFunction} from '../rules/modules.ts';
import {checkName} from '../rules/names.ts';
import {isScriptGlobal} from './scriptGlobals.ts';

/** Matches the path of a platform module, such as `core/ajax`. */
const modulePath = /^(?:core|[a-z]+_[a-z\d_]+)\/[\w./-]+$/;

/** Members that every function or object has. */
const commonMembers = new Set(['apply', 'bind', 'call', 'constructor', 'prototype']);

function parse(code: string) {
  return ts.createSourceFile('sample.ts', code, ts.ScriptTarget.Latest, true);
}

/** Returns the platform module that a string literal refers to. */
function moduleOf(node: ts.Node | undefined): string | undefined {
  return node && ts.isStringLiteral(node) && modulePath.test(node.text) ? node.text : undefined;
}

/** Collects every name that a script declares, imports or exports. */
export function collectJavaScript(code: string, page: PageContext) {
  const collect = (node: ts.Node) => {
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
      page.declare('export', node.name.text);
    }
    ts.forEachChild(node, collect);
  };
  collect(parse(code));
}

class ScriptChecker {
  readonly #page;
  readonly #lineOf;
  readonly #source;
  readonly #isPart;
  /** Modules by the local name of the module or of its default export, each with the scope of that name. */
  readonly #modules = new Map<string, {module: string; scope: ts.Node}>();

  constructor(code: string, page: PageContext, lineOf: LineOf, isPart: boolean) {
    this.#source = parse(code);
    this.#page = page;
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

  /** Finds the local names of modules: imports, and the parameters of callbacks for `define` and `require`. */
  #findModules(node: ts.Node) {
    if (ts.isImportDeclaration(node)) {
      const module = moduleOf(node.moduleSpecifier);
      const {name, namedBindings} = node.importClause ?? {};
      const names = [name, namedBindings && ts.isNamespaceImport(namedBindings) ? namedBindings.name : undefined];
      names.forEach((localName) => {
        if (localName && module !== undefined) {
          this.#modules.set(localName.text, {module, scope: this.#source});
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

  /** Returns the module that a local name refers to, unless a parameter shadows it. */
  #moduleAt(name: ts.Identifier): string | undefined {
    const found = this.#modules.get(name.text);
    if (!found) {
      return undefined;
    }
    let {parent: node} = name as ts.Node;
    while (node !== found.scope && node !== this.#source) {
      const isShadowed =
        ts.isFunctionLike(node) &&
        node.parameters.some((parameter) => parameter.name.getText(this.#source) === name.text);
      if (isShadowed) {
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
      if (module !== undefined && !commonMembers.has(node.name.text)) {
        checkExport(this.#page, module, node.name.text, this.#lineAt(node.name));
      }
    } else if (
      ts.isPropertyAssignment(node) &&
      node.name.getText(this.#source) === 'methodname' &&
      ts.isStringLiteral(node.initializer)
    ) {
      checkName(this.#page, 'web service', node.initializer.text, this.#lineAt(node.initializer));
    }
    ts.forEachChild(node, (child) => this.#check(child));
  }

  #checkImport({moduleSpecifier, importClause}: ts.ImportDeclaration) {
    const module = moduleOf(moduleSpecifier);
    if (module === undefined) {
      return;
    }
    checkName(this.#page, 'module', module, this.#lineAt(moduleSpecifier));
    const {namedBindings} = importClause ?? {};
    if (namedBindings && ts.isNamedImports(namedBindings)) {
      namedBindings.elements.forEach((element) =>
        checkExport(this.#page, module, (element.propertyName ?? element.name).text, this.#lineAt(element)),
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
        const dependency = moduleOf(element);
        if (dependency !== undefined) {
          checkName(this.#page, 'module', dependency, this.#lineAt(element));
        }
      });
    } else if (expression.kind === ts.SyntaxKind.ImportKeyword) {
      if (first && module !== undefined) {
        checkName(this.#page, 'module', module, this.#lineAt(first));
      }
    } else if (first && module !== undefined && /(?:^|\.)(?:prefetchTemplate|render(?:ForPromise)?)$/.test(name)) {
      checkName(this.#page, 'template', module, this.#lineAt(first));
    }
    this.#checkGlobal(expression);
  }

  /** Checks a called function or class that is not a member of an object. */
  #checkGlobal(node: ts.Node) {
    if (this.#isPart || !ts.isIdentifier(node) || isScriptGlobal(node.text)) {
      return;
    }
    checkScriptFunction(this.#page, node.text, this.#lineAt(node));
  }
}

/**
 * Checks the modules and exports that a script imports, the web services and templates that it uses, and the functions that it
 * calls, which may be declared elsewhere if the sample is only a part.
 */
export function checkJavaScript(
  code: string,
  page: PageContext,
  lineOf: LineOf,
  {isPart = false}: {isPart?: boolean} = {},
) {
  new ScriptChecker(code, page, lineOf, isPart).run();
}

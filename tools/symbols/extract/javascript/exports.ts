import ts from 'typescript';
import {declarationsIn} from './declarations.ts';
import {describeExport, describeObject, type Declarations} from './describe.ts';

/** The exports of a module and their style: `esm`, `amd`, or an empty string if there are none. */
export interface ModuleExports {
  style: string;
  exports: string[];
}

function hasExport(statement: ts.Statement, kind: ts.ModifierSyntaxKind): boolean {
  return (
    ts.canHaveModifiers(statement) && (ts.getModifiers(statement) ?? []).some((modifier) => modifier.kind === kind)
  );
}

/** Returns the exports of one statement in an ES module. */
function exportsOf(statement: ts.Statement, declarations: Declarations): string[] {
  if (ts.isExportAssignment(statement)) {
    return [describeDefault(statement.expression, declarations)];
  }
  if (ts.isExportDeclaration(statement)) {
    const clause = statement.exportClause;
    return clause && ts.isNamedExports(clause)
      ? clause.elements.map(({name, propertyName}) =>
          describeExport(name.text, statement.moduleSpecifier ? undefined : (propertyName ?? name), declarations),
        )
      : [];
  }
  if (!hasExport(statement, ts.SyntaxKind.ExportKeyword)) {
    return [];
  }
  if (ts.isVariableStatement(statement)) {
    return statement.declarationList.declarations.map(({name, initializer}) =>
      // If the value is another name, it is not resolved.
      describeExport(
        name.getText(),
        initializer && ts.isIdentifier(initializer) ? undefined : initializer,
        declarations,
      ),
    );
  }
  if (ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) {
    const name = statement.name?.text ?? '';
    return hasExport(statement, ts.SyntaxKind.DefaultKeyword)
      ? [
          describeExport(
            ts.isClassDeclaration(statement) && name ? `default ${name}` : 'default',
            statement,
            declarations,
          ),
        ]
      : [describeExport(name, statement, declarations)];
  }
  return [];
}

/** Describes a default export. For a class or an object, the description contains its name in the module. */
function describeDefault(expression: ts.Expression, declarations: Declarations): string {
  const name = ts.isIdentifier(expression) ? expression.text : '';
  const target = name === '' ? undefined : declarations.values.get(name);
  const isNamed = target && (ts.isClassLike(target) || ts.isObjectLiteralExpression(target));
  return describeExport(isNamed ? `default ${name}` : 'default', expression, declarations);
}

/** Returns the last argument of the `define()` call, which is the module's function or object. */
function definition(statements: readonly ts.Statement[]): ts.Node | undefined {
  for (const statement of statements) {
    const call = ts.isExpressionStatement(statement) ? statement.expression : undefined;
    if (call && ts.isCallExpression(call) && call.expression.getText() === 'define') {
      return call.arguments.at(-1);
    }
  }
  return undefined;
}

/** Returns the exports of an AMD module: the members of the returned object, or the returned value itself. */
function amdExports(body: ts.Node): string[] {
  if (ts.isObjectLiteralExpression(body)) {
    return describeObject(body, declarationsIn([])) ?? [];
  }
  if (!(ts.isFunctionExpression(body) || ts.isArrowFunction(body)) || !ts.isBlock(body.body)) {
    return [];
  }
  const {statements} = body.body;
  const declarations = declarationsIn(statements);
  const value = statements.findLast(ts.isReturnStatement)?.expression;
  if (!value) {
    return [];
  }
  const created = ts.isNewExpression(value) || ts.isPropertyAccessExpression(value) ? value.expression : value;
  return (
    describeObject(value, declarations) ??
    (ts.isIdentifier(created) ? [describeExport(created.text, created, declarations)] : [])
  );
}

/** Reads the style of a module and its exports, in source order. */
export function readModule(code: string): ModuleExports {
  const {statements} = ts.createSourceFile('module.js', code, ts.ScriptTarget.Latest, true, ts.ScriptKind.JS);
  const declarations = declarationsIn(statements);
  const exports = statements.flatMap((statement) => exportsOf(statement, declarations));
  if (exports.length > 0) {
    return {style: 'esm', exports};
  }
  const body = definition(statements);
  return body ? {style: 'amd', exports: amdExports(body)} : {style: '', exports: []};
}

import ts from 'typescript';
import type {Declarations} from './describe.ts';

/** Collects the values by name that a module or function declares, and the members that assignments add. */
export function declarationsIn(statements: readonly ts.Statement[]): Declarations {
  const values = new Map<string, ts.Node>();
  const members = new Map<string, Map<string, ts.Node>>();
  const addMember = (owner: string, name: string, value: ts.Node) => {
    members.set(owner, (members.get(owner) ?? new Map<string, ts.Node>()).set(name, value));
  };

  const assign = ({left, right}: ts.BinaryExpression) => {
    if (ts.isIdentifier(left)) {
      values.set(left.text, right);
    } else if (ts.isPropertyAccessExpression(left)) {
      const {expression, name} = left;
      if (ts.isIdentifier(expression) && name.text === 'prototype') {
        if (ts.isObjectLiteralExpression(right)) {
          right.properties.forEach((property) => {
            if (ts.isPropertyAssignment(property) && ts.isIdentifier(property.name)) {
              addMember(expression.text, property.name.text, property.initializer);
            }
          });
        }
      } else if (ts.isIdentifier(expression)) {
        addMember(expression.text, name.text, right);
      } else if (ts.isPropertyAccessExpression(expression) && expression.name.text === 'prototype') {
        addMember(expression.expression.getText(), name.text, right);
      }
    }
  };

  for (const statement of statements) {
    if (ts.isVariableStatement(statement)) {
      for (const {name, initializer} of statement.declarationList.declarations) {
        if (ts.isIdentifier(name) && initializer) {
          values.set(name.text, initializer);
        }
      }
    } else if ((ts.isFunctionDeclaration(statement) || ts.isClassDeclaration(statement)) && statement.name) {
      values.set(statement.name.text, statement);
    } else if (
      ts.isExpressionStatement(statement) &&
      ts.isBinaryExpression(statement.expression) &&
      statement.expression.operatorToken.kind === ts.SyntaxKind.EqualsToken
    ) {
      assign(statement.expression);
    }
  }
  return {values, members};
}

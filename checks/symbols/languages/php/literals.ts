import {interpolation} from '../sql.ts';
import type {Key, Scope} from './scope.ts';

/**
 * Evaluates an expression whose value is a string.
 *
 * @param node - An expression.
 * @param scope - The known variables. Without it, variables are not evaluated.
 * @returns The string, with a placeholder for each part that is only known at runtime; undefined if the expression is not
 *   a string.
 */
export function stringValue(node: any, scope?: Scope): string | undefined {
  switch (node?.kind) {
    case 'string':
    case 'nowdoc':
      return node.value;
    case 'encapsed':
      return node.value
        .map(({expression}: any) => (expression.kind === 'string' ? expression.value : interpolation))
        .join('');
    case 'bin':
      if (node.type !== '.') {
        return undefined;
      }
      return [node.left, node.right].map((operand) => stringValue(operand, scope) ?? interpolation).join('');
    case 'parenthesis':
      return stringValue(node.inner, scope);
    case 'variable':
      return scope?.get(node.name)?.stringValue;
    default:
      return undefined;
  }
}

/**
 * Lists the string keys in an array, or in an object that is cast from an array.
 *
 * @param node - An expression.
 * @param scope - The known variables.
 * @returns The known keys.
 */
export function arrayKeys(node: any, scope?: Scope): Key[] {
  const value = node?.kind === 'cast' ? node.expr : node;
  if (value?.kind === 'variable') {
    return scope?.get(value.name)?.keys ?? [];
  }
  return value?.kind === 'array'
    ? value.items.filter(({key}: any) => key?.kind === 'string').map(({key}: any) => ({name: key.value, node: key}))
    : [];
}

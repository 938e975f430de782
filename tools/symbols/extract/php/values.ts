import type {PhpNode} from '../../../../checks/samples/php/ast.ts';
import {expressionText} from './phpFile.ts';

/**
 * Returns the text of a string literal.
 *
 * @param node - A node, or undefined.
 * @returns The text, or an empty string if the node is not a string.
 */
export function stringText(node: PhpNode | null | undefined): string {
  return node?.kind === 'string' ? String(node.value) : '';
}

/** The values of an array literal, by key. Entries without a key have their position as the key. */
export type PhpArray = ReadonlyMap<string, PhpNode>;

/** Reads an array literal. */
export function arrayOf(node: PhpNode | null | undefined): PhpArray {
  const items: (PhpNode | null)[] = node?.kind === 'array' ? node.items : [];
  return new Map(
    items.flatMap((item, index) => {
      const value = item?.kind === 'entry' ? item.value : item;
      const key = item?.kind === 'entry' && item.key ? keyOf(item.key) : String(index);
      return value ? [[key, value] as [string, PhpNode]] : [];
    }),
  );
}

/** Returns the key of an entry: a string, a number, or the name of a constant. */
function keyOf(node: PhpNode): string {
  if (node.kind === 'staticlookup') {
    return `${String(node.what.name).replace(/^\\/, '')}::${String(node.offset.name)}`;
  }
  return String(node.kind === 'name' ? node.name : (node.value ?? node.raw ?? ''));
}

/**
 * Formats a value as text: the content of a string, or the source code of any other value.
 *
 * @param node - The value, or undefined.
 * @returns The text, or an empty string without a value.
 */
export function valueText(node: PhpNode | undefined, code: string): string {
  if (!node) {
    return '';
  }
  return node.kind === 'string' ? stringText(node) : expressionText(node, code);
}

/**
 * Finds the value that a file assigns to a variable outside functions.
 *
 * @param variable - Name of the variable, without the dollar sign.
 * @returns The value of the last assignment.
 */
export function assignedValue(tree: PhpNode, variable: string): PhpNode | undefined {
  return tree.children
    .map(({expression}: PhpNode) => expression)
    .findLast(
      (expression?: PhpNode) =>
        expression?.kind === 'assign' && !expression.operator?.startsWith('.') && expression.left.name === variable,
    )?.right;
}

/**
 * Returns whether a node is a call of a function.
 *
 * @param node - A node, or undefined.
 */
export function isCallOf(name: string, node: PhpNode | null | undefined): node is PhpNode {
  return node?.kind === 'call' && node.what.kind === 'name' && node.what.name.replace(/^\\/, '') === name;
}

import type {PhpNode} from '../../../../checks/samples/php/ast.ts';
import {expressionText} from './phpFile.ts';

/** Returns the text of a string literal, or an empty string for other nodes. */
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

/** Formats a value as text: the content of a string, or the source code of any other value, if there is one. */
export function valueText(node: PhpNode | undefined, code: string): string {
  if (!node) {
    return '';
  }
  return node.kind === 'string' ? stringText(node) : expressionText(node, code);
}

/** Finds the last value that a file assigns to a variable (without the dollar sign) outside functions. */
export function assignedValue(tree: PhpNode, variable: string): PhpNode | undefined {
  return tree.children
    .map(({expression}: PhpNode) => expression)
    .findLast(
      (expression?: PhpNode) =>
        expression?.kind === 'assign' && !expression.operator?.startsWith('.') && expression.left.name === variable,
    )?.right;
}

/** Returns whether a node is a call of a function. */
export function isCallOf(name: string, node: PhpNode | null | undefined): node is PhpNode {
  return node?.kind === 'call' && node.what.kind === 'name' && node.what.name.replace(/^\\/, '') === name;
}

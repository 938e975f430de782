import {nameOf, walkPhp, type PhpNode} from '../../../../checks/samples/php/ast.ts';
import {builtNames} from '../callbacks/builtNames.ts';
import {lookupIn, variableName} from '../callbacks/lookups.ts';
import {lineOf, type PhpFile} from '../php/phpFile.ts';
import {stringText} from '../php/values.ts';
import type {Table} from '../table.ts';

/** Stores the string value of a variable, or removes it if the new value is not a string. */
function remember(literals: Map<string, string>, variable: string, value: PhpNode | undefined): void {
  const text = stringText(value);
  if (text === '') {
    literals.delete(variable);
  } else if (variable !== '') {
    literals.set(variable, text);
  }
}

/** Adds the calls in a file that look up a callback. */
export function addCallbacks({rows}: Table, {path, tree}: PhpFile): void {
  const literals = new Map<string, string>();
  walkPhp(tree, (node) => {
    if (node.kind === 'function' || node.kind === 'method') {
      literals.clear();
    } else if (node.kind === 'assign') {
      remember(literals, variableName(node.left), node.right);
    } else if (node.kind === 'parameter') {
      remember(literals, nameOf(node), node.value);
    }
    const lookup = lookupIn(node, literals);
    if (lookup) {
      rows.push({...lookup, file: `${path}:${lineOf(node)}`});
    }
  });
  for (const {callback, via, node} of builtNames(tree)) {
    rows.push({callback, via, scope: '*', file: `${path}:${lineOf(node)}`});
  }
}

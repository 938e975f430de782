import {walkPhp} from '../../../../checks/samples/php/ast.ts';
import {builtNames} from '../callbacks/builtNames.ts';
import {lookupIn} from '../callbacks/lookups.ts';
import {lineOf, type PhpFile} from '../php/phpFile.ts';
import type {Table} from '../table.ts';

/** Creates the empty table of callbacks. */
export function callbackTable(): Table {
  return {columns: ['callback', 'via', 'scope', 'file'], rows: []};
}

/**
 * Adds the places of a file that look for a callback.
 *
 * @param table - The table of callbacks.
 * @param file - A PHP file.
 */
export function addCallbacks({rows}: Table, {path, tree}: PhpFile): void {
  walkPhp(tree, (node) => {
    const lookup = lookupIn(node);
    if (lookup) {
      rows.push({...lookup, file: `${path}:${lineOf(node)}`});
    }
  });
  for (const {callback, via, node} of builtNames(tree)) {
    rows.push({callback, via, scope: '*', file: `${path}:${lineOf(node)}`});
  }
}

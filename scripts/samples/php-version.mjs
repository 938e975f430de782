// @ts-check
import {walkPhp} from './php-tree.mjs';

/** Types that PHP has had since a version, as return type or parameter. */
const types = new Map([
  ['mixed', '8.0'],
  ['static', '8.0'],
  ['never', '8.1'],
]);

/**
 * What a node needs, of what php-parser reads in every version.
 *
 * @param {import('./php-tree.mjs').PhpNode} node - A node.
 * @returns {[what: string, since: string] | undefined} What it is, and the PHP version that brought it.
 */
function need(node) {
  if (node.kind === 'uniontype') {
    return ['a union type', '8.0'];
  }
  if (node.kind === 'parameter') {
    if (node.flags) {
      return ['a promoted constructor parameter', '8.0'];
    }
    if (node.value?.kind === 'new') {
      return ['"new" as a default value', '8.1'];
    }
  }
  if (node.kind === 'class' && node.isReadonly) {
    return ['a read-only class', '8.2'];
  }
  const name = ['typereference', 'staticreference'].includes(node.kind) ? (node.name ?? node.raw) : undefined;
  const since = types.get(name);
  return since ? [`the type "${name}"`, since] : undefined;
}

/**
 * Finds what a PHP version does not have yet. php-parser refuses much of it by itself; this is the rest.
 *
 * @param {unknown} tree - Syntax tree.
 * @param {string} php - PHP version.
 * @returns {{line: number, message: string}[]} Faults.
 */
export function newerThan(tree, php) {
  /** @type {{line: number, message: string}[]} */
  const faults = [];
  walkPhp(tree, (node, parent) => {
    const [what, since] = need(node) ?? [];
    // `static::method()` is no type.
    const noType = node.kind === 'staticreference' && parent?.kind !== 'method' && parent?.kind !== 'function';
    if (what && since && !noType && Number(since) > Number(php)) {
      faults.push({line: node.loc?.start.line ?? 1, message: `no PHP ${php}: ${what} needs PHP ${since}`});
    }
  });
  return faults;
}

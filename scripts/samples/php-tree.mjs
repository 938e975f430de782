// @ts-check

/**
 * @typedef {{line: number, column: number, offset: number}} Place
 */

/**
 * A node of php-parser's syntax tree; which members it has depends on its kind.
 *
 * @typedef {{kind: string, loc?: {start: Place, end: Place}, [member: string]: any}} PhpNode
 */

/** What is no child of a node, though an object: where it stands, and comments, which stand at several nodes. */
const noChildren = new Set(['loc', 'leadingComments', 'trailingComments', 'comments', 'tokens']);

/**
 * Calls a function for a node and all nodes in it.
 *
 * @param {any} node - Where to begin.
 * @param {(node: PhpNode, parent?: PhpNode) => void} visitor - Called outside in.
 * @param {PhpNode} [parent] - The node around it.
 */
export function walkPhp(node, visitor, parent) {
  if (Array.isArray(node)) {
    node.forEach((item) => walkPhp(item, visitor, parent));
  } else if (node && typeof node === 'object') {
    if (typeof node.kind === 'string') {
      visitor(node, parent);
    }
    const around = typeof node.kind === 'string' ? node : parent;
    for (const [member, value] of Object.entries(node)) {
      if (!noChildren.has(member)) {
        walkPhp(value, visitor, around);
      }
    }
  }
}

/**
 * The name of a declaration.
 *
 * @param {PhpNode} node - Class, function, method and the like.
 * @returns {string} Empty for what has no name.
 */
export function nameOf({name}) {
  return typeof name === 'string' ? name : (name?.name ?? '');
}

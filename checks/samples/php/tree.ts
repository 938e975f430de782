export interface Place {
  line: number;
  column: number;
  offset: number;
}

/** A node of php-parser's syntax tree; which members it has depends on its kind. */
export interface PhpNode {
  kind: string;
  loc?: {start: Place; end: Place};
  [member: string]: any;
}

/** What is no child of a node, though an object: where it stands, and comments, which stand at several nodes. */
const noChildren = new Set(['loc', 'leadingComments', 'trailingComments', 'comments', 'tokens']);

/**
 * Calls a function for a node and all nodes in it.
 *
 * @param node - Where to begin.
 * @param visitor - Called outside in.
 * @param parent - The node around it.
 */
export function walkPhp(node: any, visitor: (node: PhpNode, parent?: PhpNode) => void, parent?: PhpNode) {
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
 * @param node - Class, function, method and the like.
 * @returns Empty for what has no name.
 */
export function nameOf({name}: PhpNode): string {
  return typeof name === 'string' ? name : (name?.name ?? '');
}

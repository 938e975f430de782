export interface Position {
  line: number;
  column: number;
  offset: number;
}

/** A node of php-parser's syntax tree. Its other members depend on its kind. */
export interface PhpNode {
  kind: string;
  loc?: {start: Position; end: Position};
  [member: string]: any;
}

/** Members that are objects, but not child nodes: positions, and comments, which are attached to several nodes. */
const nonChildren = new Set(['loc', 'leadingComments', 'trailingComments', 'comments', 'tokens']);

/** Calls a function for a node and all its descendants, parents first. */
export function walkPhp(node: any, visitor: (node: PhpNode, parent?: PhpNode) => void, parent?: PhpNode) {
  if (Array.isArray(node)) {
    node.forEach((item) => walkPhp(item, visitor, parent));
  } else if (node && typeof node === 'object') {
    if (typeof node.kind === 'string') {
      visitor(node, parent);
    }
    const childParent = typeof node.kind === 'string' ? node : parent;
    for (const [member, value] of Object.entries(node)) {
      if (!nonChildren.has(member)) {
        walkPhp(value, visitor, childParent);
      }
    }
  }
}

/** Returns the name of a declaration, or an empty string if it has none. */
export function nameOf({name}: PhpNode): string {
  return typeof name === 'string' ? name : (name?.name ?? '');
}

/** Members of a node that do not contain child nodes. */
const nonChildren = new Set(['kind', 'loc', 'leadingComments', 'trailingComments', 'comments', 'attrGroups']);

/** Lists the child nodes of a node in the order of the code, without comments and attributes. */
export function childrenOf(node: any): any[] {
  const children = [];
  for (const key of Object.keys(node)) {
    const value = nonChildren.has(key) ? undefined : node[key];
    for (const child of Array.isArray(value) ? value : [value]) {
      if (child !== null && typeof child === 'object' && typeof child.kind === 'string') {
        children.push(child);
      }
    }
  }
  return children;
}

/** Returns whether a node accesses a property or a method with `->` or `?->`. */
export function isPropertyLookup(node: any): boolean {
  return node?.kind === 'propertylookup' || node?.kind === 'nullsafepropertylookup';
}

/** An import in a `use` statement. */
export interface Import {
  /** The full name, without a leading backslash. */
  name: string;
  /** `function`, `const`, or null for a class. */
  type: string | null;
  /** The name that the file uses for it. */
  alias: string;
  node: any;
}

/** Lists the imports in a `use` statement, one for each name. */
export function importsOf(node: any): Import[] {
  return node.items.map((item: any) => {
    const name = `${node.name ? `${node.name}\\` : ''}${item.name}`.replace(/^\\/, '');
    return {
      name,
      type: item.type ?? node.type,
      alias: item.alias?.name ?? name.split('\\').at(-1) ?? '',
      node: item,
    };
  });
}

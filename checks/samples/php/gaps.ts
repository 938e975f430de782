import {walkPhp, type PhpNode} from './tree.ts';

/** Statements that need a `;`, even behind a `}`. */
const simple = new Set(['expressionstatement', 'return', 'echo', 'throw']);

/** What php-parser takes for a place to write to, or an object, though it is the name of a constant or a class. */
const names = new Set(['name', 'selfreference', 'parentreference']);

/**
 * What a node writes to, or takes a property or method of.
 *
 * @param node - A node.
 * @returns Nodes that have to be variables, or end in one.
 */
function targetsOf(node: PhpNode): (PhpNode | undefined)[] {
  switch (node.kind) {
    case 'assign':
    case 'assignref':
      return node.left?.kind === 'list' ? node.left.items.map(({value}: PhpNode) => value) : [node.left];
    case 'foreach':
      return [node.key, node.value];
    case 'post':
    case 'pre':
    case 'propertylookup':
    case 'nullsafepropertylookup':
      return [node.what];
    default:
      return [];
  }
}

/** Values that do something, and so are statements. */
const actions = new Set([
  'assign',
  'assignref',
  'call',
  'post',
  'pre',
  'include',
  'print',
  'yield',
  'yieldfrom',
  'exit',
]);

/**
 * What PHP refuses in one statement or value.
 *
 * @param node - Any node.
 * @returns Messages.
 */
function faultsOf(node: PhpNode): string[] {
  const faults = [];
  if (node.kind === 'try' && node.catches.length === 0 && !node.always) {
    faults.push('"try" needs "catch" or "finally"');
  }
  for (let target of targetsOf(node)) {
    if (target?.kind === 'call' && node.kind === 'assign') {
      faults.push('what a call returns cannot be written to');
    }
    while (target?.kind === 'offsetlookup') {
      target = target.what;
    }
    if (target && names.has(target.kind)) {
      faults.push(`"${target.name ?? target.raw}" is no variable; is "$" missing?`);
    }
  }
  return faults;
}

/**
 * Finds what PHP refuses in statements and values and php-parser lets pass.
 *
 * @param tree - Syntax tree.
 * @returns Faults.
 */
export function statementGaps(tree: any): {line: number; message: string}[] {
  const faults: {line: number; message: string}[] = [];
  walkPhp(tree, (node) => {
    faults.push(...faultsOf(node).map((message) => ({line: node.loc?.start.line ?? 1, message})));
  });
  const {value, loc} = tree.comments?.at(-1) ?? {value: ''};
  if (value.startsWith('/*') && !value.endsWith('*/')) {
    faults.push({line: loc?.start.line ?? 1, message: 'the comment is not closed'});
  }
  return faults;
}

/**
 * Sees whether the last statement of a program lacks its `;`, which php-parser does not ask for.
 *
 * @param tree - Syntax tree.
 * @param last - Name of the last token.
 * @returns Whether it does.
 */
export function lacksEnd(tree: any, last: string): boolean {
  if (last === '}') {
    const {kind, children = []} = tree.children.at(-1) ?? {};
    return simple.has(kind === 'namespace' ? children.at(-1)?.kind : kind);
  }
  return ![';', ':', 'T_CLOSE_TAG', 'T_INLINE_HTML', 'T_OPEN_TAG', ''].includes(last);
}

/**
 * Sees whether what stands alone is a statement rather than a value.
 *
 * @param tree - Syntax tree of `$sample = …;`.
 * @returns Whether it is.
 */
export function isAction(tree: any): boolean {
  return actions.has(tree.children.at(-1)?.expression?.right?.kind);
}

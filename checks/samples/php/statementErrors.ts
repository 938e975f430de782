import {walkPhp, type PhpNode} from './ast.ts';
import type {Problem} from '../../problem.ts';

/** Statements that need a `;` even after a `}`. */
const needsSemicolon = new Set(['expressionstatement', 'return', 'echo', 'throw']);

/** Nodes for the name of a constant or a class, which php-parser accepts where PHP requires a variable. */
const nameNodes = new Set(['name', 'selfreference', 'parentreference']);

/**
 * Lists the nodes that must be variables or start with one: the targets of assignments, and the objects whose members are
 * accessed.
 */
function variablesIn(node: PhpNode): (PhpNode | undefined)[] {
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

/** Expressions with a side effect. A sample with only one of these is a statement. */
const expressionStatements = new Set([
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

/** Lists the errors in one statement or expression. */
function errorsIn(node: PhpNode): string[] {
  const problems = [];
  if (node.kind === 'try' && node.catches.length === 0 && !node.always) {
    problems.push('"try" needs "catch" or "finally"');
  }
  for (let target of variablesIn(node)) {
    if (target?.kind === 'call' && node.kind === 'assign') {
      problems.push('the result of a call cannot be assigned to');
    }
    while (target?.kind === 'offsetlookup') {
      target = target.what;
    }
    if (target && nameNodes.has(target.kind)) {
      problems.push(`"${target.name ?? target.raw}" is not a variable; is "$" missing?`);
    }
  }
  return problems;
}

/** Finds errors in statements and expressions that PHP reports but php-parser does not. */
export function findStatementErrors(tree: any): Problem[] {
  const problems: Problem[] = [];
  walkPhp(tree, (node) => {
    problems.push(...errorsIn(node).map((message) => ({line: node.loc?.start.line ?? 1, message})));
  });
  const {value, loc} = tree.comments?.at(-1) ?? {value: ''};
  if (value.startsWith('/*') && !value.endsWith('*/')) {
    problems.push({line: loc?.start.line ?? 1, message: 'the comment is not closed'});
  }
  return problems;
}

/**
 * Returns whether the last statement lacks its `;`, because php-parser does not require it.
 *
 * @param last - The last token.
 */
export function lacksSemicolon(tree: any, last: string): boolean {
  if (last === '}') {
    const {kind, children = []} = tree.children.at(-1) ?? {};
    return needsSemicolon.has(kind === 'namespace' ? children.at(-1)?.kind : kind);
  }
  return ![';', ':', 'T_CLOSE_TAG', 'T_INLINE_HTML', 'T_OPEN_TAG', ''].includes(last);
}

/**
 * Returns whether a single expression is meant as a statement rather than a value.
 *
 * @param tree - The syntax tree of `$sample = …;`.
 */
export function isStatement(tree: any): boolean {
  return expressionStatements.has(tree.children.at(-1)?.expression?.right?.kind);
}

/** Statements that need a `;` even after a `}`. */
const needsSemicolon = new Set(['expressionstatement', 'return', 'echo', 'throw']);

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

/** Returns whether the last statement lacks its `;`, because php-parser does not require it. */
export function lacksSemicolon(tree: any, last: string): boolean {
  if (last === '}') {
    const {kind, children = []} = tree.children.at(-1) ?? {};
    return needsSemicolon.has(kind === 'namespace' ? children.at(-1)?.kind : kind);
  }
  return ![';', ':', 'T_CLOSE_TAG', 'T_INLINE_HTML', 'T_OPEN_TAG', ''].includes(last);
}

/** Returns whether the expression in `$sample = …;` is meant as a statement rather than a value. */
export function isStatement(tree: any): boolean {
  return expressionStatements.has(tree.children.at(-1)?.expression?.right?.kind);
}

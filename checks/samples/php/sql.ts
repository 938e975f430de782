import {nameOf, walkPhp, type PhpNode} from './tree.ts';

/** What a query begins with, and the name of a table, without which it is none of the platform. */
const query = /^\s*(?:SELECT|INSERT\s+INTO|UPDATE|DELETE\s+FROM|WITH)\s[^]*\{[a-z]\w*\}/;

/** What PHP fills in later. */
const gap = /%(?:\d+\$)?s|##/;

/**
 * The text of a string, or of a heredoc in which no variable stands.
 *
 * @param node - Any node.
 * @returns Undefined if it is something else.
 */
function textOf(node: PhpNode): string | undefined {
  if (node.kind === 'encapsed' && node.type === 'heredoc' && node.value.length === 1) {
    return textOf(node.value[0].expression);
  }
  return node.kind === 'string' || node.kind === 'nowdoc' ? node.value : undefined;
}

/**
 * Finds the queries of a PHP sample that stand in one piece. Those that are put together from parts are left out.
 *
 * @param tree - Syntax tree.
 * @returns Queries, with the line on which each begins.
 */
export function findQueries(tree: any): {code: string; line: number}[] {
  /** Variables that are part of a longer text. */
  const parts = new Set<string>();
  const queries: {code: string; line: number; variable: string | undefined}[] = [];
  walkPhp(tree, (node, parent) => {
    const isText = parent?.kind === 'encapsedpart' || (parent?.kind === 'bin' && parent.type === '.');
    const isAppended = parent?.kind === 'assign' && parent.operator === '.=';
    if (node.kind === 'variable' && (isText || isAppended)) {
      parts.add(nameOf(node));
      return;
    }
    const text = isText || isAppended ? undefined : textOf(node);
    if (text !== undefined && query.test(text) && !gap.test(text)) {
      // The text of a heredoc begins below the line that opens it.
      const line = (node.loc?.start.line ?? 1) + (node.kind === 'string' ? 0 : 1);
      queries.push({code: text, line, variable: parent?.kind === 'assign' ? nameOf(parent.left) : undefined});
    }
  });
  return queries.filter(({variable}) => variable === undefined || !parts.has(variable));
}

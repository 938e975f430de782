// @ts-check
import {nameOf, walkPhp} from './php-tree.mjs';

/** What a query begins with, and the name of a table, without which it is none of the platform. */
const query = /^\s*(?:SELECT|INSERT\s+INTO|UPDATE|DELETE\s+FROM|WITH)\s[^]*\{[a-z]\w*\}/;

/** What PHP fills in later. */
const gap = /%(?:\d+\$)?s|##/;

/**
 * The text of a string, or of a heredoc in which no variable stands.
 *
 * @param {import('./php-tree.mjs').PhpNode} node - Any node.
 * @returns {string | undefined} Undefined if it is something else.
 */
function textOf(node) {
  if (node.kind === 'encapsed' && node.type === 'heredoc' && node.value.length === 1) {
    return textOf(node.value[0].expression);
  }
  return node.kind === 'string' || node.kind === 'nowdoc' ? node.value : undefined;
}

/**
 * Finds the queries of a PHP sample that stand in one piece. Those that are put together from parts are left out.
 *
 * @param {any} tree - Syntax tree.
 * @returns {{code: string, line: number}[]} Queries, with the line on which each begins.
 */
export function findQueries(tree) {
  /** Variables that are part of a longer text. @type {Set<string>} */
  const parts = new Set();
  /** @type {{code: string, line: number, variable: string | undefined}[]} */
  const queries = [];
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

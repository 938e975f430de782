import {nameOf, walkPhp, type PhpNode} from './ast.ts';

/** Matches the platform's queries: they start with an SQL keyword, and contain a table name in braces. */
const query = /^\s*(?:SELECT|INSERT\s+INTO|UPDATE|DELETE\s+FROM|WITH)\s[^]*\{[a-z]\w*\}/;

/** Matches the parts of a string that PHP replaces at runtime. */
const runtimeValue = /%(?:\d+\$)?s|##/;

/** Returns the value of a string, or of a heredoc without variables. */
export function stringValue(node: PhpNode): string | undefined {
  if (node.kind === 'encapsed' && node.type === 'heredoc' && node.value.length === 1) {
    return stringValue(node.value[0].expression);
  }
  return node.kind === 'string' || node.kind === 'nowdoc' ? node.value : undefined;
}

/** Finds the queries that are contained in a single string. Queries that the code concatenates are ignored. */
export function findQueries(tree: any): {code: string; line: number}[] {
  /** Variables that are part of a longer string. */
  const queryParts = new Set<string>();
  const queries: {code: string; line: number; variable: string | undefined}[] = [];
  walkPhp(tree, (node, parent) => {
    const isConcatenated = parent?.kind === 'encapsedpart' || (parent?.kind === 'bin' && parent.type === '.');
    const isAppended = parent?.kind === 'assign' && parent.operator === '.=';
    if (node.kind === 'variable' && (isConcatenated || isAppended)) {
      queryParts.add(nameOf(node));
      return;
    }
    const text = isConcatenated || isAppended ? undefined : stringValue(node);
    if (text !== undefined && query.test(text) && !runtimeValue.test(text)) {
      // The content of a heredoc starts on the line after its opening identifier.
      const line = (node.loc?.start.line ?? 1) + (node.kind === 'string' ? 0 : 1);
      queries.push({code: text, line, variable: parent?.kind === 'assign' ? nameOf(parent.left) : undefined});
    }
  });
  return queries.filter(({variable}) => variable === undefined || !queryParts.has(variable));
}

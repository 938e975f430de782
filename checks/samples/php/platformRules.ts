import type {Problem} from '../../problem.ts';
import {nameOf, walkPhp, type PhpNode} from './ast.ts';
import {stringValue} from './queries.ts';

/** Matches the `$DB` methods that read a single value or record. */
const singleRead = /^(?:get_record(?:_select|_sql)?|get_field(?:_select|_sql)?|count_records.*|record_exists.*)$/;

const loops = new Set(['foreach', 'for', 'while', 'do']);

function calledName({what}: PhpNode): string {
  return nameOf(what.offset ?? what);
}

/** Returns the text of a string or of concatenated strings, with a question mark in place of each other expression. */
function queryText(node: PhpNode): string {
  if (node.kind === 'bin') {
    return queryText(node.left) + queryText(node.right);
  }
  if (node.kind === 'encapsed') {
    return node.value.map(({expression}: PhpNode) => queryText(expression)).join('');
  }
  return stringValue(node) ?? '?';
}

/** Checks that the `execute()` method of an external function validates its parameters and context. */
function checkExternalFunction(members: readonly PhpNode[]): Problem[] {
  const methods = new Map(members.filter(({kind}) => kind === 'method').map((method) => [nameOf(method), method]));
  const execute = methods.get('execute');
  if (!execute?.body || !methods.has('execute_parameters')) {
    return [];
  }
  const called = new Set<string>();
  walkPhp(execute.body, (node) => {
    if (node.kind === 'call') {
      called.add(calledName(node));
    }
  });
  const required = [...(execute.arguments.length > 0 ? ['validate_parameters'] : []), 'validate_context'];
  return required
    .filter((name) => !called.has(name))
    .map((name) => ({line: execute.loc?.start.line ?? 1, message: `execute() does not call ${name}()`}));
}

/** Checks that a query neither reads all columns of the user table nor returns the same context several times. */
function checkQuery(text: string): string[] {
  const messages: string[] = [];
  const alias = /\{user\}\s+(?:AS\s+)?(\w+)/i.exec(text)?.[1] ?? '';
  const isWholeUser = text === 'u.*' || /SELECT\s+(?:DISTINCT\s+)?\*\s+FROM\s+\{user\}/i.test(text);
  if (isWholeUser || (alias && text.includes(`${alias}.*`))) {
    messages.push(
      'the query reads all columns of {user}, including the password hash; list the columns that the code needs',
    );
  }
  const readsContexts = /^\s*SELECT\s+\w+\.(?:id|contextid)\s+FROM\s[^]*\{context\}[^]*\bcontextlevel\b/i.test(text);
  if (readsContexts && /\bJOIN\b/i.test(text) && !/\bUNION\b/i.test(text)) {
    messages.push('the query returns a context once for each record; write "SELECT DISTINCT"');
  }
  return messages;
}

/** Finds queries that read a single value or record in a loop. */
function checkLoop(body: unknown): Problem[] {
  const problems: Problem[] = [];
  walkPhp(body, (node) => {
    if (node.kind === 'call' && node.what.kind === 'propertylookup' && nameOf(node.what.what) === 'DB') {
      const method = calledName(node);
      if (singleRead.test(method)) {
        const message = `$DB->${method}() is called in a loop; read all records with one query before the loop`;
        problems.push({line: node.loc?.start.line ?? 1, message});
      }
    }
  });
  return problems;
}

/** Checks that a sample follows the rules that the pages about web services, privacy and queries state. */
export function checkPlatformRules(tree: any): Problem[] {
  const problems: Problem[] = [];
  walkPhp(tree, (node, parent) => {
    const isPartOfString = parent?.kind === 'bin' || parent?.kind === 'encapsedpart';
    if (node.kind === 'class') {
      problems.push(...checkExternalFunction(node.body));
    } else if (loops.has(node.kind)) {
      problems.push(...checkLoop(node.body));
    } else if (!isPartOfString && ['string', 'encapsed', 'nowdoc', 'bin'].includes(node.kind)) {
      const line = node.loc?.start.line ?? 1;
      problems.push(...checkQuery(queryText(node)).map((message) => ({line, message})));
    }
  });
  return problems;
}

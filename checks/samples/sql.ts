import {parse as parsePostgres} from 'libpg-query';
import {parse as parseSql} from 'sql-parser-cst';
import type {Problem} from '../problem.ts';

/**
 * Matches the platform's placeholders, and everything that can contain the same characters with another meaning: strings,
 * quoted names, comments and casts.
 */
const placeholders = /('(?:[^']|'')*'|"[^"]*"|--[^\n]*|::)|\{([a-z][a-z0-9_]*)\}|:[a-z][a-z0-9_]*|\?/g;

/**
 * Replaces the platform's placeholders with standard SQL of the same length: `{user}` becomes a name in the database's quotes,
 * and `:userid` and `?` become numbers.
 */
function withoutPlaceholders(code: string, quote: string): string {
  return code.replaceAll(
    placeholders,
    (found: string, other: string | undefined, table: string | undefined) =>
      other ?? (table ? quote + table + quote : '0'.padEnd(found.length)),
  );
}

const parsers: Record<string, (code: string) => Promise<{offset: number; reason: string} | undefined>> = {
  postgres: async (code) => {
    try {
      await parsePostgres(withoutPlaceholders(code, '"'));
      return undefined;
    } catch (error) {
      const {message, sqlDetails} = error as any;
      // Show table names as in the sample.
      return {offset: sqlDetails?.cursorPosition ?? 0, reason: message.replaceAll(/""(\w+)""/g, '"{$1}"')};
    }
  },
  mysql: (code) => Promise.resolve(mysqlProblem(code, 'mysql')),
  mariadb: (code) => Promise.resolve(mysqlProblem(code, 'mariadb')),
};

const databaseNames = new Map([
  ['postgres', 'PostgreSQL'],
  ['mysql', 'MySQL'],
  ['mariadb', 'MariaDB'],
]);

function mysqlProblem(code: string, dialect: 'mysql' | 'mariadb') {
  try {
    parseSql(withoutPlaceholders(code, '`'), {dialect});
    return undefined;
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error);
    const [, line = '1'] = /^--> [^\n]*:(\d+):\d+$/m.exec(message) ?? [];
    const offset =
      code
        .split('\n')
        .slice(0, Number(line) - 1)
        .join('\n').length + (line === '1' ? 0 : 1);
    const [first = message] = message.split('\n');
    return {offset, reason: first.replace('Syntax Error: Unexpected', 'unexpected')};
  }
}

/**
 * Checks an SQL sample, or a condition after `WHERE`. The platform's queries have to work with every database, so a sample is
 * parsed with the two grammars that differ most, unless the fence names a database.
 */
export async function checkSql(
  code: string,
  {
    kind,
    dialect,
  }: {
    kind: string | undefined;
    dialect: string | undefined;
  },
): Promise<Problem[]> {
  const before = kind === 'condition' ? 'SELECT 1 WHERE\n' : '';
  const problems: Problem[] = [];
  for (const name of dialect ? [dialect] : ['postgres', 'mysql']) {
    const error = await parsers[name]?.(before + code);
    if (error) {
      const line = (before + code).slice(0, error.offset).split('\n').length - (before ? 1 : 0);
      problems.push({line: Math.max(line, 1), message: `invalid ${databaseNames.get(name) ?? name}: ${error.reason}`});
    }
  }
  const usedPlaceholders = [...code.matchAll(placeholders)]
    .filter(({1: other, 2: table}) => !other && !table)
    .map(([found]) => found);
  if (usedPlaceholders.includes('?') && usedPlaceholders.some((found) => found !== '?')) {
    problems.push({line: 1, message: 'the query mixes ? and :name placeholders; use only one kind'});
  }
  return problems;
}

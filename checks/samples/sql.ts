import {parse as parsePostgres} from 'libpg-query';
import {parse as parseSql} from 'sql-parser-cst';

/** Text, names in quotes, comments and casts, which hold none; tables; placeholders. */
const placeholders = /('(?:[^']|'')*'|"[^"]*"|--[^\n]*|::)|\{([a-z][a-z0-9_]*)\}|:[a-z][a-z0-9_]*|\?/g;

/**
 * Turns the platform's placeholders into what every SQL knows, without moving a character: `{user}` is a name in
 * quotes, `:userid` and `?` are a number. Text in quotes stays.
 *
 * @param code - SQL of the platform.
 * @param quote - Quote of names.
 * @returns SQL of the database, of the same length.
 */
function withoutPlaceholders(code: string, quote: string): string {
  return code.replaceAll(
    placeholders,
    (found: string, other: string | undefined, table: string | undefined) =>
      other ?? (table ? quote + table + quote : '0'.padEnd(found.length)),
  );
}

const dialects: Record<string, (code: string) => Promise<{offset: number; reason: string} | undefined>> = {
  postgres: async (code) => {
    try {
      await parsePostgres(withoutPlaceholders(code, '"'));
      return undefined;
    } catch (error) {
      const {message, sqlDetails} = error as any;
      // Tables as their author wrote them.
      return {offset: sqlDetails?.cursorPosition ?? 0, reason: message.replaceAll(/""(\w+)""/g, '"{$1}"')};
    }
  },
  mysql: (code) => Promise.resolve(mysqlFault(code, 'mysql')),
  mariadb: (code) => Promise.resolve(mysqlFault(code, 'mariadb')),
};

const names = new Map([
  ['postgres', 'PostgreSQL'],
  ['mysql', 'MySQL'],
  ['mariadb', 'MariaDB'],
]);

/**
 * @param code - SQL of the platform.
 * @param dialect - Which of the two.
 */
function mysqlFault(code: string, dialect: 'mysql' | 'mariadb') {
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
 * Checks a sample of SQL. A query of the platform has to work with every database, so it has to be right in the two
 * grammars that differ most. What belongs to one database says so.
 *
 * @param code - The sample.
 * @param settings - What the fence says.
 * @param settings.kind - `condition` for what follows `WHERE`.
 * @param settings.dialect - The database it belongs to.
 * @returns Faults.
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
): Promise<{line: number; message: string}[]> {
  const before = kind === 'condition' ? 'SELECT 1 WHERE\n' : '';
  const faults: {line: number; message: string}[] = [];
  for (const name of dialect ? [dialect] : ['postgres', 'mysql']) {
    const fault = await dialects[name]?.(before + code);
    if (fault) {
      const line = (before + code).slice(0, fault.offset).split('\n').length - (before ? 1 : 0);
      faults.push({line: Math.max(line, 1), message: `no ${names.get(name) ?? name}: ${fault.reason}`});
    }
  }
  const used = [...code.matchAll(placeholders)]
    .filter(({1: other, 2: table}) => !other && !table)
    .map(([found]) => found);
  if (used.includes('?') && used.some((found) => found !== '?')) {
    faults.push({line: 1, message: 'placeholders of both kinds, ? and :name; use one'});
  }
  return faults;
}

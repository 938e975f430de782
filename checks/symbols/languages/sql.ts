/** A table or a column in SQL code. */
export interface SqlName {
  kind: 'table' | 'column';
  name: string;
  /** For a column, the tables that it can belong to, separated by spaces; otherwise an empty string. */
  table: string;
  /** Whether the column must belong to one of these tables, because the SQL code has no other sources of columns. */
  isCertain: boolean;
  offset: number;
}

/** The placeholder for a part of a string that is only known at runtime. */
export const interpolation = '\u0000';

// cspell:ignore ilike notnull rlike
const keywords = new Set(
  `all and any as asc between both by case cast char collate count cross current_date current_timestamp cursor delete
  desc distinct double else end escape except exists false fetch first float for from full group having if ilike in
  inner insert int integer intersect interval into is isnull join last lateral leading left like limit natural next not
  notnull null nulls numeric offset on only or order outer over partition real regexp returning right rlike rows select
  separator set signed similar some text then to trailing true union unknown unsigned update using values varchar when
  where with within`.split(/\s+/),
);

/** Splits SQL code into tokens, without spaces, strings, comments and numbers. */
function tokenise(text: string): {type: string; value: string; offset: number}[] {
  const pattern =
    /(?<skip>\s+|--[^\n]*|'(?:[^']|'')*'|\b\d+(?:\.\d+)?\b)|(?<table>\{[^{}\s]*\})|(?<parameter>:[a-z]\w*|\?)|(?<word>[a-z_]\w*|"[^"]*")|(?<sign>.)/gis;
  return [...text.matchAll(pattern)].flatMap(({index, groups}) => {
    const [type, value = ''] = Object.entries(groups ?? {}).find(([, match]) => match) ?? ['skip'];
    return type === 'skip' ? [] : [{type, value, offset: index}];
  });
}

/** Returns whether a string is SQL code, that is, whether it contains a table in braces after an SQL keyword. */
export function isSql(text: string): boolean {
  return /\b(?:from|join|into|update|table)\s+\{/i.test(text);
}

/**
 * Finds the tables and columns in a query or, with the tables that it doesn't name, a fragment of one, in the order of the
 * text.
 */
export function sqlNames(query: string, tables: string[] = []): SqlName[] {
  // Treat the values that `sprintf()` inserts like variables, because they are unknown as well.
  const text = query.replaceAll(/%(?:\d+\$)?[sd]\b/g, (place) => interpolation.repeat(place.length));
  const tokens = tokenise(text);
  /** Tables by alias, separated by spaces; empty if the alias belongs to a subquery or an expression. */
  const aliases = new Map<string, string>(tables.map((table) => [table, table]));
  // Subqueries may use the same alias for different tables.
  const addAlias = (alias: string, table: string) =>
    aliases.set(alias, aliases.get(alias) ? `${aliases.get(alias) ?? ''} ${table}` : table);
  const outputColumns = new Set();
  const names: SqlName[] = [];
  /** Indexes of the tokens that declare an alias. */
  const aliasTokens = new Set();
  // A subquery in FROM and an interpolated string can add columns that are not visible in the query.
  let isCertain =
    !text.includes(interpolation) && (tables.length > 0 || /^[\s(]*(?:select|insert|update|delete|with)\b/i.test(text));

  tokens.forEach((token, index) => {
    const previous = tokens[index - 1];
    let next = tokens[index + 1];
    let nextIndex = index + 1;
    if (token.type === 'table') {
      const table = token.value.slice(1, -1);
      if (!/^[a-z]\w*$/.test(table)) {
        isCertain = false;
        return;
      }
      names.push({kind: 'table', name: table, table: '', isCertain: true, offset: token.offset});
      aliases.set(`{${table}}`, table);
      if (next?.value.toLowerCase() === 'as') {
        nextIndex++;
        next = tokens[nextIndex];
      }
      if (next?.type === 'word' && !keywords.has(next.value.toLowerCase())) {
        addAlias(next.value, table);
        aliasTokens.add(nextIndex);
      }
    } else if (token.value === ')' && next?.type === 'word' && !keywords.has(next.value.toLowerCase())) {
      aliases.set(next.value, '');
      aliasTokens.add(nextIndex);
      isCertain = false;
    } else if (token.type === 'word' && previous?.value.toLowerCase() === 'as') {
      outputColumns.add(token.value.toLowerCase());
      aliasTokens.add(index);
      if (tokens[index - 2]?.value === ')') {
        aliases.set(token.value, '');
      }
    }
  });

  const allTables = [...new Set([...aliases.values()].flatMap((list) => list.split(' ')))].filter(Boolean);
  tokens.forEach((token, index) => {
    if (token.type !== 'word' || aliasTokens.has(index) || token.value.startsWith('"')) {
      return;
    }
    const [previous, next, after] = [tokens[index - 1], tokens[index + 1], tokens[index + 2]];
    const {value: name, offset} = token;
    if (previous?.value === '.') {
      return;
    }
    if (next?.value === '.') {
      const table = aliases.get(name);
      if (table && after?.type === 'word') {
        names.push({kind: 'column', name: after.value, table, isCertain: true, offset: after.offset});
      }
      return;
    }
    const isColumn =
      !keywords.has(name.toLowerCase()) &&
      !outputColumns.has(name.toLowerCase()) &&
      next?.value !== '(' &&
      previous?.value !== interpolation &&
      next?.value !== interpolation;
    if (isColumn && allTables.length > 0) {
      names.push({kind: 'column', name, table: allTables.join(' '), isCertain, offset});
    }
  });
  return names.sort((a, b) => a.offset - b.offset);
}

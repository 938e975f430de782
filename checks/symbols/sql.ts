/** A name that SQL uses. */
export interface SqlName {
  kind: 'table' | 'column';
  name: string;
  /** Of a column: its table. If it may come from several, all of them, with spaces between. */
  table: string;
  /** Whether it cannot come from anything that the text does not show. */
  isSure: boolean;
  /** Its place in the text. */
  offset: number;
}

/** Stands for what PHP puts into the text when it runs. */
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

/**
 * @returns Tokens without spaces, strings, comments and numbers.
 */
function tokenise(text: string): {type: string; value: string; offset: number}[] {
  const pattern =
    /(?<skip>\s+|--[^\n]*|'(?:[^']|'')*'|\b\d+(?:\.\d+)?\b)|(?<table>\{[^{}\s]*\})|(?<parameter>:[a-z]\w*|\?)|(?<word>[a-z_]\w*|"[^"]*")|(?<sign>.)/gis;
  return [...text.matchAll(pattern)].flatMap(({index, groups}) => {
    const [type, value = ''] = Object.entries(groups ?? {}).find(([, match]) => match) ?? ['skip'];
    return type === 'skip' ? [] : [{type, value, offset: index}];
  });
}

/**
 * Whether a text is SQL: it names a table in braces, and has a word of SQL before it.
 *
 * @param text - Content of a string.
 * @returns True if it is.
 */
export function isSql(text: string): boolean {
  return /\b(?:from|join|into|update|table)\s+\{/i.test(text);
}

/**
 * Finds the tables and columns that SQL names.
 *
 * @param query - A query, or a part of one.
 * @param tables - Tables that the part is about, if it does not name them itself.
 * @returns In the order of the text.
 */
export function sqlNames(query: string, tables: string[] = []): SqlName[] {
  // What `sprintf()` puts in is as unknown as a variable.
  const text = query.replaceAll(/%(?:\d+\$)?[sd]\b/g, (place) => interpolation.repeat(place.length));
  const tokens = tokenise(text);
  /** Tables by alias, with spaces between; nothing for what is no table. */
  const aliases = new Map<string, string>(tables.map((table) => [table, table]));
  // Subqueries may give the same alias to different tables.
  const addAlias = (alias: string, table: string) =>
    aliases.set(alias, aliases.get(alias) ? `${aliases.get(alias) ?? ''} ${table}` : table);
  const outputs = new Set();
  const names: SqlName[] = [];
  const declaring = new Set();
  // A subquery in FROM, or text from elsewhere, brings columns that are not in sight.
  let isSure =
    !text.includes(interpolation) && (tables.length > 0 || /^[\s(]*(?:select|insert|update|delete|with)\b/i.test(text));

  tokens.forEach((token, index) => {
    const previous = tokens[index - 1];
    let next = tokens[index + 1];
    let at = index + 1;
    if (token.type === 'table') {
      const table = token.value.slice(1, -1);
      if (!/^[a-z]\w*$/.test(table)) {
        isSure = false;
        return;
      }
      names.push({kind: 'table', name: table, table: '', isSure: true, offset: token.offset});
      aliases.set(`{${table}}`, table);
      if (next?.value.toLowerCase() === 'as') {
        at++;
        next = tokens[at];
      }
      if (next?.type === 'word' && !keywords.has(next.value.toLowerCase())) {
        addAlias(next.value, table);
        declaring.add(at);
      }
    } else if (token.value === ')' && next?.type === 'word' && !keywords.has(next.value.toLowerCase())) {
      aliases.set(next.value, '');
      declaring.add(at);
      isSure = false;
    } else if (token.type === 'word' && previous?.value.toLowerCase() === 'as') {
      outputs.add(token.value.toLowerCase());
      declaring.add(index);
      if (tokens[index - 2]?.value === ')') {
        aliases.set(token.value, '');
      }
    }
  });

  const known = [...new Set([...aliases.values()].flatMap((list) => list.split(' ')))].filter(Boolean);
  tokens.forEach((token, index) => {
    if (token.type !== 'word' || declaring.has(index) || token.value.startsWith('"')) {
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
        names.push({kind: 'column', name: after.value, table, isSure: true, offset: after.offset});
      }
      return;
    }
    const isColumn =
      !keywords.has(name.toLowerCase()) &&
      !outputs.has(name.toLowerCase()) &&
      next?.value !== '(' &&
      previous?.value !== interpolation &&
      next?.value !== interpolation;
    if (isColumn && known.length > 0) {
      names.push({kind: 'column', name, table: known.join(' '), isSure, offset});
    }
  });
  return names.sort((a, b) => a.offset - b.offset);
}

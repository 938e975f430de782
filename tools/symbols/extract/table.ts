import {writeFileSync} from 'node:fs';
import path from 'node:path';

/** A table, with the values of each row by column. */
export interface Table {
  columns: readonly string[];
  rows: Record<string, string>[];
}

/** Creates an empty table. */
export function newTable(...columns: string[]): Table {
  return {columns, rows: []};
}

/** Compares strings by code unit, so that the order does not depend on the machine. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/** Formats a cell. Tabs and line breaks become spaces, because they would break the format. */
function cell(text = ''): string {
  return text.replace(/\s+/g, ' ').trim();
}

/** Formats a table as tab-separated text with a header. Rows are sorted, and duplicates are removed. */
export function formatTable({columns, rows}: Table): string {
  const lines = rows.map((row) => columns.map((column) => cell(row[column])).join('\t'));
  const sorted = [...new Set(lines)].sort(compareText);
  return `${[columns.join('\t'), ...sorted].join('\n')}\n`;
}

/** Writes the tables of a version to an existing folder. */
export function writeTables(folder: string, tables: ReadonlyMap<string, Table>): void {
  for (const [name, table] of tables) {
    writeFileSync(path.join(folder, `${name}.tsv`), formatTable(table));
  }
}

import {writeFileSync} from 'node:fs';
import path from 'node:path';

/** A table: its columns, and its rows by column. */
export interface Table {
  columns: readonly string[];
  rows: Record<string, string>[];
}

/** Compares by code unit, which is the same on every machine. */
export function compareText(a: string, b: string): number {
  return a < b ? -1 : a > b ? 1 : 0;
}

/**
 * Writes a cell. Tabs and line breaks would break the format, so they become spaces.
 */
function cell(text = ''): string {
  return text.replace(/\s+/g, ' ').trim();
}

/**
 * Writes a table as tab-separated text with a header, one row a line, sorted and without duplicates.
 *
 * @param table - The table.
 * @returns The text.
 */
export function formatTable({columns, rows}: Table): string {
  const lines = rows.map((row) => columns.map((column) => cell(row[column])).join('\t'));
  const sorted = [...new Set(lines)].sort(compareText);
  return `${[columns.join('\t'), ...sorted].join('\n')}\n`;
}

/**
 * Writes the tables of a version.
 *
 * @param folder - An existing folder.
 * @param tables - By name.
 */
export function writeTables(folder: string, tables: ReadonlyMap<string, Table>): void {
  for (const [name, table] of tables) {
    writeFileSync(path.join(folder, `${name}.tsv`), formatTable(table));
  }
}

import type {SymbolTable} from '../../../src/moodle/symbols/table.ts';
import {isTypo} from '../data/similarNames.ts';
import type {PageContext} from '../pageContext.ts';

/** Lists the columns of a database table; undefined if the table is unknown. */
export function columnsOf(page: PageContext, table: string, view: SymbolTable = page.view): string[] | undefined {
  // Combine the columns from several sources, because each page may show other columns of a sample plugin's table.
  const entries = [view, page.samplePlugins]
    .map((symbols) => symbols.find('table', table))
    .filter((symbol) => symbol !== undefined);
  return entries.length === 0
    ? undefined
    : entries.flatMap(({detail}) => detail.split(' ').map((column) => column.split(':')[0] ?? ''));
}

/**
 * Checks a column, unless one of the tables that may have it is unknown. If it isn't certain that one of them has it, only
 * typos are reported.
 */
export function checkColumn(
  page: PageContext,
  column: string,
  tables: readonly string[],
  line: number,
  isCertain = true,
): void {
  if (!isCertain && !tables.some((table) => columnsOf(page, table)?.some((known) => isTypo(column, known)))) {
    return;
  }
  const [table = ''] = tables;
  const qualified = (owner: string, name: string) => (tables.length === 1 ? `${owner}.${name}` : name);
  page.verify(
    {kind: 'column', name: qualified(table, column), line},
    (view) => {
      const lists = tables.map((owner) => columnsOf(page, owner, view));
      return lists.includes(undefined) || lists.some((columns) => columns?.includes(column.toLowerCase()))
        ? 'unknown'
        : [];
    },
    () => tables.flatMap((owner) => (columnsOf(page, owner) ?? []).map((known) => qualified(owner, known))),
  );
}

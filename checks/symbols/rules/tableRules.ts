import type {NameVerifier} from '../context/nameVerifier.ts';
import type {PageSymbols} from '../context/pageSymbols.ts';
import {isTypo} from '../data/similarNames.ts';
import type {SymbolSet} from '../data/symbolSet.ts';

/** Checks the columns of database tables. */
export class TableRules {
  constructor(
    private readonly symbols: PageSymbols,
    private readonly verifier: NameVerifier,
  ) {}

  /**
   * Lists the columns of a table.
   *
   * @returns The names of the columns; undefined if the table is unknown.
   */
  columnsOf(table: string, platform: SymbolSet = this.symbols.platform): string[] | undefined {
    // Combine the columns from several sources, because each page may show other columns of a sample plugin's table.
    const entries = [this.symbols.declared, platform, this.symbols.samplePlugins]
      .map((symbols) => symbols.find('table', table))
      .filter((entry) => entry !== undefined);
    return entries.length === 0
      ? undefined
      : entries.flatMap(({detail}) => detail.split(' ').map((column) => column.split(':')[0] ?? ''));
  }

  /**
   * Checks a column.
   *
   * @param tables - Tables that may have the column. If one of them is unknown, the column is not checked.
   * @param isCertain - Whether one of the tables must have the column. If not, only typos are reported.
   */
  checkColumn(column: string, tables: readonly string[], line: number, isCertain = true) {
    const lookup = (platform: SymbolSet) => {
      const columnLists = tables.map((table) => this.columnsOf(table, platform));
      if (columnLists.includes(undefined)) {
        return 'unknown';
      }
      return columnLists.some((columns) => columns?.includes(column.toLowerCase()))
        ? [{kind: 'column', name: column, detail: '', deprecated: ''}]
        : [];
    };
    if (!isCertain && !tables.some((table) => this.columnsOf(table)?.some((known) => isTypo(column, known)))) {
      return;
    }
    const [table = ''] = tables;
    const qualified = (owner: string, name: string) => (tables.length === 1 ? `${owner}.${name}` : name);
    this.verifier.verify({kind: 'column', name: qualified(table, column), line}, lookup, () =>
      tables.flatMap((owner) => (this.columnsOf(owner) ?? []).map((known) => qualified(owner, known))),
    );
  }
}

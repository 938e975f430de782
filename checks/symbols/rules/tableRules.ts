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
   * @returns Undefined if the table is unknown.
   */
  columnsOf(table: string, platform: SymbolSet = this.symbols.platform): string[] | undefined {
    // A page may show some columns of a sample plugin's table, and another page the others.
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
   * @param tables - Tables that may have it. If one of them is unknown, the column is not checked.
   * @param isCertain - Whether one of the tables must have it. Otherwise only a typo is reported.
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

import {isSlip} from './nearest.ts';
import type {PageContext} from './pageContext.ts';
import type {SymbolSet} from './symbolSet.ts';

/** Checks the columns of tables that a page uses. */
export class TableUses {
  #world;

  /**
   * Takes where names go.
   *
   * @param world - Of the page.
   */
  constructor(world: PageContext) {
    this.#world = world;
  }

  /**
   * Lists the columns of a table.
   *
   * @param table - Its name.
   * @param platform - Where to look besides the page.
   * @returns Nothing if the table is not known.
   */
  columnsOf(table: string, platform: SymbolSet = this.#world.platform): string[] | undefined {
    // A page may show some columns of a table of the samples, and another page the others.
    const entries = [this.#world.own, platform, this.#world.examples]
      .map((symbols) => symbols.find('table', table))
      .filter((entry) => entry !== undefined);
    return entries.length === 0
      ? undefined
      : entries.flatMap(({detail}) => detail.split(' ').map((column) => column.split(':')[0] ?? ''));
  }

  /**
   * Checks a column.
   *
   * @param column - Its name.
   * @param tables - Those that may have it; nothing is checked if one of them is not known.
   * @param line - Of the page.
   * @param isSure - Whether one of the tables must have it. Otherwise only a slip is a fault.
   */
  useColumn(column: string, tables: readonly string[], line: number, isSure = true) {
    const look = (platform: SymbolSet) => {
      const known = tables.map((table) => this.columnsOf(table, platform));
      if (known.includes(undefined)) {
        return 'open';
      }
      return known.some((columns) => columns?.includes(column.toLowerCase()))
        ? [{kind: 'column', name: column, detail: '', deprecated: ''}]
        : [];
    };
    if (!isSure && !tables.some((table) => this.columnsOf(table)?.some((known) => isSlip(column, known)))) {
      return;
    }
    const [table = ''] = tables;
    const name = tables.length === 1 ? `${table}.${column}` : column;
    this.#world.judge('column', name, line, look, () =>
      tables.flatMap((owner) =>
        (this.columnsOf(owner) ?? []).map((known) => (tables.length === 1 ? `${owner}.${known}` : known)),
      ),
    );
  }
}

import {ownerOf, SymbolTable, type PlatformSymbol} from '../../src/moodle/symbols/table.ts';
import {compareVersions} from '../../src/moodle/versionNames.ts';
import {aliasTarget, isGone, type ChangedSymbol, type Comparison} from './compare.ts';

/** When a change came. */
export interface ChangeDate {
  /** The version, or several such as `4.3 or 4.4` if they cannot be told apart. */
  version: string;
  /** Version that had deprecated a removed symbol, or that deprecated a symbol if it was only marked later. */
  since?: string;
}

/** Finds out in which versions names changed, by looking for them in versions in between. */
export class ChangeDates {
  /** Versions that may have a change, oldest first. */
  private readonly versions: string[];
  private readonly oldest: SymbolTable;
  private readonly aliases: PlatformSymbol[];

  /**
   * @param released - All versions of the platform.
   * @param tables - Symbols by version, oldest first: both editions, and as many versions in between as are available.
   */
  constructor(
    released: readonly string[],
    private readonly tables: ReadonlyMap<string, SymbolTable>,
  ) {
    const [from = '', to = ''] = [[...tables.keys()][0], [...tables.keys()].at(-1)];
    this.oldest = tables.get(from) ?? new SymbolTable();
    this.aliases = (tables.get(to) ?? this.oldest).symbolsOf('class').filter(aliasTarget);
    this.versions = [...new Set([...released, to])]
      .filter((version) => compareVersions(version, from) > 0 && compareVersions(version, to) <= 0)
      .sort(compareVersions);
  }

  /** Returns when a symbol was added, deprecated, renamed or removed. */
  ofSymbol({change, symbol}: ChangedSymbol): ChangeDate {
    const {version, before} = this.first((table) => {
      const found = this.find(table, symbol);
      return {
        added: found !== undefined,
        removed: isGone(symbol, found),
        deprecated: !!found?.deprecated,
        renamed: aliasTarget(found) !== undefined,
      }[change];
    });
    const since = change === 'removed' ? this.find(before, symbol)?.deprecated : symbol.deprecated;
    return {version, ...(since !== undefined && !['', 'yes', version].includes(since) && {since})};
  }

  /** Returns when a plugin was added or removed. */
  ofPlugin(change: keyof Comparison['plugins'], plugin: string): ChangeDate {
    const {version} = this.first((table) => table.plugins().includes(plugin) === (change === 'added'));
    return {version};
  }

  /** Finds a symbol. In versions before its class was renamed, a member belongs to the class with the old name. */
  private find(table: SymbolTable, symbol: PlatformSymbol): PlatformSymbol | undefined {
    const owner = ownerOf(symbol.name);
    const oldNames = this.aliases.filter((alias) => aliasTarget(alias) === owner).map(({name}) => name);
    return table.counterpartOf(
      symbol,
      [owner, ...oldNames].find((name) => table.find('class', name)),
    );
  }

  /** Returns the first version with a change, and the symbols of the last known version without it. */
  private first(hasChange: (table: SymbolTable) => boolean): {version: string; before: SymbolTable} {
    let before = this.oldest;
    let candidates: string[] = [];
    for (const version of this.versions) {
      candidates.push(version);
      const table = this.tables.get(version);
      if (table && hasChange(table)) {
        break;
      }
      [before, candidates] = table ? [table, []] : [before, candidates];
    }
    return {version: new Intl.ListFormat('en-AU', {type: 'disjunction'}).format(candidates), before};
  }
}

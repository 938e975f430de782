import type {SymbolTable, PlatformSymbol} from '../../src/moodle/symbols/table.ts';
import {compareVersions} from '../../src/moodle/versionNames.ts';
import {
  aliasTarget,
  isClass,
  membersOf,
  pluginsOf,
  splitMember,
  type ChangedSymbol,
  type Comparison,
} from './compare.ts';

/** When a change came. */
export interface ChangeDate {
  /** The version, or several such as `4.3 or 4.4` if they cannot be told apart. */
  version: string;
  /** Version that had deprecated a removed symbol. */
  since?: string;
}

/** Finds out in which versions the names changed, by comparing the versions in between. */
export class ChangeDates {
  /** The versions after the older one, oldest first. */
  private readonly versions: string[];
  private readonly oldest: SymbolTable | undefined;
  /** Old names by new name in lower case. */
  private readonly oldNames = new Map<string, string[]>();

  /**
   * @param all - All versions of the platform.
   * @param tables - Symbols by version: the older one and the newer one, and as many in between as are available.
   */
  constructor(
    all: readonly string[],
    private readonly tables: ReadonlyMap<string, SymbolTable>,
  ) {
    const known = [...tables.keys()].sort(compareVersions);
    const [first = '', last = ''] = [known[0], known.at(-1)];
    this.oldest = tables.get(first);
    this.versions = [...new Set([...known, ...all])]
      .filter((version) => compareVersions(version, first) > 0 && compareVersions(version, last) <= 0)
      .sort(compareVersions);
    for (const alias of tables.get(last)?.symbolsOf('class') ?? []) {
      const target = aliasTarget(alias)?.toLowerCase();
      if (target !== undefined) {
        this.oldNames.set(target, [...(this.oldNames.get(target) ?? []), alias.name]);
      }
    }
  }

  /** Returns when a symbol was added, deprecated, renamed or removed. */
  ofSymbol({change, symbol}: ChangedSymbol): ChangeDate {
    const {version, before} = this.first((table) => {
      const found = this.find(table, symbol);
      switch (change) {
        case 'added':
          return found !== undefined;
        case 'removed':
          return found === undefined;
        case 'deprecated':
          return found !== undefined && found.deprecated !== '';
        case 'renamed':
          return aliasTarget(found) !== undefined;
      }
    });
    const since = change === 'removed' ? before && this.find(before, symbol)?.deprecated : symbol.deprecated;
    return {version, ...(since !== undefined && !['', 'yes', version].includes(since) && {since})};
  }

  /** Returns when a plugin was added or removed. */
  ofPlugin(change: keyof Comparison['plugins'], plugin: string): ChangeDate {
    const {version} = this.first((table) => pluginsOf(table).includes(plugin) === (change === 'added'));
    return {version};
  }

  /** Sorts changes by version, newest first. */
  sort<Dated extends ChangeDate>(changes: readonly Dated[]): Dated[] {
    const last = ({version}: ChangeDate): string => version.split(' ').at(-1) ?? '';
    return [...changes].sort(
      (a, b) =>
        compareVersions(last(b), last(a)) || a.version.length - b.version.length || (a.version < b.version ? 1 : -1),
    );
  }

  /** Finds a symbol, which is a member of a class with an old name in versions before the new name. */
  private find(table: SymbolTable, symbol: PlatformSymbol): PlatformSymbol | undefined {
    const [owner, member] = splitMember(symbol.name);
    if (member === '') {
      return table.find(isClass(symbol) ? 'class' : symbol.kind, symbol.name);
    }
    const names = [owner, ...(this.oldNames.get(owner.toLowerCase()) ?? [])];
    const known = names.find((name) => table.find('class', name));
    return known === undefined ? undefined : table.findMember(known, member, membersOf(symbol));
  }

  /** Returns the first version with a change, and the symbols of the last known version without it. */
  private first(hasChange: (table: SymbolTable) => boolean): {version: string; before: SymbolTable | undefined} {
    let before = this.oldest;
    let candidates: string[] = [];
    for (const version of this.versions) {
      candidates.push(version);
      const table = this.tables.get(version);
      if (table && hasChange(table)) {
        break;
      }
      if (table) {
        before = table;
        candidates = [];
      }
    }
    const version = new Intl.ListFormat('en-AU', {type: 'disjunction'}).format(candidates);
    return {version, before};
  }
}

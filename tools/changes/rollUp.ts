import type {EditionLinks} from '../../src/moodle/editions.ts';
import {
  symbolChanges,
  type PageLink,
  type SymbolChangeList,
  type SymbolRow,
  type VersionChanges,
} from '../../src/moodle/editionChanges.ts';
import {cardOf} from '../../src/moodle/symbols/card.ts';
import {SymbolTable, type PlatformSymbol} from '../../src/moodle/symbols/table.ts';
import {kindNames} from '../../src/moodle/symbols/kinds.ts';
import {resolveNames} from '../../src/moodle/symbols/resolve.ts';
import {compareSymbols, type ChangedSymbol} from './compare.ts';
import {ChangeDates, type ChangeDate} from './dates.ts';
import type {ScannedPage} from './scan.ts';

export interface RollUpInput {
  /** The older version. */
  from: string;
  /** The newer version. */
  to: string;
  versions: Readonly<Record<string, EditionLinks>>;
  /** All versions of the platform. */
  released: readonly string[];
  /** Content of `data/symbols/VERSION.tsv` of both versions, and the same for versions in between. */
  symbols: Readonly<Record<string, string>>;
  /** An earlier result, whose versions are kept if there are no symbols of versions in between. */
  known?: SymbolChangeList;
  /** Pages that may be linked to. */
  listed: readonly {page: Pick<ScannedPage, 'names' | 'replacements'>; link: PageLink}[];
}

/** Returns the component under which the page lists a symbol. */
function listedComponent({kind, component, detail}: PlatformSymbol): string {
  if (kind === 'callback' || component === 'moodle') {
    return 'core';
  }
  // The class of a web service is in the namespace of its component.
  return kind === 'web service' ? (/(\w+)\\/.exec(detail)?.[1] ?? component) : component;
}

/** Changes `Web service` to `web service`, but keeps names such as `JavaScript`. */
function uncapitalise(kind: string): string {
  return kind.replace(/^[A-Z](?=[a-z]+\b)/, (letter) => letter.toLowerCase());
}

/** Returns the keys of a symbol and its class, because a page that names a method also describes its class. */
function keysOf({name}: PlatformSymbol): string[] {
  const owner = name.split('::')[0] ?? name;
  return [...new Set([name, owner])].map((key) => key.toLowerCase());
}

function displayName({kind, name}: PlatformSymbol): string {
  return kind === 'function' || kind === 'method' ? `${name}()` : name;
}

/** A map from a key to several values. */
class MultiMap<Value> {
  private readonly entries = new Map<string, Set<Value>>();

  add(key: string, value: Value): void {
    const values = this.entries.get(key) ?? new Set<Value>();
    this.entries.set(key, values.add(value));
  }

  get(key: string): Value[] {
    return [...(this.entries.get(key) ?? [])];
  }
}

function rowOf(
  {change, symbol, newName, members}: ChangedSymbol,
  since: string | undefined,
  {from, to, versions}: RollUpInput,
): SymbolRow {
  const repository = versions[change === 'removed' ? from : to]?.source;
  const url = repository === undefined ? undefined : cardOf(symbol, repository).source?.url;
  return {
    change,
    kind: uncapitalise(kindNames[symbol.kind].one),
    name: displayName(symbol),
    ...(url !== undefined && {source: url}),
    ...(since !== undefined && {since}),
    ...(newName !== undefined && {newName}),
    ...(members !== undefined && {members}),
  };
}

function rowKey({change, kind, name}: SymbolRow): string {
  return `${change} ${kind} ${name}`;
}

/** Returns the dates of an earlier result by row and plugin. */
function knownDates(list: SymbolChangeList | undefined): Map<string, ChangeDate> {
  const dates = new Map<string, ChangeDate>();
  for (const {version, plugins, components} of list?.versions ?? []) {
    for (const change of ['added', 'removed'] as const) {
      plugins[change].forEach((plugin) => dates.set(`${change} ${plugin}`, {version}));
    }
    components
      .flatMap(({rows}) => rows)
      .forEach((row) => dates.set(rowKey(row), {version, ...(row.since !== undefined && {since: row.since})}));
  }
  return dates;
}

/** Compares the symbols of two versions, and finds the pages that name the changed symbols. */
export default function rollUp(input: RollUpInput): SymbolChangeList {
  const {from, to, symbols, listed} = input;
  const before = new SymbolTable(symbols[from]);
  const after = new SymbolTable(symbols[to]);
  const comparison = compareSymbols(before, after);

  const pagesNaming = new MultiMap<PageLink>();
  const replacements = new Map<string, string>();
  for (const {page, link} of listed) {
    for (const table of [after, before]) {
      const named = resolveNames(page.names, table);
      for (const symbol of named.values()) {
        keysOf(symbol).forEach((key) => pagesNaming.add(key, link));
      }
      for (const {codes, instead} of page.replacements) {
        const old = resolveNames({codes: codes.map((code) => ({code, inHeading: false})), declared: new Set()}, table);
        old.forEach(({name}) => replacements.set(name.toLowerCase(), instead));
      }
    }
  }

  const tables = Object.entries(symbols).map(([version, text]) => [version, new SymbolTable(text)] as const);
  const dates = new ChangeDates(input.released, new Map(tables));
  const known = tables.length > 2 ? new Map<string, ChangeDate>() : knownDates(input.known);
  const groups = new Map<string, VersionChanges>();
  const groupOf = (version: string): VersionChanges => {
    const group = groups.get(version) ?? {version, plugins: {added: [], removed: []}, components: []};
    groups.set(version, group);
    return group;
  };
  for (const change of ['added', 'removed'] as const) {
    comparison.plugins[change].forEach((plugin) => {
      const {version} = known.get(`${change} ${plugin}`) ?? dates.ofPlugin(change, plugin);
      groupOf(version).plugins[change].push(plugin);
    });
  }
  const pages: PageLink[] = [];
  for (const changed of comparison.symbols) {
    const name = listedComponent(changed.symbol);
    const {version, since} = known.get(rowKey(rowOf(changed, undefined, input))) ?? dates.ofSymbol(changed);
    const row = rowOf(changed, since, input);
    const key = changed.symbol.name.toLowerCase();
    const instead = changed.change === 'deprecated' || changed.change === 'removed' ? replacements.get(key) : undefined;
    const links = new Set([key, changed.newName?.toLowerCase() ?? key].flatMap((each) => pagesNaming.get(each)));
    const indexes = [...links].map((link) => {
      const index = pages.indexOf(link);
      return index === -1 ? pages.push(link) - 1 : index;
    });
    const {components} = groupOf(version);
    const component = components.find((each) => each.name === name) ?? {name, rows: []};
    if (component.rows.length === 0) {
      components.push(component);
    }
    component.rows.push({
      ...row,
      ...(instead !== undefined && {instead}),
      ...(indexes.length > 0 && {pages: indexes}),
    });
  }
  for (const {components} of groups.values()) {
    components.sort((a, b) => Number(b.name === 'core') - Number(a.name === 'core') || (a.name < b.name ? -1 : 1));
    components.forEach(({rows}) =>
      rows.sort(
        (a, b) => symbolChanges.indexOf(a.change) - symbolChanges.indexOf(b.change) || (a.name < b.name ? -1 : 1),
      ),
    );
  }
  return {
    from,
    to,
    versions: dates.sort([...groups.values()]),
    pages,
  };
}

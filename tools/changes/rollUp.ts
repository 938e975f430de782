import type {EditionLinks} from '../../src/moodle/editions.ts';
import {
  symbolChanges,
  type ComponentChanges,
  type PageLink,
  type SymbolChangeList,
  type SymbolRow,
} from '../../src/moodle/editionChanges.ts';
import {cardOf} from '../../src/moodle/symbols/card.ts';
import {SymbolTable, type PlatformSymbol} from '../../src/moodle/symbols/table.ts';
import {kindNames} from '../../src/moodle/symbols/kinds.ts';
import {readPageNames} from '../../src/moodle/symbols/pageNames.ts';
import {resolveNames} from '../../src/moodle/symbols/resolve.ts';
import {compareVersions, versionOfRelease} from '../../src/moodle/versionNames.ts';
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
  /** What to do about removed and deprecated names for which no page recommends a replacement, by name. */
  advice?: ReadonlyMap<string, string>;
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

function rowOf({change, symbol, newName}: ChangedSymbol, {from, to, versions}: RollUpInput): SymbolRow {
  const repository = versions[change === 'removed' ? from : to]?.source;
  const url = repository === undefined ? undefined : cardOf(symbol, repository).source?.url;
  return {
    change,
    kind: uncapitalise(kindNames[symbol.kind].one),
    name: displayName(symbol),
    ...(url !== undefined && {source: url}),
    ...(newName !== undefined && {newName}),
  };
}

function rowKey({change, kind, name}: SymbolRow): string {
  return `${change} ${kind} ${name}`;
}

function sortComponents(components: ReadonlyMap<string, SymbolRow[]>): ComponentChanges[] {
  return [...components]
    .map(([name, rows]) => ({
      name,
      rows: rows.sort(
        (a, b) => symbolChanges.indexOf(a.change) - symbolChanges.indexOf(b.change) || (a.name < b.name ? -1 : 1),
      ),
    }))
    .sort((a, b) => Number(b.name === 'core') - Number(a.name === 'core') || (a.name < b.name ? -1 : 1));
}

/**
 * Returns whether a version is earlier than the one of a change. The source sometimes names a later version than the one
 * in which a deprecation came, because it also came with a point release.
 */
function isEarlier(since: string, version: string): boolean {
  return compareVersions(versionOfRelease(since), version.split(' ')[0] ?? version) < 0;
}

/** Compares the symbols of two versions, and finds the pages that name the changed symbols. */
export default function rollUp(input: RollUpInput): SymbolChangeList {
  const {from, to, symbols, listed} = input;
  const before = new SymbolTable(symbols[from]);
  const after = new SymbolTable(symbols[to]);
  const comparison = compareSymbols(before, after);

  const pagesNaming = new Map<string, Set<PageLink>>();
  const replacements = new Map<string, string>();
  for (const {page, link} of listed) {
    for (const table of [after, before]) {
      const named = resolveNames(page.names, table);
      for (const symbol of new Set(named.filter((found) => found !== undefined))) {
        keysOf(symbol).forEach((key) => pagesNaming.set(key, (pagesNaming.get(key) ?? new Set()).add(link)));
      }
      for (const {codes, instead} of page.replacements) {
        const old = resolveNames(readPageNames(codes.map((code) => `\`${code}\``).join(' ')), table);
        old.forEach((symbol) => symbol && replacements.set(symbol.name.toLowerCase(), instead));
      }
    }
  }

  const tables = Object.entries(symbols).map(([version, text]) => [version, new SymbolTable(text)] as const);
  const dates = new ChangeDates(input.released, new Map(tables));
  const known = new Map(
    (tables.length > 2 ? [] : (input.known?.versions ?? [])).flatMap(({version, components}) =>
      components.flatMap(({rows}) => rows.map((row) => [rowKey(row), {version, since: row.since}] as const)),
    ),
  );
  const groups = new Map<string, Map<string, SymbolRow[]>>();
  const add = (component: string, row: SymbolRow, date: ChangeDate): void => {
    const {version, since} = known.get(rowKey(row)) ?? date;
    const group = groups.get(version) ?? new Map<string, SymbolRow[]>();
    const dated = {...row, ...(since !== undefined && isEarlier(since, version) && {since})};
    groups.set(version, group.set(component, [...(group.get(component) ?? []), dated]));
  };
  const adviceFor = ({change, name}: SymbolRow): Pick<SymbolRow, 'advice'> => {
    const advice = change === 'removed' || change === 'deprecated' ? input.advice?.get(name) : undefined;
    return {...(advice !== undefined && {advice})};
  };
  for (const change of ['added', 'removed'] as const) {
    comparison.plugins[change].forEach((name) => {
      const row: SymbolRow = {change, kind: 'plugin', name};
      add('core', {...row, ...adviceFor(row)}, dates.ofPlugin(change, name));
    });
  }
  const pages: PageLink[] = [];
  for (const changed of comparison.symbols) {
    const key = changed.symbol.name.toLowerCase();
    const instead = changed.change === 'deprecated' || changed.change === 'removed' ? replacements.get(key) : undefined;
    const links = new Set(
      [key, changed.newName?.toLowerCase() ?? key].flatMap((known) => [...(pagesNaming.get(known) ?? [])]),
    );
    const indexes = [...links].map((link) => {
      const known = pages.indexOf(link);
      return known === -1 ? pages.push(link) - 1 : known;
    });
    const row = rowOf(changed, input);
    const advice = instead === undefined ? adviceFor(row) : {instead};
    add(
      listedComponent(changed.symbol),
      {...row, ...advice, ...(indexes.length > 0 && {pages: indexes})},
      dates.ofSymbol(changed),
    );
  }
  const lastOf = (version: string): string => version.split(' ').at(-1) ?? '';
  return {
    from,
    to,
    versions: [...groups]
      .sort(([a], [b]) => compareVersions(lastOf(b), lastOf(a)))
      .map(([version, components]) => ({version, components: sortComponents(components)})),
    pages,
  };
}

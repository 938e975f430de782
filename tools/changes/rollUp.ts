import type {EditionLinks} from '../../src/moodle/editions.ts';
import {symbolChanges, type PageLink, type SymbolChangeList, type SymbolRow} from '../../src/moodle/editionChanges.ts';
import {cardOf} from '../../src/moodle/symbols/card.ts';
import {SymbolTable, type PlatformSymbol} from '../../src/moodle/symbols/table.ts';
import {kindNames} from '../../src/moodle/symbols/kinds.ts';
import {resolveNames} from '../../src/moodle/symbols/resolve.ts';
import {compareSymbols, type ChangedSymbol} from './compare.ts';
import type {ScannedPage} from './scan.ts';

export interface RollUpInput {
  /** The older version. */
  from: string;
  /** The newer version. */
  to: string;
  versions: Readonly<Record<string, EditionLinks>>;
  /** Content of `data/symbols/VERSION.tsv` by version. */
  symbols: Readonly<Record<string, string>>;
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

function rowOf({change, symbol, newName, members}: ChangedSymbol, {from, to, versions}: RollUpInput): SymbolRow {
  const repository = versions[change === 'removed' ? from : to]?.source;
  const url = repository === undefined ? undefined : cardOf(symbol, repository).source?.url;
  const {deprecated} = symbol;
  const isEarlier = deprecated !== '' && deprecated !== 'yes' && deprecated !== to;
  return {
    change,
    kind: uncapitalise(kindNames[symbol.kind].one),
    name: displayName(symbol),
    ...(url !== undefined && {source: url}),
    ...(isEarlier && {since: deprecated}),
    ...(newName !== undefined && {newName}),
    ...(members !== undefined && {members}),
  };
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

  const pages: PageLink[] = [];
  const components = new Map<string, SymbolRow[]>();
  for (const changed of comparison.symbols) {
    const name = listedComponent(changed.symbol);
    const row = rowOf(changed, input);
    const key = changed.symbol.name.toLowerCase();
    const instead = changed.change === 'deprecated' || changed.change === 'removed' ? replacements.get(key) : undefined;
    const links = new Set([key, changed.newName?.toLowerCase() ?? key].flatMap((known) => pagesNaming.get(known)));
    const indexes = [...links].map((link) => {
      const known = pages.indexOf(link);
      return known === -1 ? pages.push(link) - 1 : known;
    });
    components.set(name, [
      ...(components.get(name) ?? []),
      {...row, ...(instead !== undefined && {instead}), ...(indexes.length > 0 && {pages: indexes})},
    ]);
  }
  return {
    from,
    to,
    plugins: comparison.plugins,
    components: [...components]
      .map(([name, rows]) => ({
        name,
        rows: rows.sort(
          (a, b) => symbolChanges.indexOf(a.change) - symbolChanges.indexOf(b.change) || (a.name < b.name ? -1 : 1),
        ),
      }))
      .sort((a, b) => Number(b.name === 'core') - Number(a.name === 'core') || (a.name < b.name ? -1 : 1)),
    pages,
  };
}

import type {PlatformVersion} from '../../../config/platform.ts';
import {cardOf} from '../../platform/symbols/card.ts';
import {Catalogue, type PlatformSymbol} from '../../platform/symbols/catalogue.ts';
import {kindNames} from '../../platform/symbols/kinds.ts';
import {resolveNames} from '../../platform/symbols/resolve.ts';
import {compareSymbols, symbolChanges, type ChangedSymbol, type SymbolChange, type VersionSymbols} from './compare.ts';
import {listSymbols} from './list.ts';
import type {ScannedPage} from './scan.ts';

/** A page that readers may follow up. */
export interface PageLink {
  title: string;
  /** Route, with the anchor of the section if it is about one. */
  path: string;
}

/** A symbol that has changed, as readers see it. */
export interface SymbolRow {
  change: SymbolChange;
  /** Such as `web service`. */
  kind: string;
  name: string;
  /** Where the platform's repository has it. */
  source?: string;
  /** Version since which it is or was deprecated, if that is another than the newer of the two. */
  since?: string;
  newName?: string;
  members?: number;
  instead?: string;
  /** Pages that name it, as places in the list of pages. */
  pages?: number[];
}

/** What a component has changed. */
export interface ComponentChanges {
  name: string;
  rows: SymbolRow[];
}

/** All that has changed between two versions. */
export interface SymbolChangeList {
  from: string;
  to: string;
  plugins: {added: string[]; removed: string[]};
  /** Core first, then by name. */
  components: ComponentChanges[];
  /** Pages that name what has changed. */
  pages: PageLink[];
}

/** What is compared, and what pages say about it: plain data, as a task takes it. */
export interface RollUpInput {
  /** The older version. */
  from: string;
  /** The newer version. */
  to: string;
  /** Where the source of each version is. */
  versions: Readonly<Record<string, PlatformVersion>>;
  /** The symbols of each version: text of `data/symbols/VERSION.tsv`. */
  symbols: Readonly<Record<string, string>>;
  /** Pages that readers may be led to. */
  listed: readonly {page: Pick<ScannedPage, 'names' | 'replacements'>; link: PageLink}[];
}

function readVersion(text = ''): VersionSymbols {
  const catalogue = new Catalogue(text);
  return {catalogue, symbols: listSymbols(text, catalogue)};
}

/** The component that readers look under. */
function componentOf({kind, component, detail}: PlatformSymbol): string {
  if (kind === 'callback' || component === 'moodle') {
    return 'core';
  }
  // The class that runs a web service stands in the namespace of its component.
  return kind === 'web service' ? (/(\w+)\\/.exec(detail)?.[1] ?? component) : component;
}

/** `Web service` becomes `web service`; `JavaScript` is a name. */
function withinSentence(kind: string): string {
  return kind.replace(/^[A-Z](?=[a-z]+\b)/, (letter) => letter.toLowerCase());
}

/** A name, and that of its class: who reads about a method reads about its class. */
function keysOf({name}: PlatformSymbol): string[] {
  const owner = name.split('::')[0] ?? name;
  return [...new Set([name, owner])].map((key) => key.toLowerCase());
}

function shownName({kind, name}: PlatformSymbol): string {
  return kind === 'function' || kind === 'method' ? `${name}()` : name;
}

/** Numbers by what they count, such as pages by the name of a symbol. */
class Register<Value> {
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
  const isOther = deprecated !== '' && deprecated !== 'yes' && deprecated !== to;
  return {
    change,
    kind: withinSentence(kindNames[symbol.kind].one),
    name: shownName(symbol),
    ...(url !== undefined && {source: url}),
    ...(isOther && {since: deprecated}),
    ...(newName !== undefined && {newName}),
    ...(members !== undefined && {members}),
  };
}

/**
 * Compares the symbols of two versions, and finds the pages that name what has changed.
 *
 * @param input - See `RollUpInput`.
 * @returns The changes by component.
 */
export default function rollUp(input: RollUpInput): SymbolChangeList {
  const {from, to, symbols, listed} = input;
  const before = readVersion(symbols[from]);
  const after = readVersion(symbols[to]);
  const comparison = compareSymbols(before, after);

  const pagesNaming = new Register<PageLink>();
  const replacing = new Map<string, string>();
  for (const {page, link} of listed) {
    for (const {catalogue} of [after, before]) {
      const named = resolveNames(page.names, catalogue);
      for (const symbol of named.values()) {
        keysOf(symbol).forEach((key) => pagesNaming.add(key, link));
      }
      for (const {codes, instead} of page.replacements) {
        const old = resolveNames(
          {codes: codes.map((code) => ({code, inHeading: false})), declared: new Set()},
          catalogue,
        );
        old.forEach(({name}) => replacing.set(name.toLowerCase(), instead));
      }
    }
  }

  const pages: PageLink[] = [];
  const components = new Map<string, SymbolRow[]>();
  for (const changed of comparison.symbols) {
    const name = componentOf(changed.symbol);
    const row = rowOf(changed, input);
    const key = changed.symbol.name.toLowerCase();
    const instead = changed.change === 'deprecated' || changed.change === 'removed' ? replacing.get(key) : undefined;
    const naming = new Set([key, changed.newName?.toLowerCase() ?? key].flatMap((known) => pagesNaming.get(known)));
    const numbers = [...naming].map((link) => {
      const known = pages.indexOf(link);
      return known === -1 ? pages.push(link) - 1 : known;
    });
    components.set(name, [
      ...(components.get(name) ?? []),
      {...row, ...(instead !== undefined && {instead}), ...(numbers.length > 0 && {pages: numbers})},
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

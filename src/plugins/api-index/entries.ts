import type {IndexEntry, IndexGroup} from '../../moodle/symbols/apiIndex.ts';
import {symbolAnchor, cardOf} from '../../moodle/symbols/card.ts';
import type {SymbolTable, PlatformSymbol} from '../../moodle/symbols/table.ts';
import {kindNames, symbolKinds} from '../../moodle/symbols/kinds.ts';
import {calledCode, readPageNames} from '../../moodle/symbols/pageNames.ts';
import {resolveNames} from '../../moodle/symbols/resolve.ts';

export interface SourcePage {
  markdown: string;
  /** Path in the repository. */
  file?: string;
  title: string;
  /** Route, including the base URL. */
  path: string;
  /** Whether the index may link to the page. */
  isListed: boolean;
}

/** Maximum number of pages for an entry, because a longer list would not help readers to choose a page. */
const maxPages = 6;

/** How a page can use a name, from the least to the most relevant. The last two explain it. */
const uses = ['mention', 'sample', 'start', 'heading'];

/** The uses of a symbol's name on a page. */
interface Mention {
  page: SourcePage;
  /** Index in `uses` of the most relevant one. */
  use: number;
  count: number;
}

/** Sorts pages by their most relevant use of the symbol, then by how often they name it. */
function byRelevance(a: Mention, b: Mention): number {
  return (
    b.use - a.use ||
    b.count - a.count ||
    (a.page.title < b.page.title ? -1 : a.page.title > b.page.title ? 1 : a.page.path < b.page.path ? -1 : 1)
  );
}

function byName(a: PlatformSymbol, b: PlatformSymbol): number {
  const [first, second] = [a.name.toLowerCase(), b.name.toLowerCase()];
  return first < second ? -1 : first > second ? 1 : a.name < b.name ? -1 : 1;
}

/**
 * Builds the API index of a version from all pages about it: the symbols that they name, by kind. The source is the URL of the
 * platform's repository, as in `src/moodle/editions.ts`.
 */
export function buildIndex(pages: readonly SourcePage[], table: SymbolTable, source: string): IndexGroup[] {
  const mentions = new Map<PlatformSymbol, Map<SourcePage, Mention>>();
  const calls: {page: SourcePage; symbols: (PlatformSymbol | undefined)[]}[] = [];
  const add = (symbol: PlatformSymbol | undefined, page: SourcePage, use: string): void => {
    if (symbol) {
      const ofSymbol = mentions.get(symbol) ?? new Map<SourcePage, Mention>();
      const mention = ofSymbol.get(page) ?? {page, use: 0, count: 0};
      mentions.set(symbol, ofSymbol);
      ofSymbol.set(page, {page, use: Math.max(mention.use, uses.indexOf(use)), count: mention.count + 1});
    }
  };
  for (const page of pages) {
    const names = readPageNames(page.markdown, page.file);
    const symbols = resolveNames(names, table);
    for (const [position, {use}] of names.codes.entries()) {
      add(symbols[position], page, names.isHistory ? 'mention' : use);
    }
    calls.push({page, symbols: resolveNames({...names, codes: names.called.map(calledCode)}, table)});
  }
  // Samples call many functions that no page names. These are not listed.
  for (const {page, symbols} of calls) {
    symbols.filter((symbol) => symbol && mentions.has(symbol)).forEach((symbol) => add(symbol, page, 'sample'));
  }

  const entryOf = (symbol: PlatformSymbol): IndexEntry => {
    const listed = [...(mentions.get(symbol)?.values() ?? [])].filter(({page}) => page.isListed).sort(byRelevance);
    return {
      anchor: symbolAnchor(symbol),
      ...cardOf(symbol, source),
      pages: listed.slice(0, maxPages).map(({page: {title, path}}) => ({title, path})),
      explained: listed.filter(({use}) => use > 1).length,
      more: Math.max(0, listed.length - maxPages),
    };
  };
  const symbols = [...mentions.keys()].sort(byName);
  return symbolKinds
    .map((kind) => ({
      id: kindNames[kind].many.toLowerCase().replaceAll(' ', '-'),
      slug: kindNames[kind].slug,
      title: kindNames[kind].many,
      entries: symbols.filter((symbol) => symbol.kind === kind).map(entryOf),
    }))
    .filter(({entries}) => entries.length > 0);
}

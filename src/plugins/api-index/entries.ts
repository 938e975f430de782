import type {IndexEntry, IndexGroup} from '../../moodle/symbols/apiIndex.ts';
import {symbolAnchor, cardOf} from '../../moodle/symbols/card.ts';
import type {SymbolTable, PlatformSymbol} from '../../moodle/symbols/table.ts';
import {kindNames, symbolKinds} from '../../moodle/symbols/kinds.ts';
import {readPageNames} from '../../moodle/symbols/pageNames.ts';
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

/** The uses of a symbol's name on a page. */
interface Mention {
  page: SourcePage;
  inHeading: boolean;
  count: number;
}

/** Sorts pages that name the symbol in a heading first, then by how often they name it. */
function byRelevance(a: Mention, b: Mention): number {
  return (
    Number(b.inHeading) - Number(a.inHeading) ||
    b.count - a.count ||
    (a.page.title < b.page.title ? -1 : a.page.title > b.page.title ? 1 : a.page.path < b.page.path ? -1 : 1)
  );
}

function byName(a: PlatformSymbol, b: PlatformSymbol): number {
  const [first, second] = [a.name.toLowerCase(), b.name.toLowerCase()];
  return first < second ? -1 : first > second ? 1 : a.name < b.name ? -1 : 1;
}

/**
 * Builds the API index of a version.
 *
 * @param pages - All pages about the version.
 * @param table - The symbols of the version.
 * @param source - URL of the platform's repository, as in `src/moodle/editions.ts`.
 * @returns All symbols that pages name, grouped by kind. Kinds without symbols are left out.
 */
export function buildIndex(pages: readonly SourcePage[], table: SymbolTable, source: string): IndexGroup[] {
  const mentions = new Map<PlatformSymbol, Map<SourcePage, Mention>>();
  for (const page of pages) {
    const names = readPageNames(page.markdown, page.file);
    const symbols = resolveNames(names, table);
    for (const [position, {inHeading}] of names.codes.entries()) {
      const symbol = symbols[position];
      if (symbol) {
        const ofSymbol = mentions.get(symbol) ?? new Map<SourcePage, Mention>();
        mentions.set(symbol, ofSymbol);
        const mention = ofSymbol.get(page) ?? {page, inHeading: false, count: 0};
        ofSymbol.set(page, {page, inHeading: mention.inHeading || inHeading, count: mention.count + 1});
      }
    }
  }

  const entryOf = (symbol: PlatformSymbol): IndexEntry => {
    const listed = [...(mentions.get(symbol)?.values() ?? [])].filter(({page}) => page.isListed).sort(byRelevance);
    return {
      anchor: symbolAnchor(symbol),
      ...cardOf(symbol, source),
      pages: listed.slice(0, maxPages).map(({page: {title, path}}) => ({title, path})),
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

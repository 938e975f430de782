import {anchorOf, cardOf, type SymbolCard} from '../../platform/symbols/card.ts';
import type {Catalogue, PlatformSymbol} from '../../platform/symbols/catalogue.ts';
import {kindNames, symbolKinds} from '../../platform/symbols/kinds.ts';
import {readPageNames} from '../../platform/symbols/pageNames.ts';
import {resolveNames} from '../../platform/symbols/resolve.ts';

/** A page as the index reads it. */
export interface SourcePage {
  markdown: string;
  title: string;
  /** Route with base URL. */
  path: string;
  /** Whether readers may be led to it. */
  isListed: boolean;
}

/** An entry of the index. */
export interface IndexEntry extends SymbolCard {
  /** Id of the entry. */
  anchor: string;
  /** Pages that explain it, the best first; not all, if there are many. */
  pages: {title: string; path: string}[];
  /** How many pages are left out. */
  more: number;
}

/** The entries of one kind, by name. */
export interface IndexGroup {
  /** Id of the heading. */
  id: string;
  /** Of the kind, as the filter calls it. */
  slug: string;
  title: string;
  entries: IndexEntry[];
}

/** More pages than this help nobody to choose one. */
const mostPages = 6;

interface Naming {
  page: SourcePage;
  inHeading: boolean;
  count: number;
}

/** A page whose heading names it explains it; of others, the one that names it most often. */
function byMerit(a: Naming, b: Naming): number {
  return (
    Number(b.inHeading) - Number(a.inHeading) ||
    b.count - a.count ||
    (a.page.title < b.page.title ? -1 : a.page.title > b.page.title ? 1 : a.page.path < b.page.path ? -1 : 1)
  );
}

function byName(a: PlatformSymbol, b: PlatformSymbol): number {
  const [one, other] = [a.name.toLowerCase(), b.name.toLowerCase()];
  return one < other ? -1 : one > other ? 1 : a.name < b.name ? -1 : 1;
}

/**
 * Makes the index of one version.
 *
 * @param pages - All pages that are about the version.
 * @param catalogue - Its symbols.
 * @param source - Address of the platform's repository, as in `config/platform.ts`.
 * @returns Every symbol that a page names, in groups; kinds without any are left out.
 */
export function indexOf(pages: readonly SourcePage[], catalogue: Catalogue, source: string): IndexGroup[] {
  const namings = new Map<PlatformSymbol, Map<SourcePage, Naming>>();
  for (const page of pages) {
    const names = readPageNames(page.markdown);
    const symbols = resolveNames(names, catalogue);
    for (const {code, inHeading} of names.codes) {
      const symbol = symbols.get(code);
      if (symbol) {
        const ofSymbol = namings.get(symbol) ?? new Map<SourcePage, Naming>();
        namings.set(symbol, ofSymbol);
        const naming = ofSymbol.get(page) ?? {page, inHeading: false, count: 0};
        ofSymbol.set(page, {page, inHeading: naming.inHeading || inHeading, count: naming.count + 1});
      }
    }
  }

  const entryOf = (symbol: PlatformSymbol): IndexEntry => {
    const listed = [...(namings.get(symbol)?.values() ?? [])].filter(({page}) => page.isListed).sort(byMerit);
    return {
      anchor: anchorOf(symbol),
      ...cardOf(symbol, source),
      pages: listed.slice(0, mostPages).map(({page: {title, path}}) => ({title, path})),
      more: Math.max(0, listed.length - mostPages),
    };
  };
  const symbols = [...namings.keys()].sort(byName);
  return symbolKinds
    .map((kind) => ({
      id: kindNames[kind].many.toLowerCase().replaceAll(' ', '-'),
      slug: kindNames[kind].slug,
      title: kindNames[kind].many,
      entries: symbols.filter((symbol) => symbol.kind === kind).map(entryOf),
    }))
    .filter(({entries}) => entries.length > 0);
}

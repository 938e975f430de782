import type {SymbolCard} from './card.ts';

export interface IndexEntry extends SymbolCard {
  anchor: string;
  /** At most `maxPages` pages that explain or use the symbol, best first. */
  pages: {title: string; path: string}[];
  /** Number of pages that explain the symbol, which come first. */
  explained: number;
  more: number;
}

export interface IndexGroup {
  id: string;
  /** Slug of the kind, which the filter uses. */
  slug: string;
  title: string;
  entries: IndexEntry[];
}

/** Content of `@generated/api-index/default/indexes.json`: the indexes by version of the developer docs. */
export type Indexes = Readonly<Record<string, IndexGroup[]>>;

import type {SymbolCard} from './card.ts';

/** An entry of the index. */
export interface IndexEntry extends SymbolCard {
  anchor: string;
  /** Such as `Since 4.2`; undefined if the earlier documented version has the symbol too. */
  since?: string;
  /** Pages that explain the symbol, best first, at most `maxPages`. */
  pages: {title: string; path: string}[];
  /** Number of further pages. */
  more: number;
}

export interface IndexGroup {
  id: string;
  /** Slug of the kind in the filter. */
  slug: string;
  title: string;
  entries: IndexEntry[];
}

/** Content of `@generated/api-index/default/indexes.json`: the indexes by version of the developer docs. */
export type Indexes = Readonly<Record<string, IndexGroup[]>>;

/* Types of the files in `data/changes/`, which `npm run changes` writes and components show. */

/** Kinds of symbol changes, most urgent first. */
export const symbolChanges = ['removed', 'deprecated', 'renamed', 'added'] as const;

export type SymbolChange = (typeof symbolChanges)[number];

/** Kinds of entries in a version history, in chronological order. */
export type HistoryKind = 'added' | 'changed' | 'deprecated' | 'removed';

export interface PageLink {
  title: string;
  /** Route, with an anchor if the link leads to a section. */
  path: string;
}

export interface SymbolRow {
  change: SymbolChange;
  kind: string;
  name: string;
  source?: string;
  /** Version that deprecated the symbol, unless it is the version of the change. */
  since?: string;
  newName?: string;
  /** Replacement that a page recommends. */
  instead?: string;
  /** What to do, from `data/change-advice.tsv`, with code in backticks. */
  advice?: string;
  /** Pages that mention the symbol, as indexes of `SymbolChangeList.pages`. */
  pages?: number[];
}

export interface ComponentChanges {
  name: string;
  rows: SymbolRow[];
}

export interface VersionChanges {
  /** For example `4.3`, or `4.3 or 4.4` if nothing shows in which of them the changes came. */
  version: string;
  /** Core comes first, followed by the other components in alphabetical order. */
  components: ComponentChanges[];
}

export interface SymbolChangeList {
  from: string;
  to: string;
  /** Newest first. */
  versions: VersionChanges[];
  /** Pages that mention changed symbols. */
  pages: PageLink[];
}

export interface PageChange extends PageLink {
  heading?: string;
  kind: HistoryKind;
  version: string;
  issue: string;
  /** Description of the change, with code in backticks. */
  what: string;
  instead?: string;
}

/** `data/changes/EDITION.json`: what changed between the previous edition and this one. */
export interface Changes {
  pageChanges: readonly PageChange[];
  symbols: SymbolChangeList;
}

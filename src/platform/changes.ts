/* What the plugin `src/plugins/changes` finds out about a version, for the components that show it. */

/** Kinds of change, most urgent first. */
export const symbolChanges = ['removed', 'deprecated', 'renamed', 'added'] as const;

export type SymbolChange = (typeof symbolChanges)[number];

/** Kinds of changes, in chronological order. */
export type ChangeKind = 'added' | 'changed' | 'deprecated' | 'removed';

export interface PageLink {
  title: string;
  /** Route, with an anchor if the link leads to a section. */
  path: string;
}

/** A changed symbol as the page shows it. */
export interface SymbolRow {
  change: SymbolChange;
  kind: string;
  name: string;
  source?: string;
  /** Version that deprecated the symbol, unless it is the newer version. */
  since?: string;
  newName?: string;
  members?: number;
  instead?: string;
  /** Pages that name the symbol, as indexes of `SymbolChangeList.pages`. */
  pages?: number[];
}

export interface ComponentChanges {
  name: string;
  rows: SymbolRow[];
}

export interface SymbolChangeList {
  from: string;
  to: string;
  plugins: {added: string[]; removed: string[]};
  /** Core first, then by name. */
  components: ComponentChanges[];
  /** Pages that name changed symbols. */
  pages: PageLink[];
}

export interface PageChange extends PageLink {
  heading?: string;
  kind: ChangeKind;
  version: string;
  issue: string;
  /** The change as text, with code between backticks. */
  what: string;
  instead?: string;
}

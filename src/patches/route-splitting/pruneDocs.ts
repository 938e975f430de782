import {isCategoryPage} from './categoryPage.ts';

export interface Item {
  type: string;
  docId?: string;
  href?: string;
  items?: Item[];
}

/** The props of a docs version that are used here. */
export type Version = {docs: Record<string, unknown>; docsSidebars: Record<string, Item[]>} & Record<string, unknown>;

/** Returns the IDs of docs and the permalinks of categories that are shown as cards. */
function namesOnCards(items: readonly Item[], indexes: ReadonlySet<string>, areCards: boolean): string[] {
  return items.flatMap(({docId, href, items: children}) => [
    ...(areCards ? [docId ?? href ?? ''] : []),
    ...namesOnCards(children ?? [], indexes, href !== undefined && indexes.has(href)),
  ]);
}

/**
 * Removes the titles and descriptions of docs that no category (in `indexes`) shows as cards. Docusaurus sends those of all
 * docs with every docs page, but the browser only uses them for cards. If a page shows a card for a removed doc, the theme
 * throws an error during rendering.
 */
export function pruneDocs(version: Version, indexes: ReadonlySet<string>): Version {
  const names = [
    ...new Set(Object.values(version.docsSidebars).flatMap((items) => namesOnCards(items, indexes, false))),
  ];
  const docs = Object.fromEntries(
    Object.entries(version.docs).filter(([id]) => names.some((name) => name === id || isCategoryPage(name, id))),
  );
  return {...version, docs};
}

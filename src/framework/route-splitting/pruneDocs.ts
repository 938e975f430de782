/** An item of a sidebar. */
export interface Item {
  type: string;
  docId?: string;
  href?: string;
  items?: Item[];
}

/** What pages of a version are given, as far as it matters here. */
export type Version = {docs: Record<string, unknown>; docsSidebars: Record<string, Item[]>} & Record<string, unknown>;

/**
 * @param items - Items of a sidebar, or of a category in it.
 * @param indexes - Addresses of the pages that Docusaurus makes for categories.
 * @param areCards - Whether one of these pages shows the items.
 * @returns Ids of the pages that have a card.
 */
function idsOnCards(items: readonly Item[], indexes: ReadonlySet<string>, areCards: boolean): string[] {
  return items.flatMap(({docId, href, items: below}) => [
    ...(areCards && docId !== undefined ? [docId] : []),
    ...idsOnCards(below ?? [], indexes, href !== undefined && indexes.has(href)),
  ]);
}

/**
 * Leaves out of a version the titles and descriptions of pages, except where a category shows its pages as cards.
 * Docusaurus gives those of all pages to each of them, and makes no other use of them in the browser.
 *
 * @param version - What Docusaurus gives the pages.
 * @param indexes - Addresses of the pages that Docusaurus makes for categories.
 * @returns The same with fewer pages. A card of another page fails the build with the name of the page.
 */
export function pruneDocs(version: Version, indexes: ReadonlySet<string>): Version {
  const ids = new Set(Object.values(version.docsSidebars).flatMap((items) => idsOnCards(items, indexes, false)));
  const docs = Object.fromEntries(Object.entries(version.docs).filter(([id]) => ids.has(id)));
  return {...version, docs};
}

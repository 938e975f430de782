// @ts-check

/** @typedef {{type: string, docId?: string, href?: string, items?: Item[]}} Item - An item of a sidebar. */

/**
 * What pages of a version are given, as far as it matters here.
 *
 * @typedef {{docs: Record<string, unknown>, docsSidebars: Record<string, Item[]>} & Record<string, unknown>} Version
 */

/**
 * @param {readonly Item[]} items - Items of a sidebar, or of a category in it.
 * @param {ReadonlySet<string>} indexes - Addresses of the pages that Docusaurus makes for categories.
 * @param {boolean} areCards - Whether one of these pages shows the items.
 * @returns {string[]} Ids of the pages that have a card.
 */
function idsOnCards(items, indexes, areCards) {
  return items.flatMap(({docId, href, items: below}) => [
    ...(areCards && docId !== undefined ? [docId] : []),
    ...idsOnCards(below ?? [], indexes, href !== undefined && indexes.has(href)),
  ]);
}

/**
 * Leaves out of a version the titles and descriptions of pages, except where a category shows its pages as cards.
 * Docusaurus gives those of all pages to each of them, and makes no other use of them in the browser.
 *
 * @param {Version} version - What Docusaurus gives the pages.
 * @param {ReadonlySet<string>} indexes - Addresses of the pages that Docusaurus makes for categories.
 * @returns {Version} The same with fewer pages. A card of another page fails the build with the name of the page.
 */
export function withShownDocs(version, indexes) {
  const ids = new Set(Object.values(version.docsSidebars).flatMap((items) => idsOnCards(items, indexes, false)));
  const docs = Object.fromEntries(Object.entries(version.docs).filter(([id]) => ids.has(id)));
  return {...version, docs};
}

// @ts-check

/** @typedef {import('@docusaurus/plugin-content-docs').SidebarsConfig} Sidebars */
/** @typedef {Extract<Sidebars[string], readonly unknown[]>[number]} Item */

/**
 * Leaves out of an item what leads to documents that are not there.
 *
 * @param {Item} item - An item of a sidebar, with its type written out or as the id of a document.
 * @param {ReadonlySet<string>} ids - The documents that there are.
 * @returns {Item[]} The item, or none.
 */
function itemWith(item, ids) {
  if (typeof item === 'string') {
    return ids.has(item) ? [item] : [];
  }
  if (item.type === 'doc' || item.type === 'ref') {
    return ids.has(/** @type {{id: string}} */ (item).id) ? [item] : [];
  }
  if (item.type !== 'category') {
    return [item];
  }
  const {link, items, ...category} =
    /** @type {{type: 'category', label: string, link?: {type: string, id?: string}, items: Item[]}} */ (item);
  const kept = items.flatMap((inner) => itemWith(inner, ids));
  const hasLink = link !== undefined && (link.id === undefined || ids.has(link.id));
  if (kept.length > 0) {
    return [/** @type {Item} */ ({...category, ...(hasLink && {link}), items: kept})];
  }
  // A category without items has to be a document.
  return hasLink && link.id !== undefined ? [{type: 'doc', id: link.id, label: category.label}] : [];
}

/**
 * Leaves out of sidebars what leads to documents that are not there, which would fail the build.
 *
 * @param {Record<string, Item[]>} sidebars - Sidebars by name, with categories written out.
 * @param {readonly string[]} ids - The documents that there are.
 * @returns {Record<string, Item[]>} The sidebars without the rest.
 */
export function onlyWith(sidebars, ids) {
  const all = new Set(ids);
  return Object.fromEntries(
    Object.entries(sidebars).map(([name, items]) => [name, items.flatMap((item) => itemWith(item, all))]),
  );
}

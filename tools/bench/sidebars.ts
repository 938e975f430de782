import type {SidebarsConfig as Sidebars} from '@docusaurus/plugin-content-docs';

export type Item = Extract<Sidebars[string], readonly unknown[]>[number];

/**
 * Removes links to missing docs from a sidebar item.
 *
 * @param item - A sidebar item.
 * @param ids - IDs of the existing docs.
 * @returns The item, or an empty array if nothing is left of it.
 */
function itemWith(item: Item, ids: ReadonlySet<string>): Item[] {
  if (typeof item === 'string') {
    return ids.has(item) ? [item] : [];
  }
  if (item.type === 'doc' || item.type === 'ref') {
    return ids.has((item as {id: string}).id) ? [item] : [];
  }
  if (item.type !== 'category') {
    return [item];
  }
  const {link, items, ...category} = item as {
    type: 'category';
    label: string;
    link?: {type: string; id?: string};
    items: Item[];
  };
  const kept = items.flatMap((inner) => itemWith(inner, ids));
  const hasLink = link !== undefined && (link.id === undefined || ids.has(link.id));
  if (kept.length > 0) {
    return [{...category, ...(hasLink && {link}), items: kept} as Item];
  }
  // Docusaurus does not allow categories without items, so replace the category with its doc.
  return hasLink && link.id !== undefined ? [{type: 'doc', id: link.id, label: category.label}] : [];
}

/**
 * Removes links to missing docs from sidebars, because they would fail the build.
 *
 * @param sidebars - Sidebars by name, with categories in their long form.
 * @param ids - IDs of the existing docs.
 * @returns The sidebars without these links.
 */
export function removeMissingDocs(sidebars: Record<string, Item[]>, ids: readonly string[]): Record<string, Item[]> {
  const all = new Set(ids);
  return Object.fromEntries(
    Object.entries(sidebars).map(([name, items]) => [name, items.flatMap((item) => itemWith(item, all))]),
  );
}

import type {SidebarsConfig as Sidebars} from '@docusaurus/plugin-content-docs';

export type Item = Extract<Sidebars[string], readonly unknown[]>[number];

/**
 * Leaves out of an item what leads to documents that are not there.
 *
 * @param item - An item of a sidebar, with its type written out or as the id of a document.
 * @param ids - The documents that there are.
 * @returns The item, or none.
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
  // A category without items has to be a document.
  return hasLink && link.id !== undefined ? [{type: 'doc', id: link.id, label: category.label}] : [];
}

/**
 * Leaves out of sidebars what leads to documents that are not there, which would fail the build.
 *
 * @param sidebars - Sidebars by name, with categories written out.
 * @param ids - The documents that there are.
 * @returns The sidebars without the rest.
 */
export function onlyWith(sidebars: Record<string, Item[]>, ids: readonly string[]): Record<string, Item[]> {
  const all = new Set(ids);
  return Object.fromEntries(
    Object.entries(sidebars).map(([name, items]) => [name, items.flatMap((item) => itemWith(item, all))]),
  );
}

import type {RenderedPage} from './searchPageOf.ts';

/**
 * Adds the names that pages had in the old wiki to their sections.
 *
 * @param targets - Path of the page that replaces each old page, without base URL but possibly with an anchor, by the
 *   name of the old page.
 * @returns The pages. A name is part of the section with its anchor, or else of the first section.
 */
export function addOldNames(
  pages: readonly RenderedPage[],
  targets: Readonly<Record<string, string>>,
  baseUrl: string,
): RenderedPage[] {
  const named = new Map<string, [name: string, anchor: string][]>();
  for (const [name, target] of Object.entries(targets)) {
    const [route = '', anchor = ''] = target.slice(1).split('#');
    const names = named.get(`${baseUrl}${route}`) ?? [];
    named.set(`${baseUrl}${route}`, [...names, [name, anchor]]);
  }
  return pages.map((page) => {
    const names = named.get(page.path);
    if (!names) {
      return page;
    }
    const sections = page.sections.map((section) => ({...section, oldNames: [] as string[]}));
    for (const [name, anchor] of names) {
      const section = sections.find((each) => each.anchor === anchor) ?? sections[0];
      section?.oldNames.push(name);
    }
    return {...page, sections};
  });
}

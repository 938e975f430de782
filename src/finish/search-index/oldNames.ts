import type {RenderedPage} from './searchPageOf.ts';

/**
 * Adds the names that pages had in the old wiki to the section with the target's anchor, or else to the first section. Targets
 * are paths without base URL, by old name.
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

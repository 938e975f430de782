import {allVersions, type DocsData} from './address.ts';

/** A choice among the versions of one documentation. */
export interface VersionFilter {
  /** Id of its plugin. */
  pluginId: string;
  versions: readonly {name: string; label: string}[];
  /** Name of the version that is looked at unless the reader chooses another. */
  usual: string;
}

function tagOf(pluginId: string, version: string): string {
  return `docs-${pluginId}-${version}`;
}

/**
 * Finds out which documentation has versions to choose from.
 *
 * @param docs - What documentation there is, by the id of its plugin.
 * @param tags - Where a search from the page looks by itself.
 * @returns A filter for each documentation with more than one version.
 */
export function versionFilters(docs: DocsData, tags: readonly string[]): VersionFilter[] {
  return Object.entries(docs)
    .filter(([, {versions}]) => versions.length > 1)
    .map(([pluginId, {versions}]) => ({
      pluginId,
      versions: versions.map(({name, label}) => ({name, label})),
      usual: versions.find(({name}) => tags.includes(tagOf(pluginId, name)))?.name ?? allVersions,
    }));
}

/**
 * Where a search looks for chosen versions.
 *
 * @param filters - Documentation with versions.
 * @param chosen - Name of the version, by the id of the plugin.
 * @param tags - Where a search from the page looks by itself.
 * @returns Those tags, except that each documentation with a choice has those of the chosen versions.
 */
export function tagsFor(
  filters: readonly VersionFilter[],
  chosen: Readonly<Record<string, string>>,
  tags: readonly string[],
): string[] {
  const all = new Set(filters.flatMap(({pluginId, versions}) => versions.map(({name}) => tagOf(pluginId, name))));
  const wanted = filters.flatMap(({pluginId, versions, usual}) => {
    const version = chosen[pluginId] ?? usual;
    return versions
      .filter(({name}) => version === allVersions || version === name)
      .map(({name}) => tagOf(pluginId, name));
  });
  return [...tags.filter((tag) => !all.has(tag)), ...wanted];
}

/**
 * What readers call the version of a page, where there are others.
 *
 * @param filters - Documentation with versions.
 * @param tag - The `docusaurus_tag` of the page.
 * @returns The label, or undefined for pages without versions.
 */
export function versionLabel(filters: readonly VersionFilter[], tag: string): string | undefined {
  return filters
    .flatMap(({pluginId, versions}) => versions.map(({name, label}) => ({tag: tagOf(pluginId, name), label})))
    .find((version) => version.tag === tag)?.label;
}

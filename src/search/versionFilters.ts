import {allVersions, type DocsData} from './searchParams.ts';

/** The version filter for a docs plugin. */
export interface VersionFilter {
  pluginId: string;
  versions: readonly {name: string; label: string}[];
  /** Name of the version that is searched if the reader doesn't select one. */
  defaultVersion: string;
}

function tagOf(pluginId: string, version: string): string {
  return `docs-${pluginId}-${version}`;
}

/** Returns a filter for each docs plugin that has several versions. By default, a search covers the given tags. */
export function versionFilters(docs: DocsData, tags: readonly string[]): VersionFilter[] {
  return Object.entries(docs)
    .filter(([, {versions}]) => versions.length > 1)
    .map(([pluginId, {versions}]) => ({
      pluginId,
      versions: versions.map(({name, label}) => ({name, label})),
      defaultVersion: versions.find(({name}) => tags.includes(tagOf(pluginId, name)))?.name ?? allVersions,
    }));
}

/** Returns the tags to search for a selection of versions by plugin ID. */
export function tagsFor(
  filters: readonly VersionFilter[],
  selected: Readonly<Record<string, string>>,
  tags: readonly string[],
): string[] {
  const all = new Set(filters.flatMap(({pluginId, versions}) => versions.map(({name}) => tagOf(pluginId, name))));
  const wanted = filters.flatMap(({pluginId, versions, defaultVersion}) => {
    const version = selected[pluginId] ?? defaultVersion;
    return versions
      .filter(({name}) => version === allVersions || version === name)
      .map(({name}) => tagOf(pluginId, name));
  });
  return [...tags.filter((tag) => !all.has(tag)), ...wanted];
}

/** Returns the label of a page's version, if it has one. */
export function versionLabel(filters: readonly VersionFilter[], tag: string): string | undefined {
  return filters
    .flatMap(({pluginId, versions}) => versions.map(({name, label}) => ({tag: tagOf(pluginId, name), label})))
    .find((version) => version.tag === tag)?.label;
}

import type {GlobalPluginData} from '@docusaurus/plugin-content-docs/client';
import {readOnly, type Only} from './only.ts';

/** Used instead of a version name to search every version. */
export const allVersions = 'all';

/** Query parameters of the search page. */
export interface SearchParams {
  /** The query, without leading and trailing spaces. */
  query: string;
  /** Name of the selected version, by the ID of the docs plugin. Plugins without a selection are omitted. */
  versions: Readonly<Record<string, string>>;
  page: number;
  /** The part of the site to search; undefined for all of it. */
  only?: Only | undefined;
}

/** The versions of each docs plugin, by the plugin's ID. */
export type DocsData = Readonly<Record<string, Pick<GlobalPluginData, 'versions'>>>;

/** Returns the name of the query parameter that selects a version: `version` for the main docs. */
export function versionParameter(pluginId: string): string {
  return pluginId === 'default' ? 'version' : `version-${pluginId}`;
}

/** Parses the query string of the search page. Unknown versions and invalid page numbers are ignored. */
export function parseSearchParams(search: string, docs: DocsData): SearchParams {
  const parameters = new URLSearchParams(search);
  const page = parameters.get('page') ?? '';
  const versions = Object.entries(docs).flatMap(([pluginId, data]) => {
    const selected = parameters.get(versionParameter(pluginId));
    const isKnown = selected === allVersions || data.versions.some(({name}) => name === selected);
    return isKnown && selected !== null && data.versions.length > 1 ? [[pluginId, selected]] : [];
  });
  return {
    query: parameters.get('q')?.trim() ?? '',
    versions: Object.fromEntries(versions) as Record<string, string>,
    only: readOnly(parameters.get('only')),
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  };
}

/** Formats the query string of the search page, with its question mark if it has parameters. */
export function formatSearchParams({query, versions, page, only}: SearchParams): string {
  const parameters = new URLSearchParams();
  if (query !== '') {
    parameters.set('q', query);
  }
  for (const [pluginId, version] of Object.entries(versions)) {
    parameters.set(versionParameter(pluginId), version);
  }
  if (only) {
    parameters.set('only', only);
  }
  if (page > 1) {
    parameters.set('page', String(page));
  }
  const search = parameters.toString();
  return search === '' ? '' : `?${search}`;
}

/** Returns the URL, with a title, for reporting that a search should have found a page. */
export function missingPageIssueUrl(newIssueUrl: string, query: string): string {
  return `${newIssueUrl}?${new URLSearchParams({title: `Search finds nothing for "${query}"`}).toString()}`;
}

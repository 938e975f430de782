import type {GlobalPluginData} from '@docusaurus/plugin-content-docs/client';

/** Stands for every version of a documentation, where otherwise the name of one stands. */
export const allVersions = 'all';

/** What the address of the search page asks for. */
export interface SearchAddress {
  /** Without spaces at its ends. */
  query: string;
  /** Name of the wanted version of each documentation, by the id of its plugin; none where the reader has not chosen. */
  versions: Readonly<Record<string, string>>;
  /** Page of the results, from 1. */
  page: number;
}

/** What the search has to know of a documentation. */
export type DocsData = Readonly<Record<string, Pick<GlobalPluginData, 'versions'>>>;

/**
 * Name of the parameter that chooses a version.
 *
 * @param pluginId - Which documentation.
 * @returns `version` for the main one.
 */
export function versionParameter(pluginId: string): string {
  return pluginId === 'default' ? 'version' : `version-${pluginId}`;
}

/**
 * Reads the address of the search page, which may say anything.
 *
 * @param search - Its query, with the question mark.
 * @param docs - What documentation there is, by the id of its plugin.
 * @returns What it asks for. Versions that are not there and numbers that are none are left out.
 */
export function readSearchAddress(search: string, docs: DocsData): SearchAddress {
  const parameters = new URLSearchParams(search);
  const page = parameters.get('page') ?? '';
  const versions = Object.entries(docs).flatMap(([pluginId, data]) => {
    const wanted = parameters.get(versionParameter(pluginId));
    const isKnown = wanted === allVersions || data.versions.some(({name}) => name === wanted);
    return isKnown && wanted !== null && data.versions.length > 1 ? [[pluginId, wanted]] : [];
  });
  return {
    query: parameters.get('q')?.trim() ?? '',
    versions: Object.fromEntries(versions) as Record<string, string>,
    page: /^[1-9]\d{0,4}$/.test(page) ? Number(page) : 1,
  };
}

/**
 * Writes the address of the search page.
 *
 * @param address - What it is to ask for.
 * @returns Its query, with the question mark; empty if it asks for nothing.
 */
export function writeSearchAddress({query, versions, page}: SearchAddress): string {
  const parameters = new URLSearchParams();
  if (query !== '') {
    parameters.set('q', query);
  }
  for (const [pluginId, version] of Object.entries(versions)) {
    parameters.set(versionParameter(pluginId), version);
  }
  if (page > 1) {
    parameters.set('page', String(page));
  }
  const search = parameters.toString();
  return search === '' ? '' : `?${search}`;
}

/**
 * Writes where to report a page that a search should have found.
 *
 * @param newIssueUrl - Address of a new issue of the project, which takes a `title`.
 * @param query - What was looked for.
 * @returns The address of an issue that says so.
 */
export function reportAddress(newIssueUrl: string, query: string): string {
  return `${newIssueUrl}?${new URLSearchParams({title: `Search finds nothing for "${query}"`}).toString()}`;
}

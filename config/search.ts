import type {PluginConfig, PluginModule} from '@docusaurus/types';
import hostedSearch from '../src/plugins/hosted-search/index.ts';
import searchIndex from '../src/plugins/search-index/index.ts';
import {indexFolder} from '../src/search/embedded/format.ts';
import type {HostedSearch} from './environment.ts';

/**
 * The search engine of a build.
 *
 * @param search - Account and index from the environment, or undefined if none is configured.
 * @returns The plugin of the hosted engine where there is an account, else that of the embedded one.
 */
export function searchEngine(search: HostedSearch | undefined): PluginConfig {
  return search ? [hostedSearch as PluginModule, {...search}] : searchIndex;
}

/**
 * Folders of a build that the search engine looks after.
 *
 * @param search - As for `searchEngine`.
 * @returns Paths below the folder of the build; the hosted engine writes no files.
 */
export function writtenBySearch(search: HostedSearch | undefined): string[] {
  return search ? [] : [indexFolder];
}

/**
 * Where readers report what the search should find: a new issue of the project.
 *
 * @param repositoryUrl - Address of the public repository, without a trailing slash.
 * @returns An address that takes a `title`.
 */
export function newIssueUrl(repositoryUrl: string): string {
  return `${repositoryUrl}/issues/new`;
}

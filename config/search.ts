import type {PluginConfig, PluginModule} from '@docusaurus/types';
import hostedSearch from '../src/plugins/hosted-search/index.ts';
import searchIndex from '../src/plugins/search-index/index.ts';
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
 * Where readers report what the search should find: a new issue of the project.
 *
 * @param repositoryUrl - Address of the public repository, without a trailing slash.
 * @returns An address that takes a `title`.
 */
export function newIssueUrl(repositoryUrl: string): string {
  return `${repositoryUrl}/issues/new`;
}

import type {ThemeConfig} from '@docusaurus/theme-search-algolia';
import type {HostedSearch} from './environment.ts';

/**
 * Settings of the hosted search engine.
 *
 * @param search - Account and index from the environment, or undefined if none is configured.
 * @returns The `algolia` part of the theme configuration, or an empty object, which leaves the theme out.
 */
export function hostedSearch(search: HostedSearch | undefined): Partial<ThemeConfig> {
  if (!search) {
    return {};
  }
  return {
    algolia: {
      appId: search.appId,
      apiKey: search.apiKey,
      indexName: search.indexName,
      contextualSearch: true,
      searchPagePath: 'search',
      placeholder: 'Search docs',
    },
  };
}

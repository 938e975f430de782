import {getDocsVersionSearchTag, useActivePluginAndVersion} from '@docusaurus/plugin-content-docs/client';
import {useContextualSearchFilters} from '@docusaurus/theme-common';
import type {SearchRequest} from './types.ts';

/** Language and versions that a search covers. */
export type SearchScope = Pick<SearchRequest, 'language' | 'tags' | 'reading'>;

/**
 * Returns the scope of a search from the current page: its language and a version of each docs plugin. That is the version
 * of the page, or else the version that the reader selected last, or else the current version.
 */
export function useSearchScope(): SearchScope {
  const {locale, tags} = useContextualSearchFilters();
  const active = useActivePluginAndVersion();
  return {
    language: locale,
    tags,
    ...(active?.activeVersion && {
      reading: getDocsVersionSearchTag(active.activePlugin.pluginId, active.activeVersion.name),
    }),
  };
}

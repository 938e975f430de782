import {getDocsVersionSearchTag, useActivePluginAndVersion} from '@docusaurus/plugin-content-docs/client';
import {useContextualSearchFilters} from '@docusaurus/theme-common';
import type {SearchRequest} from './types.ts';

/** Where a search looks from the page that is being read. */
export type SearchPlace = Pick<SearchRequest, 'language' | 'tags' | 'reading'>;

/**
 * Where a search from this page looks: in the language of the page, and of each documentation in the version that is being
 * read, else in the one that the reader has chosen last, else in the current one.
 *
 * @returns The place, to be spread into a request.
 */
export function useSearchPlace(): SearchPlace {
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

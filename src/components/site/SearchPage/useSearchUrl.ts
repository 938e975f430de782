import {useEffect, useEffectEvent, useState} from 'react';
import {useHistory} from '@docusaurus/router';
import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import {useHistorySelector} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {parseSearchParams, formatSearchParams, type SearchParams} from '@site/src/search/searchParams';
import {useSearchScope, type SearchScope} from '@site/src/search/useSearchScope';
import {versionFilters, type VersionFilter} from '@site/src/search/versionFilters';

/** How long to wait after the last key press before the search starts, in milliseconds. */
const debounceDelay = 250;

/** The text of the field while it may differ from the query in the URL. */
interface Draft {
  text: string;
  /** The query string that the draft belongs to. With any other query string, the draft is ignored. */
  search: string;
  /**
   * Whether typing has already added a history entry. Further typing replaces it, so that Back skips unfinished
   * queries.
   */
  isInHistory: boolean;
}

/** The search in the current URL, with functions that change it. */
export interface SearchUrl {
  /** The parameters of the URL. Versions that are missing in the URL have their default. */
  address: SearchParams;
  filters: readonly VersionFilter[];
  /** The default scope of a search from this page. */
  place: SearchScope;
  text: string;
  setText: (text: string) => void;
  /** Searches for the text without waiting for the reader to stop typing. */
  submit: () => void;
  setVersion: (pluginId: string, version: string) => void;
  setOnly: (only: SearchParams['only']) => void;
  /** Returns the query string for changed parameters. The page is 1 unless it is given. */
  queryStringFor: (change: Partial<SearchParams>) => string;
}

/**
 * Keeps the search in the URL of the page, so that readers can share and bookmark results. Its query is empty until the page is
 * hydrated.
 */
export function useSearchUrl(): SearchUrl {
  const history = useHistory();
  // The prerendered page has no query string, so hydration has to start without one.
  const isBrowser = useIsBrowser();
  const currentSearch = useHistorySelector(({location}) => location.search);
  const search = isBrowser ? currentSearch : '';
  const docs = useAllDocsData();
  const place = useSearchScope();
  const [lastDraft, setDraft] = useState<Draft>();

  const filters = versionFilters(docs, place.tags);
  const requested = parseSearchParams(search, docs);
  const defaults = Object.fromEntries(filters.map((filter) => [filter.pluginId, filter.defaultVersion]));
  const address = {...requested, versions: {...defaults, ...requested.versions}};
  const draft = lastDraft?.search === search ? lastDraft : undefined;
  const text = draft?.text ?? requested.query;
  const queryStringFor = (change: Partial<SearchParams>): string =>
    formatSearchParams({...address, page: 1, ...change});

  const navigate = (method: 'push' | 'replace', newSearch: string): void => {
    const target = {pathname: history.location.pathname, search: newSearch};
    if (method === 'push') {
      history.push(target);
    }
    // Also replace after a push, because the layout moves the focus out of the field after a push, as on a new page.
    history.replace(target);
  };

  // Add missing versions, because readers with other preferred versions would see different results at the same URL.
  const completeSearch = requested.query === '' ? search : queryStringFor({page: requested.page});
  const hasAllVersions = Object.keys(requested.versions).length === filters.length;
  const addVersions = useEffectEvent(() => navigate('replace', completeSearch));
  useEffect(() => {
    if (isBrowser && !hasAllVersions && completeSearch !== search) {
      addVersions();
    }
  }, [isBrowser, hasAllVersions, completeSearch, search]);

  const searchForDraft = useEffectEvent(() => {
    if (draft && draft.text.trim() !== requested.query) {
      const newSearch = queryStringFor({query: draft.text.trim()});
      navigate(draft.isInHistory ? 'replace' : 'push', newSearch);
      setDraft({text: draft.text, search: newSearch, isInHistory: true});
    }
  });
  useEffect(() => {
    const timer = setTimeout(searchForDraft, debounceDelay);
    return () => clearTimeout(timer);
  }, [lastDraft]);

  return {
    address,
    filters,
    place,
    text,
    setText: (newText) => setDraft({text: newText, search, isInHistory: draft?.isInHistory ?? false}),
    submit: () => {
      if (text.trim() !== requested.query) {
        navigate(draft?.isInHistory ? 'replace' : 'push', queryStringFor({query: text.trim()}));
      }
      setDraft(undefined);
    },
    setOnly: (only) => navigate('push', queryStringFor({query: text.trim(), only})),
    setVersion: (pluginId, version) =>
      navigate('push', queryStringFor({query: text.trim(), versions: {...address.versions, [pluginId]: version}})),
    queryStringFor,
  };
}

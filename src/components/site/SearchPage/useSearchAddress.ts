import {useEffect, useEffectEvent, useState} from 'react';
import {useHistory} from '@docusaurus/router';
import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import {useHistorySelector} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {parseSearchParams, formatSearchParams, type SearchParams} from '@site/src/search/searchParams';
import {useSearchScope, type SearchScope} from '@site/src/search/useSearchScope';
import {versionFilters, type VersionFilter} from '@site/src/search/versionFilters';

/** How long a reader has to rest from typing before the words are looked for, in milliseconds. */
const rest = 250;

/** What is in the field, while that is not simply the query of the address. */
interface Typed {
  text: string;
  /** For which query of the address it was typed; at any other it says nothing. */
  at: string;
  /** Whether typing made that address, so that more of it replaces it: going back leads to whole queries. */
  isDraft: boolean;
}

/** The search as its address has it, and how to change it. */
export interface AddressedSearch {
  /** Complete: where the address chooses no version, the usual one. */
  address: SearchParams;
  filters: readonly VersionFilter[];
  /** Where a search from the page looks by itself. */
  place: SearchScope;
  /** What the field holds. */
  text: string;
  type: (text: string) => void;
  /** Looks for what the field holds, at once. */
  submit: () => void;
  choose: (pluginId: string, version: string) => void;
  /** Query of the address that has something else; its first page, unless that is what it has. */
  searchFor: (change: Partial<SearchParams>) => string;
}

/**
 * Keeps a search in the address of the page, so that a link leads to what its sender saw.
 *
 * @returns See `AddressedSearch`. Nothing is looked for on the server, and until the page is hydrated.
 */
export function useSearchAddress(): AddressedSearch {
  const history = useHistory();
  // The address of the prerendered page has no query; reading it only in the browser keeps hydration clean.
  const isBrowser = useIsBrowser();
  const inAddress = useHistorySelector(({location}) => location.search);
  const search = isBrowser ? inAddress : '';
  const docs = useAllDocsData();
  const place = useSearchScope();
  const [typed, setTyped] = useState<Typed>();

  const filters = versionFilters(docs, place.tags);
  const asked = parseSearchParams(search, docs);
  const usual = Object.fromEntries(filters.map((filter) => [filter.pluginId, filter.defaultVersion]));
  const address = {...asked, versions: {...usual, ...asked.versions}};
  const current = typed?.at === search ? typed : undefined;
  const text = current?.text ?? asked.query;
  const searchFor = (change: Partial<SearchParams>): string => formatSearchParams({...address, page: 1, ...change});

  const go = (how: 'push' | 'replace', next: string): void => {
    const target = {pathname: history.location.pathname, search: next};
    if (how === 'push') {
      history.push(target);
    }
    // After a push alone, the layout takes the focus out of the field, as it does on a new page.
    history.replace(target);
  };

  // A reader who prefers another version would see something else at an address that names none.
  const whole = asked.query === '' ? search : searchFor({page: asked.page});
  const isWhole = Object.keys(asked.versions).length === filters.length;
  const complete = useEffectEvent(() => go('replace', whole));
  useEffect(() => {
    if (isBrowser && !isWhole && whole !== search) {
      complete();
    }
  }, [isBrowser, isWhole, whole, search]);

  const write = useEffectEvent(() => {
    if (current && current.text.trim() !== asked.query) {
      const next = searchFor({query: current.text.trim()});
      go(current.isDraft ? 'replace' : 'push', next);
      setTyped({text: current.text, at: next, isDraft: true});
    }
  });
  useEffect(() => {
    const timer = setTimeout(write, rest);
    return () => clearTimeout(timer);
  }, [typed]);

  return {
    address,
    filters,
    place,
    text,
    type: (next) => setTyped({text: next, at: search, isDraft: current?.isDraft ?? false}),
    submit: () => {
      if (text.trim() !== asked.query) {
        go(current?.isDraft ? 'replace' : 'push', searchFor({query: text.trim()}));
      }
      setTyped(undefined);
    },
    choose: (pluginId, version) =>
      go('push', searchFor({query: text.trim(), versions: {...address.versions, [pluginId]: version}})),
    searchFor,
  };
}

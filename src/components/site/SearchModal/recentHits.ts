import {useCallback, useState} from 'react';
import {createStorageSlot} from '@docusaurus/theme-common';
import type {SearchHit} from '@site/src/search/types';

/** A page that a reader has opened from the search. */
interface RecentHit {
  url: string;
  title: string;
  heading?: string;
  breadcrumbs: string[];
}

const mostRecent = 7;

/** Storage that fails is logged and ignored. */
const slot = createStorageSlot('search-recent');

function isRecentHit(value: unknown): value is RecentHit {
  const {url, title, heading, breadcrumbs} = (value ?? {}) as Partial<Record<keyof RecentHit, unknown>>;
  return (
    // An address of this site, whatever has been put into the storage.
    typeof url === 'string' &&
    /^\/(?!\/)/.test(url) &&
    typeof title === 'string' &&
    ['string', 'undefined'].includes(typeof heading) &&
    Array.isArray(breadcrumbs) &&
    breadcrumbs.every((label) => typeof label === 'string')
  );
}

function read(): RecentHit[] {
  try {
    const stored: unknown = JSON.parse(slot.get() ?? '[]');
    return Array.isArray(stored) ? stored.filter(isRecentHit) : [];
  } catch {
    return [];
  }
}

function toHit({url, title, heading, breadcrumbs}: RecentHit): SearchHit {
  const plain = (text: string): SearchHit['title'] => ({text, ranges: []});
  return {
    url,
    tag: '',
    title: plain(title),
    breadcrumbs,
    ...(heading !== undefined && {heading: plain(heading)}),
    snippet: plain(''),
  };
}

/**
 * The pages that a reader has opened from the search, in this browser.
 *
 * @returns The pages, the last one first, and what to call to add one or to forget all.
 */
export function useRecentHits(): {hits: readonly SearchHit[]; add: (hit: SearchHit) => void; clear: () => void} {
  const [hits, setHits] = useState(() => read().map(toHit));
  const add = useCallback(({url, title, heading, breadcrumbs}: SearchHit): void => {
    const added: RecentHit = {
      url,
      title: title.text,
      ...(heading && {heading: heading.text}),
      breadcrumbs: [...breadcrumbs],
    };
    const recent = [added, ...read().filter((other) => other.url !== url)].slice(0, mostRecent);
    slot.set(JSON.stringify(recent));
    setHits(recent.map(toHit));
  }, []);
  const clear = (): void => {
    slot.del();
    setHits([]);
  };
  return {hits, add, clear};
}

import {useCallback, useState} from 'react';
import {createStorageSlot} from '@docusaurus/theme-common';
import type {SearchHit} from '@site/src/search/types';

interface RecentHit {
  url: string;
  title: string;
  heading?: string;
  breadcrumbs: string[];
}

const maxRecentHits = 7;

/** Docusaurus logs and ignores storage errors. */
const storage = createStorageSlot('search-recent');

function isRecentHit(value: unknown): value is RecentHit {
  const {url, title, heading, breadcrumbs} = (value ?? {}) as Partial<Record<keyof RecentHit, unknown>>;
  return (
    // Only accept URLs of this site, because the stored value is not trusted. Browsers read a backslash as a slash.
    typeof url === 'string' &&
    /^\/(?![/\\])/.test(url) &&
    typeof title === 'string' &&
    ['string', 'undefined'].includes(typeof heading) &&
    Array.isArray(breadcrumbs) &&
    breadcrumbs.every((label) => typeof label === 'string')
  );
}

function readStorage(): RecentHit[] {
  try {
    const stored: unknown = JSON.parse(storage.get() ?? '[]');
    return Array.isArray(stored) ? stored.filter(isRecentHit) : [];
  } catch {
    return [];
  }
}

function toSearchHit({url, title, heading, breadcrumbs}: RecentHit): SearchHit {
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

/** Remembers the pages that the reader has opened from the search in this browser, most recent first. */
export function useRecentHits(): {hits: readonly SearchHit[]; add: (hit: SearchHit) => void; clear: () => void} {
  const [hits, setHits] = useState(() => readStorage().map(toSearchHit));
  const add = useCallback(({url, title, heading, breadcrumbs}: SearchHit): void => {
    const added: RecentHit = {
      url,
      title: title.text,
      ...(heading && {heading: heading.text}),
      breadcrumbs: [...breadcrumbs],
    };
    const recent = [added, ...readStorage().filter((other) => other.url !== url)].slice(0, maxRecentHits);
    storage.set(JSON.stringify(recent));
    setHits(recent.map(toSearchHit));
  }, []);
  const clear = (): void => {
    storage.del();
    setHits([]);
  };
  return {hits, add, clear};
}

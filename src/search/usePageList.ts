import {useEffect, useState} from 'react';
import type {ListedPage} from './types.ts';

/** The list of pages, or its loading state. */
export type PageList =
  {status: 'loading'} | {status: 'loaded'; pages: readonly ListedPage[]} | {status: 'failed'; retry: () => void};

/** Loads the list of all documentation pages, which is in a separate chunk. */
export function usePageList(): PageList {
  const [attempt, setAttempt] = useState(0);
  const [list, setList] = useState<PageList>({status: 'loading'});

  useEffect(() => {
    let isCurrent = true;
    import('@generated/page-list/default/pages.json').then(
      ({default: pages}) => isCurrent && setList({status: 'loaded', pages}),
      () => isCurrent && setList({status: 'failed', retry: () => setAttempt((count) => count + 1)}),
    );
    return () => {
      isCurrent = false;
    };
  }, [attempt]);

  return list;
}

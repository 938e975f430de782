import {useEffect, useState} from 'react';
import type {ListedPage} from './types.ts';

/** The list of pages: on its way, there, or not to be had. */
export type PageList =
  {status: 'loading'} | {status: 'loaded'; pages: readonly ListedPage[]} | {status: 'failed'; retry: () => void};

/**
 * Loads the list of all documentation pages, which is a file of its own, fetched once it is asked for.
 *
 * @returns The list, or what there is to say instead of it.
 */
export function usePageList(): PageList {
  const [attempt, setAttempt] = useState(0);
  const [list, setList] = useState<PageList>({status: 'loading'});

  useEffect(() => {
    let wanted = true;
    import('@generated/page-list/default/pages.json').then(
      ({default: pages}) => wanted && setList({status: 'loaded', pages}),
      () => wanted && setList({status: 'failed', retry: () => setAttempt((count) => count + 1)}),
    );
    return () => {
      wanted = false;
    };
  }, [attempt]);

  return list;
}

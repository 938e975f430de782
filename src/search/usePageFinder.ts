import {useEffect, useState} from 'react';
import type {ListedPage} from './types.ts';

/**
 * Finds the pages that are most similar to some text, as `findSimilarPages` does.
 *
 * @param text - A query, or the path of a page that does not exist.
 * @param limit - Maximum number of results.
 * @param isCandidate - Returns whether a page may be a result. By default, every page may.
 */
export type FindPages = (text: string, limit: number, isCandidate?: (page: ListedPage) => boolean) => ListedPage[];

/**
 * Loads the list of all documentation pages and the code that compares them, which are in separate chunks because few
 * readers need them.
 *
 * @returns The function that finds pages, or undefined while it is loading or if it could not be loaded.
 */
export function usePageFinder(): FindPages | undefined {
  const [finder, setFinder] = useState<{find: FindPages}>();

  useEffect(() => {
    let isCurrent = true;
    Promise.all([import('@generated/page-list/default/pages.json'), import('./similarPages.ts')]).then(
      ([{default: pages}, {findSimilarPages}]) => {
        if (isCurrent) {
          setFinder({
            find: (text, limit, isCandidate = () => true) => findSimilarPages(text, pages.filter(isCandidate), limit),
          });
        }
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, []);

  return finder?.find;
}

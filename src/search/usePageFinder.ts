import {useEffect, useState} from 'react';
import type {FindPages} from './similarPages.ts';

/**
 * Loads the list of all documentation pages and the code that compares them, if it can. They are in separate chunks because few
 * readers need them.
 */
export function usePageFinder(): FindPages | undefined {
  const [finder, setFinder] = useState<{find: FindPages}>();

  useEffect(() => {
    let isCurrent = true;
    Promise.all([import('@generated/page-list/default/pages.json'), import('./similarPages.ts')])
      .then(([{default: pages}, {createPageFinder}]) => createPageFinder(pages))
      .then(
        (find) => {
          if (isCurrent) {
            setFinder({find});
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

import {useEffect, useState} from 'react';
import type {ListedPage} from './types.ts';

/**
 * Finds the page that replaces a page of the old wiki, by the path that does not exist. The names of the wiki's pages are in a
 * separate chunk, because few readers need them.
 */
export function useWikiPage(path: string, baseUrl: string): ListedPage | undefined {
  const [found, setFound] = useState<{path: string; page: ListedPage | undefined}>();

  useEffect(() => {
    let isCurrent = true;
    Promise.all([import('./wikiPages.ts'), import('@generated/page-list/default/pages.json')]).then(
      ([{findWikiPage}, {default: pages}]) => {
        if (isCurrent) {
          setFound({path, page: findWikiPage(path, pages, baseUrl)});
        }
      },
      () => undefined,
    );
    return () => {
      isCurrent = false;
    };
  }, [path, baseUrl]);

  return found?.path === path ? found.page : undefined;
}

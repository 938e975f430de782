// Change: opens a dialog of ours on the engine of the build, and connects to no host ahead; the stock one is empty.
import {useCallback, useEffect, useState, type ComponentType, type ReactNode} from 'react';
import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import MagnifyingGlass from '@site/src/components/site/MagnifyingGlass';
import type {Props as ModalProps} from '@site/src/components/site/SearchModal';
import {useSearch} from '@site/src/search/useSearch';
import {useSearchScope} from '@site/src/search/useSearchScope';
import {versionFilters} from '@site/src/search/versionFilters';

/** How many pages the dialog shows. */
const limit = 8;

/** As much of a selection as a reader may want to look for. */
const longestSelection = 64;

/** A slash in a field is a part of the text. */
function isField(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, select, textarea'));
}

/** Calls back for the keys of the search: Ctrl+K, Cmd+K, and / outside fields while the dialog is closed. */
function useSearchKeys(isOpen: boolean, toggle: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const hasModifier = event.metaKey || event.ctrlKey;
      const isSlash = event.key === '/' && !hasModifier && !isOpen && !isField(event.target);
      if (isSlash || (event.key.toLowerCase() === 'k' && hasModifier)) {
        event.preventDefault();
        toggle();
      }
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  });
}

/** The button of the navigation, and the keys, that open the search. */
export default function SearchBar(): ReactNode {
  const [Modal, setModal] = useState<ComponentType<ModalProps>>();
  // Undefined while the dialog is closed.
  const [query, setQuery] = useState<string>();
  const isBrowser = useIsBrowser();
  const searchPage = useBaseUrl('/search');
  const {siteConfig} = useDocusaurusContext();
  const history = useHistory();
  const place = useSearchScope();
  const filters = versionFilters(useAllDocsData(), place.tags);
  const wanted = query?.trim() ?? '';
  const search = useSearch(wanted === '' ? undefined : {...place, query: wanted, limit});

  const load = (): Promise<void> =>
    import('@site/src/components/site/SearchModal').then(({default: Loaded}) => setModal(() => Loaded));
  const prepare = (): void => {
    load().catch(() => undefined);
    search.prepare(place);
  };
  const open = (): void => {
    search.prepare(place);
    load().then(
      () => setQuery(String(window.getSelection()).trim().slice(0, longestSelection)),
      // After a release this page asks for a file that is gone; the search page is the new one.
      () => window.location.assign(searchPage),
    );
  };
  // The same functions each time: the dialog draws its list of hits again only for other ones.
  const close = useCallback((): void => setQuery(undefined), []);
  const navigate = useCallback((url: string): void => history.push(url), [history]);
  const isOpen = query !== undefined;
  useSearchKeys(isOpen, isOpen ? close : open);

  const isApple = isBrowser && navigator.userAgent.includes('Mac OS X');
  return (
    <>
      <button
        type="button"
        className="DocSearch DocSearch-Button"
        // The forms of some pages have a button with the plain name.
        aria-label={`Search (${isApple ? 'Command' : 'Ctrl'}+K)`}
        aria-haspopup="dialog"
        aria-keyshortcuts="Control+K Meta+K /"
        onClick={open}
        onFocus={prepare}
        onMouseEnter={prepare}
        onTouchStart={prepare}>
        <MagnifyingGlass className="DocSearch-Search-Icon" />
        <span className="DocSearch-Button-Placeholder">Search</span>
        <span className="DocSearch-Button-Keys" aria-hidden="true">
          <kbd>{isApple ? '⌘' : 'Ctrl'}</kbd> <kbd>K</kbd>
        </span>
      </button>
      {Modal && isOpen && (
        <Modal
          query={query}
          onQuery={setQuery}
          search={search}
          searchPage={searchPage}
          versions={Object.fromEntries(filters.map(({pluginId, defaultVersion}) => [pluginId, defaultVersion]))}
          newIssueUrl={String(siteConfig.customFields?.newIssueUrl)}
          onClose={close}
          onNavigate={navigate}
        />
      )}
    </>
  );
}

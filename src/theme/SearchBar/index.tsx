// Change: opens our own search dialog and does not preconnect to a search host; the stock component is empty.
import {useCallback, useEffect, useState, type ComponentType, type ReactNode} from 'react';
import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import useIsBrowser from '@docusaurus/useIsBrowser';
import MagnifyingGlass from '@site/src/components/site/MagnifyingGlass';
import type {Props as ModalProps} from '@site/src/components/site/SearchModal';
import {useSearch} from '@site/src/search/useSearch';
import {useSearchPlace} from '@site/src/search/useSearchPlace';
import {versionFilters} from '@site/src/search/versionFilters';

/** Maximum number of hits in the dialog. */
const limit = 8;

/** A longer text selection is cut before it becomes the query. */
const maxSelectionLength = 64;

/** Returns whether a key press in an element enters text. */
function isEditable(target: EventTarget | null): boolean {
  return target instanceof HTMLElement && (target.isContentEditable || target.matches('input, select, textarea'));
}

/** Toggles the dialog with Ctrl+K or Cmd+K, and opens it with / outside of fields. */
function useSearchShortcuts(isOpen: boolean, toggle: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const hasModifier = event.metaKey || event.ctrlKey;
      const isSlash = event.key === '/' && !hasModifier && !isOpen && !isEditable(event.target);
      if (isSlash || (event.key.toLowerCase() === 'k' && hasModifier)) {
        event.preventDefault();
        toggle();
      }
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  });
}

/** The search button in the navigation bar, with the search dialog and its keyboard shortcuts. */
export default function SearchBar(): ReactNode {
  const [Modal, setModal] = useState<ComponentType<ModalProps>>();
  // Undefined while the dialog is closed.
  const [query, setQuery] = useState<string>();
  const isBrowser = useIsBrowser();
  const searchPage = useBaseUrl('/search');
  const {siteConfig} = useDocusaurusContext();
  const history = useHistory();
  const place = useSearchPlace();
  const filters = versionFilters(useAllDocsData(), place.tags);
  const trimmedQuery = query?.trim() ?? '';
  const search = useSearch(trimmedQuery === '' ? undefined : {...place, query: trimmedQuery, limit});

  const loadModal = (): Promise<void> =>
    import('@site/src/components/site/SearchModal').then(({default: Loaded}) => setModal(() => Loaded));
  const prepare = (): void => {
    loadModal().catch(() => undefined);
    search.prepare(place);
  };
  const open = (): void => {
    search.prepare(place);
    loadModal().then(
      () => setQuery(String(window.getSelection()).trim().slice(0, maxSelectionLength)),
      // The chunk may be gone after a deployment; the search page loads the new version.
      () => window.location.assign(searchPage),
    );
  };
  // Stable functions, so that the memoised list of hits is not rendered again.
  const close = useCallback((): void => setQuery(undefined), []);
  const navigate = useCallback((url: string): void => history.push(url), [history]);
  const isOpen = query !== undefined;
  useSearchShortcuts(isOpen, isOpen ? close : open);

  const isApple = isBrowser && navigator.userAgent.includes('Mac OS X');
  return (
    <>
      <button
        type="button"
        className="DocSearch DocSearch-Button"
        // Some pages have a form with a button called Search.
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
          versions={Object.fromEntries(filters.map(({pluginId, usual}) => [pluginId, usual]))}
          newIssueUrl={String(siteConfig.customFields?.newIssueUrl)}
          onClose={close}
          onNavigate={navigate}
        />
      )}
    </>
  );
}

// Change: opens our own search dialog, because the search bar of the classic theme is empty.
import {useCallback, useState, type ComponentType, type ReactNode} from 'react';
import {DocSearchButton} from '@docsearch/react/button';
import {useDocSearchKeyboardEvents} from '@docsearch/react/useDocSearchKeyboardEvents';
import {useStorageSlot} from '@docusaurus/theme-common';
import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Props as ModalProps} from '@site/src/components/site/SearchModal';
import {off, singleKeysKey} from '@site/src/components/site/KeyboardShortcuts/singleKeys';
import {takeEarlySearchText} from '@site/src/search/earlyText';
import {useSearch} from '@site/src/search/useSearch';
import {useSearchScope} from '@site/src/search/useSearchScope';
import {versionFilters} from '@site/src/search/versionFilters';

/** Maximum number of pages in the dialog. */
const limit = 8;

/** Maximum length of a text selection that becomes the query. Longer selections are unlikely to be meant as a query. */
const maxSelectionLength = 64;

/** The package requires these properties for its AI assistant, which our dialog does not have. */
const noAssistant = {isAskAiActive: false, onAskAiToggle: () => undefined};

/** Renders the search button in the navbar, with the keyboard shortcuts that open the search dialog. */
export default function SearchBar(): ReactNode {
  const [Modal, setModal] = useState<ComponentType<ModalProps>>();
  // Undefined while the dialog is closed.
  const [query, setQuery] = useState<string>();
  const [isTyped, setIsTyped] = useState(false);
  const searchPage = useBaseUrl('/search');
  const {siteConfig} = useDocusaurusContext();
  const history = useHistory();
  const place = useSearchScope();
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
      () => {
        const typed = takeEarlySearchText();
        const text = typed || String(window.getSelection()).trim().slice(0, maxSelectionLength);
        setIsTyped(typed !== '');
        setQuery((current) => current ?? text);
      },
      // The chunk may no longer exist after a deployment, so open the search page, which loads the new version.
      () => window.location.assign(searchPage),
    );
  };
  // These functions are stable, so that the memoised list of hits is not rendered again.
  const close = useCallback((): void => setQuery(undefined), []);
  const navigate = useCallback((url: string): void => history.push(url), [history]);
  const isOpen = query !== undefined;
  const hasSingleKeys = useStorageSlot(singleKeysKey)[0] !== off;
  // eslint-disable-next-line @typescript-eslint/no-unsafe-call -- Docusaurus's search theme declares this module as `any`.
  useDocSearchKeyboardEvents({
    isOpen,
    onOpen: open,
    onClose: close,
    keyboardShortcuts: {'/': hasSingleKeys},
    ...noAssistant,
  });

  return (
    <>
      <DocSearchButton
        aria-haspopup="dialog"
        aria-keyshortcuts={`Control+K Meta+K${hasSingleKeys ? ' /' : ''}`}
        onClick={open}
        onFocus={prepare}
        onMouseEnter={prepare}
        onTouchStart={prepare}
      />
      {Modal && isOpen && (
        <Modal
          query={query}
          isTyped={isTyped}
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

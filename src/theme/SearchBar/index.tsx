// Change: opens our own search dialog, because the search bar of the classic theme is empty.
import {useCallback, useEffect, useState, type ReactNode} from 'react';
import {DocSearchButton} from '@docsearch/react/button';
import {useStorageSlot} from '@docusaurus/theme-common';
import {useAllDocsData} from '@docusaurus/plugin-content-docs/client';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {off, singleKeysKey} from '@site/src/components/site/KeyboardShortcuts/singleKeys';
import {SearchDialogProvider, useSearchDialog} from '@site/src/components/site/SearchDialog';
import type {Only} from '@site/src/search/only';
import {useSearch} from '@site/src/search/useSearch';
import {useSearchScope} from '@site/src/search/useSearchScope';
import {versionFilters} from '@site/src/search/versionFilters';

/** Maximum number of pages in the dialog. */
const limit = 8;

function ButtonAndDialog(): ReactNode {
  const {Modal, isRequested, query, isTyped, setQuery, preload, open, close} = useSearchDialog();
  const searchPage = useBaseUrl('/search');
  const {siteConfig} = useDocusaurusContext();
  const history = useHistory();
  const scope = useSearchScope();
  const filters = versionFilters(useAllDocsData(), scope.tags);
  const [only, setOnly] = useState<Only>();
  const trimmedQuery = query?.trim() ?? '';
  const search = useSearch(trimmedQuery === '' ? undefined : {...scope, query: trimmedQuery, limit, only});
  const hasSingleKeys = useStorageSlot(singleKeysKey)[0] !== off;

  const prepare = (): void => {
    preload();
    search.prepare(scope);
  };
  // The search is prepared while the dialog is loading.
  useEffect(() => {
    if (isRequested) {
      prepare();
    }
    // eslint-disable-next-line react-hooks/exhaustive-deps -- Once for each time that the dialog is opened.
  }, [isRequested]);
  // This function is stable, so that the memoised list of hits is not rendered again.
  const navigate = useCallback((url: string): void => history.push(url), [history]);

  return (
    <>
      <DocSearchButton
        translations={{buttonText: 'Search functions and guides'}}
        // The name is what the button shows, with the keys, so that speech input finds it.
        aria-label={undefined}
        aria-haspopup="dialog"
        aria-keyshortcuts={`Control+K Meta+K${hasSingleKeys ? ' /' : ''}`}
        onClick={open}
        onFocus={prepare}
        onMouseEnter={prepare}
        onTouchStart={prepare}
      />
      {Modal && query !== undefined && (
        <Modal
          query={query}
          isTyped={isTyped}
          onQuery={setQuery}
          search={search}
          only={only}
          onOnly={setOnly}
          searchPage={searchPage}
          scope={filters
            .map(({versions, defaultVersion}) => versions.find(({name}) => name === defaultVersion)?.label)
            .join()}
          versions={Object.fromEntries(filters.map(({pluginId, defaultVersion}) => [pluginId, defaultVersion]))}
          newIssueUrl={String(siteConfig.customFields?.newIssueUrl)}
          onClose={close}
          onNavigate={navigate}
        />
      )}
    </>
  );
}

/** Renders the search button in the navbar, and the search dialog while it is open. */
export default function SearchBar(): ReactNode {
  return (
    <SearchDialogProvider>
      <ButtonAndDialog />
    </SearchDialogProvider>
  );
}

// Change: asks the engine of the build, connects to no host ahead and opens a dialog of ours; the stock one is empty.
import {useRef, useState, type ComponentType, type ReactNode} from 'react';
import {DocSearchButton, useDocSearchKeyboardEvents} from '@docsearch/react';
import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import type {Props as ModalProps} from '@site/src/components/site/SearchModal';
import {useSearch} from '@site/src/components/site/SearchPage/useSearch';
import {useSearchPlace} from '@site/src/search/useSearchPlace';

/** How many pages the dialog shows. */
const limit = 8;

/** As much of a selection as a reader may want to look for. */
const longestSelection = 64;

/** The button of the navigation, and the keys, that open the search. */
export default function SearchBar(): ReactNode {
  const [Modal, setModal] = useState<ComponentType<ModalProps>>();
  // Undefined while the dialog is closed.
  const [query, setQuery] = useState<string>();
  const button = useRef<HTMLButtonElement>(null);
  const searchPage = useBaseUrl('/search');
  const {siteConfig} = useDocusaurusContext();
  const history = useHistory();
  const place = useSearchPlace();
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
  const close = (): void => setQuery(undefined);

  useDocSearchKeyboardEvents({
    isOpen: query !== undefined,
    onOpen: open,
    onClose: close,
    searchButtonRef: button,
  });

  return (
    <>
      <DocSearchButton ref={button} onClick={open} onFocus={prepare} onMouseOver={prepare} onTouchStart={prepare} />
      {Modal && query !== undefined && (
        <Modal
          query={query}
          onQuery={setQuery}
          search={search}
          searchPage={searchPage}
          newIssueUrl={String(siteConfig.customFields?.newIssueUrl)}
          onClose={close}
          onNavigate={(url) => history.push(url)}
        />
      )}
    </>
  );
}

import {createContext, useContext, useEffect, useMemo, useState, type ComponentType, type ReactNode} from 'react';
import {useStorageSlot} from '@docusaurus/theme-common';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {isSearchKey, isSingleKey} from '@site/src/components/site/KeyboardShortcuts/keys';
import {off, singleKeysKey} from '@site/src/components/site/KeyboardShortcuts/singleKeys';
import type {Props as ModalProps} from '@site/src/components/site/SearchModal';
import {takeEarlySearchText} from '@site/src/search/earlyText';

/** Maximum length of a text selection that becomes the query. Longer selections are unlikely to be meant as a query. */
const maxSelectionLength = 64;

/** State of the search dialog, and functions that change it. The functions are stable. */
export interface SearchDialog {
  /** The dialog, once its chunk has been loaded. */
  Modal: ComponentType<ModalProps> | undefined;
  /** Whether the reader has asked for the dialog, which may still be loading. */
  isRequested: boolean;
  /** Value of the field; undefined while the dialog is closed. */
  query: string | undefined;
  /** Whether the reader typed the query while the dialog was loading. */
  isTyped: boolean;
  setQuery: (query: string) => void;
  /** Loads the dialog, so that it opens at once. */
  preload: () => void;
  open: () => void;
  close: () => void;
}

const Context = createContext<SearchDialog | undefined>(undefined);

/** Returns the state of the search dialog. */
export function useSearchDialog(): SearchDialog {
  const dialog = useContext(Context);
  if (!dialog) {
    throw new Error('useSearchDialog is called outside SearchDialogProvider.');
  }
  return dialog;
}

function DialogState({children}: {children: ReactNode}): ReactNode {
  const [Modal, setModal] = useState<ComponentType<ModalProps>>();
  const [isRequested, setIsRequested] = useState(false);
  const [query, setQuery] = useState<string>();
  const [isTyped, setIsTyped] = useState(false);
  const searchPage = useBaseUrl('/search');
  const hasSingleKeys = useStorageSlot(singleKeysKey)[0] !== off;

  const actions = useMemo(() => {
    const load = (): Promise<void> =>
      import('@site/src/components/site/SearchModal').then(({default: Loaded}) => setModal(() => Loaded));
    return {
      setQuery,
      preload: (): void => void load().catch(() => undefined),
      open: (): void => {
        setIsRequested(true);
        load().then(
          () => {
            const typed = takeEarlySearchText();
            const text = typed || String(window.getSelection()).trim().slice(0, maxSelectionLength);
            setIsTyped(typed !== '');
            setQuery((current) => current ?? text);
          },
          // The chunk may no longer exist after a deployment, so open the search page, which loads the new version.
          () => window.location.assign(searchPage),
        );
      },
      close: (): void => {
        setIsRequested(false);
        setQuery(undefined);
      },
    };
  }, [searchPage]);

  const isOpen = query !== undefined;
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent): void => {
      const isOpening = isSearchKey(event) || (hasSingleKeys && event.key === '/' && isSingleKey(event));
      if (isOpen ? isSearchKey(event) || event.key === 'Escape' : isOpening) {
        event.preventDefault();
        actions[isOpen ? 'close' : 'open']();
      }
    };
    window.addEventListener('keydown', onKeyDown);
    return () => window.removeEventListener('keydown', onKeyDown);
  }, [isOpen, hasSingleKeys, actions]);

  const dialog = useMemo(
    () => ({Modal, isRequested, query, isTyped, ...actions}),
    [Modal, isRequested, query, isTyped, actions],
  );
  return <Context value={dialog}>{children}</Context>;
}

/**
 * Provides the search dialog to its children, unless they are already inside a provider. The first one is outside the
 * navbar, because Docusaurus mounts another navbar when the reader opens a page with another layout, and no key may be lost
 * in the meantime. After a crash outside the layout, the navbar has no provider around it.
 */
export function SearchDialogProvider({children}: {children: ReactNode}): ReactNode {
  return useContext(Context) ? children : <DialogState>{children}</DialogState>;
}

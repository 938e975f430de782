import {useEffect, useState, type ComponentType, type ReactNode} from 'react';
import {createStorageSlot} from '@docusaurus/theme-common';
import type {Props} from './Dialog';
import {isSingleKey} from './keys';
import {off, singleKeysKey} from './singleKeys';

function opensList(event: KeyboardEvent): boolean {
  return (
    event.key === '?' &&
    isSingleKey(event) &&
    document.querySelector('dialog[open], [aria-modal=true]') === null &&
    createStorageSlot(singleKeysKey).get() !== off
  );
}

/** Shows the list of keyboard shortcuts when the reader presses "?" or the button in the footer (`config/footer.ts`). */
export default function KeyboardShortcuts(): ReactNode {
  const [isOpen, setIsOpen] = useState(false);
  const [Dialog, setDialog] = useState<ComponentType<Props>>();
  const [close] = useState(() => () => setIsOpen(false));

  useEffect(() => {
    // Loads the list on demand, so that readers who don't use it only download this file.
    const show = (): void => {
      import('./Dialog').then(
        ({default: Loaded}) => {
          setDialog(() => Loaded);
          setIsOpen(true);
        },
        (error: unknown) => console.warn('The keyboard shortcuts could not be loaded.', error),
      );
    };
    const onKeyDown = (event: KeyboardEvent): void => {
      if (opensList(event)) {
        event.preventDefault();
        show();
      }
    };
    const onClick = ({target}: Event): void => {
      if (target instanceof Element && target.closest('[data-shows-shortcuts]')) {
        show();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('click', onClick);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('click', onClick);
    };
  }, []);

  return Dialog && isOpen && <Dialog onClose={close} />;
}

import {useLayoutEffect, type RefObject} from 'react';

/**
 * Closes a menu when the reader presses Escape, clicks outside the menu and its button, or moves the focus out of them. After
 * Escape, the focus has to return to the button. The function `close` must be stable.
 */
export function useDismiss(
  container: RefObject<HTMLElement | null>,
  isOpen: boolean,
  close: (byEscape: boolean) => void,
): void {
  // Listens before the menu is painted, so that no key is lost.
  useLayoutEffect(() => {
    if (!isOpen) {
      return undefined;
    }
    const onKeyDown = (event: KeyboardEvent): void => {
      if (event.key === 'Escape') {
        close(true);
      }
    };
    const closeOutside = (event: Event): void => {
      if (event.target instanceof Node && !container.current?.contains(event.target)) {
        close(false);
      }
    };
    document.addEventListener('keydown', onKeyDown);
    document.addEventListener('pointerdown', closeOutside);
    document.addEventListener('focusin', closeOutside);
    return () => {
      document.removeEventListener('keydown', onKeyDown);
      document.removeEventListener('pointerdown', closeOutside);
      document.removeEventListener('focusin', closeOutside);
    };
  }, [container, isOpen, close]);
}

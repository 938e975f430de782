import {useLayoutEffect, type RefObject} from 'react';

/**
 * Closes a menu when the reader presses Escape, clicks outside the menu, or moves the focus out of it.
 *
 * @param container - The element that contains the menu and its button.
 * @param isOpen - Whether the menu is open.
 * @param close - Closes the menu. The parameter says whether Escape was pressed, so that the focus has to return to the
 *   button. The function must be stable.
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

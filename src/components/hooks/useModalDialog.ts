import {useHistoryPopHandler} from '@docusaurus/theme-common/internal';
import {useEffect, useLayoutEffect, useRef, type RefObject} from 'react';

/** Set on `<html>` while the dialog is open. `chrome.css` uses it to prevent the page from scrolling. */
const openAttribute = 'data-dialog-open';

/**
 * Shows a dialog as a modal while the component is mounted. A click outside its content closes it, and so does the browser's
 * Back button, which then doesn't leave the page. The browser keeps the focus in the dialog and restores it afterwards.
 */
export function useModalDialog(onClose: () => void): RefObject<HTMLDialogElement | null> {
  const ref = useRef<HTMLDialogElement>(null);

  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    // A `:has` selector could replace the attribute, but the browser would evaluate it again with each key press.
    document.documentElement.toggleAttribute(openAttribute, true);
    return () => {
      document.documentElement.toggleAttribute(openAttribute, false);
      dialog?.close();
    };
  }, []);

  useEffect(() => {
    const dialog = ref.current;
    const closeOutside = ({target}: Event): void => {
      // The target is only the dialog itself if the click is outside the box that contains the content.
      if (target === dialog) {
        onClose();
      }
    };
    dialog?.addEventListener('mousedown', closeOutside);
    return () => dialog?.removeEventListener('mousedown', closeOutside);
  }, [onClose]);

  useHistoryPopHandler(() => {
    onClose();
    return false;
  });

  return ref;
}

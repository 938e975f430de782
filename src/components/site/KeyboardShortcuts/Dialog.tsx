import {useId, type KeyboardEvent, type ReactNode} from 'react';
import {useStorageSlot} from '@docusaurus/theme-common';
import ShortcutList from '../../content/ShortcutList';
import {useModalDialog} from '../../hooks/useModalDialog';
import {isSearchKey} from './keys';
import {off, singleKeysKey} from './singleKeys';
import styles from './styles.module.css';

export interface Props {
  /** Must be stable. */
  onClose: () => void;
}

/** The dialog with all keyboard shortcuts, and the switch for those that are a single character. */
export default function Dialog({onClose}: Props): ReactNode {
  const title = useId();
  const note = useId();
  const dialog = useModalDialog(onClose);
  const [singleKeys, slot] = useStorageSlot(singleKeysKey);

  // Only one dialog is open at a time: Ctrl+K replaces this one by the search, and "/" does nothing.
  const onKeyDown = (event: KeyboardEvent): void => {
    if (event.key === '/') {
      event.stopPropagation();
    } else if (isSearchKey(event.nativeEvent)) {
      onClose();
    }
  };

  return (
    // eslint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- The keys belong to the dialog's content.
    <dialog
      ref={dialog}
      className={styles.dialog}
      aria-labelledby={title}
      onKeyDown={onKeyDown}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}>
      <div className={styles.content}>
        <div className={styles.header}>
          <h2 id={title}>Keyboard shortcuts</h2>
          <button type="button" className={styles.close} onClick={onClose}>
            Close
          </button>
        </div>
        <ShortcutList />
        <label className={styles.switch}>
          <input
            type="checkbox"
            aria-describedby={note}
            checked={singleKeys !== off}
            onChange={({target}) => (target.checked ? slot.del() : slot.set(off))}
          />
          <span>
            Use the single-key shortcuts <kbd>/</kbd> and <kbd>?</kbd>
          </span>
        </label>
        <p id={note} className={styles.note}>
          Turn them off if speech input or accidental key presses trigger them. The button at the end of every page
          still opens this list.
        </p>
      </div>
    </dialog>
  );
}

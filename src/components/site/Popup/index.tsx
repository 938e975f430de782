import {useEffect, useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import styles from './styles.module.css';

interface Props {
  /** Text of the button that opens the panel. */
  label: string;
  /** Whether the panel ends at the end of the element that contains it, and not below the button. */
  isAtEnd?: boolean;
  children: ReactNode;
}

/**
 * Shows a button with a small panel of actions or details below it. It is a `details` element, so it opens before the page
 * is hydrated. Escape, a click outside and the focus of something else close it. The element around it that the panel must not leave needs a position.
 */
export default function Popup({label, isAtEnd, children}: Props): ReactNode {
  const details = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const close = (event: Event): void => {
      const element = details.current;
      if (!element?.open) {
        return;
      }
      if (event instanceof KeyboardEvent && event.key === 'Escape') {
        element.open = false;
        element.querySelector('summary')?.focus();
      } else if (event.type !== 'keydown' && !event.composedPath().includes(element)) {
        element.open = false;
      }
    };
    document.addEventListener('keydown', close);
    document.addEventListener('pointerdown', close);
    document.addEventListener('focusin', close);
    return () => {
      document.removeEventListener('keydown', close);
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('focusin', close);
    };
  }, []);

  return (
    <details ref={details} className={styles.popup}>
      <summary>{label}</summary>
      <div className={clsx(styles.panel, isAtEnd && styles.atEnd)}>{children}</div>
    </details>
  );
}

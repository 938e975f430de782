// Change: a `details` element, which opens before the scripts of the page arrive and also without JavaScript. The stock
// component renders its list on the first click. This one also closes with Escape.
import {useEffect, useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/TOCCollapsible';
import TOCItems from '@theme/TOCItems';
import styles from './styles.module.css';

/** The page contents above the text, on screens that have no space for them beside it. */
export default function TOCCollapsible({className, ...props}: Props): ReactNode {
  const details = useRef<HTMLDetailsElement>(null);

  useEffect(() => {
    const closeOnEscape = ({key}: KeyboardEvent): void => {
      const element = details.current;
      const focused = document.activeElement;
      // Safari doesn't focus a summary that is clicked.
      if (key === 'Escape' && element?.open && (focused === document.body || element.contains(focused))) {
        element.open = false;
        element.querySelector('summary')?.focus();
      }
    };
    document.addEventListener('keydown', closeOnEscape);
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, []);

  return (
    <details ref={details} className={clsx(styles.contents, className)}>
      <summary>On this page</summary>
      <TOCItems {...props} />
    </details>
  );
}

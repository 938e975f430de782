import {useEffect, useRef, type ReactNode} from 'react';
import CollapseButton from '@theme-original/TOCCollapsible/CollapseButton';
import type {Props} from '@theme/TOCCollapsible/CollapseButton';

/** Tells assistive technology whether the list "On this page" is open, and closes it with Escape. */
export default function CollapseButtonWrapper(props: Props): ReactNode {
  const {collapsed} = props;
  const button = useRef<HTMLButtonElement>(null);

  useEffect(() => {
    const closeOnEscape = ({key}: KeyboardEvent): void => {
      const focused = document.activeElement;
      // Safari doesn't focus a button that is clicked.
      if (key === 'Escape' && (focused === document.body || button.current?.parentElement?.contains(focused))) {
        button.current?.click();
        button.current?.focus();
      }
    };
    if (!collapsed) {
      document.addEventListener('keydown', closeOnEscape);
    }
    return () => document.removeEventListener('keydown', closeOnEscape);
  }, [collapsed]);

  return <CollapseButton ref={button} aria-expanded={!collapsed} {...props} />;
}

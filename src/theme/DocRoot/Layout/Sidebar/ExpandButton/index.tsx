// Change: a native button, because the stock one expands the sidebar on every key, such as Tab. The focus stays on the
// button that reverses the last action.
import {useEffect, useRef, type ReactNode} from 'react';
import {flushSync} from 'react-dom';
import {translate} from '@docusaurus/Translate';
import IconArrow from '@theme/Icon/Arrow';
import type {Props} from '@theme/DocRoot/Layout/Sidebar/ExpandButton';
import styles from './styles.module.css';

/** The button in place of a collapsed sidebar. */
export default function ExpandButton({toggleSidebar}: Props): ReactNode {
  const button = useRef<HTMLButtonElement>(null);
  const label = translate({
    id: 'theme.docs.sidebar.expandButtonTitle',
    message: 'Expand sidebar',
    description: 'The ARIA label and title attribute for expand button of doc sidebar',
  });

  useEffect(() => {
    // The button that collapsed the sidebar is invisible now, but still has the focus.
    if (button.current?.parentElement?.contains(document.activeElement)) {
      button.current.focus();
    }
  }, []);

  const expand = (): void => {
    const sidebar = button.current?.parentElement;
    flushSync(toggleSidebar);
    sidebar?.querySelector<HTMLElement>('[class*=collapseSidebarButton]')?.focus();
  };
  return (
    <button ref={button} type="button" className={styles.button} title={label} aria-label={label} onClick={expand}>
      <IconArrow />
    </button>
  );
}

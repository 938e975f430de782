// Change: a `div`, because the stock component is an unnamed landmark around the landmark of the navigation
// (facebook/docusaurus#8429).
import {useState, type ReactNode} from 'react';
import clsx from 'clsx';
import {prefersReducedMotion, ThemeClassNames} from '@docusaurus/theme-common';
import {useDocsSidebar} from '@docusaurus/plugin-content-docs/client';
import {useLocation} from '@docusaurus/router';
import DocSidebar from '@theme/DocSidebar';
import ExpandButton from '@theme/DocRoot/Layout/Sidebar/ExpandButton';
import type {Props} from '@theme/DocRoot/Layout/Sidebar';
import styles from './styles.module.css';

/** Renders the sidebar of a docs page, or the button that expands it. */
export default function DocRootLayoutSidebar({
  sidebar,
  hiddenSidebarContainer: isCollapsed,
  setHiddenSidebarContainer: setIsCollapsed,
}: Props): ReactNode {
  const {pathname} = useLocation();
  // The menu stays rendered until it has slid out.
  const [isHidden, setIsHidden] = useState(false);
  const toggle = (): void => {
    setIsHidden(!isHidden && !isCollapsed && prefersReducedMotion());
    setIsCollapsed((value) => !value);
  };
  return (
    <div
      className={clsx(ThemeClassNames.docs.docSidebarContainer, styles.container, isCollapsed && styles.collapsed)}
      onTransitionEnd={({target, currentTarget}) => {
        if (isCollapsed && target === currentTarget) {
          setIsHidden(true);
        }
      }}>
      {/* Another sidebar starts at its top, with its own open categories. */}
      <div key={useDocsSidebar()?.name} className={styles.viewport}>
        <DocSidebar sidebar={sidebar} path={pathname} onCollapse={toggle} isHidden={isHidden} />
        {isHidden && <ExpandButton toggleSidebar={toggle} />}
      </div>
    </div>
  );
}

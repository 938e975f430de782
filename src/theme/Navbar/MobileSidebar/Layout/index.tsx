import {useEffect, useRef, type ReactNode} from 'react';
import {useHistory} from '@docusaurus/router';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import Layout from '@theme-original/Navbar/MobileSidebar/Layout';
import type {Props} from '@theme/Navbar/MobileSidebar/Layout';
import {makeOutsideInert} from './makeOutsideInert';

/**
 * Makes the mobile menu a modal dialog: the focus moves into it and cannot leave it, Escape closes it, and the focus
 * then returns to the button that opened it.
 */
export default function MobileSidebarLayoutWrapper(props: Props): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  const history = useHistory();
  const dialog = useRef<HTMLDivElement>(null);

  useEffect(() => {
    if (!shown || !dialog.current) {
      return undefined;
    }
    const undo = makeOutsideInert(dialog.current, '.navbar-sidebar__backdrop');
    dialog.current.querySelector<HTMLElement>('.navbar-sidebar__close')?.focus();
    dialog.current.querySelector('.theme-doc-sidebar-menu [aria-current=page]')?.scrollIntoView({block: 'center'});
    const closeOnEscape = ({key}: KeyboardEvent): void => {
      if (key === 'Escape') {
        toggle();
      }
    };
    document.addEventListener('keydown', closeOnEscape);
    // Back closes the menu. The theme does the same, but a history has one handler, and `useModalDialog` replaces it.
    const unblock = history.block((_location, action) => {
      if (action === 'POP') {
        toggle();
        return false;
      }
    });
    return () => {
      unblock();
      document.removeEventListener('keydown', closeOnEscape);
      undo();
      document.querySelector<HTMLElement>('.navbar__toggle')?.focus();
    };
  }, [shown, toggle, history]);

  return (
    // The closed menu is only invisible, so it must not count as an open dialog.
    <div ref={dialog} {...(shown && {role: 'dialog', 'aria-modal': true, 'aria-label': 'Menu'})}>
      <Layout {...props} />
    </div>
  );
}

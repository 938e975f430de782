import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/NavbarItem/NavbarNavLink';
import NavbarNavLink from '@theme-original/NavbarItem/NavbarNavLink';

/** Gives the link of the current section the class `active`, beside the one that the theme styles. */
export default function NavbarNavLinkWrapper({activeClassName, ...props}: Props): ReactNode {
  // Links out of the site are plain anchors and know no active state.
  return <NavbarNavLink {...props} {...(!props.href && {activeClassName: clsx(activeClassName, 'active')})} />;
}

import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Props} from '@theme/NavbarItem/NavbarNavLink';
import NavbarNavLink from '@theme-original/NavbarItem/NavbarNavLink';

/** Adds the class `active` to the link of the current section, in addition to the class of the theme. */
export default function NavbarNavLinkWrapper({activeClassName, ...props}: Props): ReactNode {
  // External links are plain anchors without an active state.
  return <NavbarNavLink {...props} {...(!props.href && {activeClassName: clsx(activeClassName, 'active')})} />;
}

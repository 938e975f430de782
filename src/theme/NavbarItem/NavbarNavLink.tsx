import type {ReactNode} from 'react';
import clsx from 'clsx';
import Link from '@docusaurus/Link';
import type {Props} from '@theme/NavbarItem/NavbarNavLink';
import NavbarNavLink from '@theme-original/NavbarItem/NavbarNavLink';
import {linkButton} from '@site/src/components/site/LinkButton';

/**
 * Adds the class `active` to the link of the current section, in addition to the class of the theme. A menu whose heading is
 * not a page is a button.
 */
export default function NavbarNavLinkWrapper({activeClassName, ...props}: Props): ReactNode {
  if (props.href === '#') {
    const {label, children, ...others} = props;
    return (
      <Link {...linkButton} {...others} href={undefined}>
        {children ?? label}
      </Link>
    );
  }
  // External links are plain anchors without an active state.
  return <NavbarNavLink {...props} {...(!props.href && {activeClassName: clsx(activeClassName, 'active')})} />;
}

// Change: Escape closes the menu, even if it opened because the pointer is over it, and returns the focus to the button. A
// click opens a menu without a page, because screen readers send one.
import {useCallback, useRef, useState, type KeyboardEvent, type ReactNode} from 'react';
import clsx from 'clsx';
import NavbarItem from '@theme/NavbarItem';
import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import {useDismiss} from '@site/src/components/hooks/useDismiss';

/** Renders a menu of the navbar on wide screens, such as the list of versions. */
export default function DropdownNavbarItemDesktop({items, position, className, ...props}: Props): ReactNode {
  const container = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [isHovered, setHovered] = useState(false);
  const [isDismissed, setDismissed] = useState(false);
  const close = useCallback((byEscape: boolean) => {
    setOpen(false);
    if (byEscape) {
      setDismissed(true);
      // The focus stays where it is if the menu was only open because of the pointer.
      if (container.current?.contains(document.activeElement)) {
        container.current.querySelector('a')?.focus();
      }
    }
  }, []);
  useDismiss(container, isOpen || isHovered, close);

  return (
    // The pointer is only watched so that Escape can close the menu; the button has the keyboard events.
    // eslint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      ref={container}
      className={clsx(
        'navbar__item dropdown',
        !isDismissed && 'dropdown--hoverable',
        position === 'right' && 'dropdown--right',
        isOpen && 'dropdown--show',
      )}
      onMouseEnter={() => setHovered(true)}
      onMouseLeave={() => {
        setHovered(false);
        setDismissed(false);
      }}>
      <NavbarNavLink
        aria-haspopup="true"
        aria-expanded={isOpen}
        role="button"
        // A link without an address can't get the focus.
        href={props.to ? undefined : '#'}
        className={clsx('navbar__link', className)}
        {...props}
        // A click on the heading of a menu with a page opens the page.
        {...(props.to
          ? {
              onKeyDown: (event: KeyboardEvent) => {
                if (event.key === 'Enter' || event.key === ' ') {
                  event.preventDefault();
                  setOpen(!isOpen);
                }
              },
            }
          : {onClick: () => setOpen(!isOpen)})}>
        {props.children ?? props.label}
      </NavbarNavLink>
      <ul className="dropdown__menu">
        {items.map((item, index) => (
          <NavbarItem key={index} isDropdownItem activeClassName="dropdown__link--active" {...item} />
        ))}
      </ul>
    </div>
  );
}

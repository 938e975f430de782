import type {KeyboardEvent} from 'react';

/**
 * Properties that make a link of the theme a button, for menus whose heading is not a page. The theme links them to `#`, so
 * that a new tab would show the page that the reader comes from.
 */
export const linkButton = {
  href: undefined,
  role: 'button',
  tabIndex: 0,
  onKeyDown: (event: KeyboardEvent<HTMLElement>): void => {
    if (event.key === 'Enter' || event.key === ' ') {
      event.preventDefault();
      event.currentTarget.click();
    }
  },
} as const;

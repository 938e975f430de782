import {screen} from '@testing-library/react';

/**
 * What stands in the lists of facts on the page.
 *
 * @returns Each name with what is said of it.
 */
export function facts(): string[][] {
  return screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent ?? '']);
}

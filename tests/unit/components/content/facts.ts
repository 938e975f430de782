import {screen} from '@testing-library/react';

/**
 * Returns the facts in all fact lists of the page.
 *
 * @returns Name and content of each fact.
 */
export function facts(): string[][] {
  return screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent ?? '']);
}

import {screen} from '@testing-library/react';

/** Returns the name and content of each fact in all fact lists of the page. */
export function facts(): string[][] {
  return screen.getAllByRole('term').map((term) => [term.textContent, term.nextElementSibling?.textContent ?? '']);
}

import {screen, within} from '@testing-library/react';

/**
 * What a table says.
 *
 * @param caption - Name of the table.
 * @returns The text of its cells, headers first, row by row.
 */
export function rowsOf(caption: string): string[][] {
  return within(screen.getByRole('table', {name: caption}))
    .getAllByRole('row')
    .map((row) => Array.from(row.children, ({textContent}) => textContent.trim()));
}

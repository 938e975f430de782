import {screen, within} from '@testing-library/react';

/** Returns the text of the cells of the table with a caption, by row, starting with the headers. */
export function rowsOf(caption: string): string[][] {
  return within(screen.getByRole('table', {name: caption}))
    .getAllByRole('row')
    .map((row) => Array.from(row.children, ({textContent}) => textContent.trim()));
}

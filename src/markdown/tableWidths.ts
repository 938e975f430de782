import type {Root, Table, TableCell} from 'mdast';
import {visit} from 'unist-util-visit';

/** Class of the header cells above columns with prose. */
export const proseColumn = 'prose-column';

/** Class of cells with a name that is too long for a column. */
export const longName = 'long-name';

/** Number of characters from which the text of a cell is prose rather than a short value. */
const proseLength = 40;

/** Names with more characters may wrap anywhere. */
const maxNameLength = 32;

function textLength(cell: TableCell): number {
  let length = 0;
  visit(cell, 'text', ({value}) => {
    length += value.length;
  });
  return length;
}

function hasLongName(cell: TableCell): boolean {
  let isLong = false;
  visit(cell, 'inlineCode', ({value}) => {
    isLong ||= value.split(/\s/).some((name) => name.length > maxNameLength);
  });
  return isLong;
}

function addClass(cell: TableCell, name: string): void {
  cell.data = {...cell.data, hProperties: {className: [name]}};
}

/**
 * Remark plugin: marks table columns that contain prose, and cells with long names, for `src/css/content.css`. Names in tables
 * don't wrap, and browsers divide the width of a table by the length of each column's text. As a result, a column with long
 * names would leave only a few words per line to the sentences beside it. CSS can't find these columns.
 */
export function tableWidths() {
  return (tree: Root): void => {
    visit(tree, 'table', ({children: [header, ...rows]}: Table) => {
      header?.children.forEach((cell, column) => {
        if (rows.some(({children}) => children[column] && textLength(children[column]) >= proseLength)) {
          addClass(cell, proseColumn);
        }
      });
      rows
        .flatMap(({children}) => children)
        .filter(hasLongName)
        .forEach((cell) => addClass(cell, longName));
    });
  };
}

import type {ReactNode} from 'react';
import clsx from 'clsx';
import ScrollTable from '@site/src/components/site/ScrollTable';
import {canStack, columnLabels, stackedTable} from '@site/src/markdown/columnLabels.ts';
import styles from './styles.module.css';

/** A row: its header, then a cell for each further column. */
export interface Row {
  key: string;
  cells: readonly ReactNode[];
}

export interface ColumnHeader {
  name: string;
  header: ReactNode;
  /** Sort direction, if the rows are sorted by this column. */
  sorted?: 'ascending' | 'descending';
}

interface Props {
  caption: string;
  columns: readonly (string | ColumnHeader)[];
  rows: readonly Row[];
}

/**
 * Renders a table with a caption. On phones, the rows of a table with few columns become cards, and a wider one scrolls
 * sideways.
 */
export default function DataTable({caption, columns, rows}: Props): ReactNode {
  const headers: readonly ColumnHeader[] = columns.map((column) =>
    typeof column === 'string' ? {name: column, header: column} : column,
  );
  const names = headers.map(({name}) => name);
  const isStacked = canStack(names);
  return (
    <ScrollTable
      className={clsx(styles.table, isStacked && stackedTable)}
      style={isStacked ? columnLabels(names) : undefined}>
      <caption className={styles.caption}>{caption}</caption>
      <thead>
        <tr>
          {headers.map(({name, header, sorted}) => (
            <th key={name} scope="col" aria-sort={sorted}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({key, cells: [rowHeader, ...cells]}) => (
          <tr key={key}>
            <th scope="row">{rowHeader}</th>
            {cells.map((cell, index) => (
              <td key={headers[index + 1]?.name}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}

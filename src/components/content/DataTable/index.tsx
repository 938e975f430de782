import type {ReactNode} from 'react';
import ScrollTable from '@site/src/components/site/ScrollTable';
import styles from './styles.module.css';

/** A row: what it is about, then a cell for every further column. */
export interface Row {
  key: string;
  cells: readonly ReactNode[];
}

interface Props {
  /** Says what the table shows. */
  caption: string;
  columns: readonly string[];
  rows: readonly Row[];
}

/** A table with a caption, in a frame that scrolls sideways where space is short. */
export default function DataTable({caption, columns, rows}: Props): ReactNode {
  return (
    <ScrollTable className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <thead>
        <tr>
          {columns.map((column) => (
            <th key={column} scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({key, cells: [head, ...cells]}) => (
          <tr key={key}>
            <th scope="row">{head}</th>
            {cells.map((cell, index) => (
              <td key={columns[index + 1]}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}

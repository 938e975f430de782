import {useId, type ReactNode} from 'react';
import styles from './styles.module.css';

/** A row: what it is about, then a cell for every further column. */
export interface Row {
  key: string;
  cells: readonly ReactNode[];
}

interface Props {
  /** Says what the table shows; it also names the region that scrolls. */
  caption: string;
  columns: readonly string[];
  rows: readonly Row[];
}

/** A table with a caption, in a region that scrolls sideways by itself, with the keyboard too, where space is short. */
export default function DataTable({caption, columns, rows}: Props): ReactNode {
  const captionId = useId();
  return (
    <div className={styles.scroll} role="region" aria-labelledby={captionId} tabIndex={0}>
      <table className={styles.table}>
        <caption id={captionId} className={styles.caption}>
          {caption}
        </caption>
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
      </table>
    </div>
  );
}

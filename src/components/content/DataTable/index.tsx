import type {ReactNode} from 'react';
import ScrollTable from '@site/src/components/site/ScrollTable';
import styles from './styles.module.css';

/** A row: what it is about, then a cell for every further column. */
export interface Row {
  key: string;
  cells: readonly ReactNode[];
}

/** The head of a column that is more than its name. */
export interface ColumnHead {
  name: string;
  header: ReactNode;
  /** How the rows are sorted by it, if they are. */
  sorted?: 'ascending' | 'descending';
}

interface Props {
  /** Says what the table shows. */
  caption: string;
  columns: readonly (string | ColumnHead)[];
  rows: readonly Row[];
}

/** A table with a caption, in a frame that scrolls sideways where space is short. */
export default function DataTable({caption, columns, rows}: Props): ReactNode {
  const heads: readonly ColumnHead[] = columns.map((column) =>
    typeof column === 'string' ? {name: column, header: column} : column,
  );
  return (
    <ScrollTable className={styles.table}>
      <caption className={styles.caption}>{caption}</caption>
      <thead>
        <tr>
          {heads.map(({name, header, sorted}) => (
            <th key={name} scope="col" aria-sort={sorted}>
              {header}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({key, cells: [head, ...cells]}) => (
          <tr key={key}>
            <th scope="row">{head}</th>
            {cells.map((cell, index) => (
              <td key={heads[index + 1]?.name}>{cell}</td>
            ))}
          </tr>
        ))}
      </tbody>
    </ScrollTable>
  );
}

import {useState, type ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import DataTable from '../DataTable';
import styles from './styles.module.css';

export interface SortableRow {
  key: string;
  /** Plain text or number of each cell, by which the table is sorted. */
  values: readonly (string | number)[];
  /** Content to show instead of a value, by column index. */
  cells?: Readonly<Record<number, ReactNode>>;
}

export interface Props {
  caption: string;
  columns: readonly string[];
  rows: readonly SortableRow[];
}

interface Order {
  column: number;
  direction: 'ascending' | 'descending';
}

// Created on first use, because pages without a table also load this module.
let collator: Intl.Collator | undefined;

function compare(a: string | number = '', b: string | number = ''): number {
  collator ??= new Intl.Collator('en', {numeric: true, sensitivity: 'base', ignorePunctuation: true});
  return typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));
}

function sortRows(rows: readonly SortableRow[], order: Order | undefined): readonly SortableRow[] {
  if (!order) {
    return rows;
  }
  const {column, direction} = order;
  const sign = direction === 'ascending' ? 1 : -1;
  return [...rows].sort((a, b) => sign * compare(a.values[column], b.values[column]));
}

const arrows = {ascending: '↑', descending: '↓', none: '↕'} as const;

/**
 * Renders a table that readers can sort with the buttons in its header. The prerendered table has no buttons, because
 * they would do nothing without JavaScript.
 */
export default function SortableTable({caption, columns, rows}: Props): ReactNode {
  const isBrowser = useIsBrowser();
  const [order, setOrder] = useState<Order>();
  const sortBy = (column: number): void =>
    setOrder({
      column,
      direction: order?.column === column && order.direction === 'ascending' ? 'descending' : 'ascending',
    });
  return (
    <DataTable
      caption={caption}
      columns={columns.map((name, column) => {
        const direction = order?.column === column ? order.direction : undefined;
        return {
          name,
          sorted: direction,
          header: isBrowser ? (
            <button type="button" className={styles.button} onClick={() => sortBy(column)}>
              {name} <span aria-hidden="true">{arrows[direction ?? 'none']}</span>
            </button>
          ) : (
            name
          ),
        };
      })}
      rows={sortRows(rows, order).map(({key, values, cells}) => ({
        key,
        cells: values.map((value, column) => cells?.[column] ?? value),
      }))}
    />
  );
}

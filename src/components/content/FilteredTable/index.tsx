import {useDeferredValue, type ReactNode} from 'react';
import escapeStringRegexp from 'escape-string-regexp';
import FilterField from '@site/src/components/site/FilterField';
import {useFilter} from '@site/src/components/site/FilterField/useFilter';
import SortableTable, {type Props as TableProps} from '../SortableTable';

interface Props extends TableProps {
  /** Says what the filter looks at. */
  label: string;
  /** What the rows are, in the plural. */
  what: string;
}

/** A number that ends a word has to end there, so that 3.1 does not find 3.10. */
function patternOf(word: string): RegExp {
  const escaped = escapeStringRegexp(word);
  return new RegExp(/\d$/.test(word) ? `(?<!\\d)${escaped}(?!\\d)` : escaped, 'i');
}

/**
 * A table that readers sort and filter. Every word of the filter has to stand somewhere in a row. The filter is in the
 * address as `q`, so a page has one such table.
 *
 * @param props - See `Props`.
 */
export default function FilteredTable({label, what, rows, ...table}: Props): ReactNode {
  const [filter, setFilter] = useFilter();
  const applied = useDeferredValue(filter).trim();
  const patterns = applied.split(/\s+/).filter(Boolean).map(patternOf);
  const shown = rows.filter(({values}) => {
    const text = values.join(' ');
    return patterns.every((pattern) => pattern.test(text));
  });
  return (
    <>
      <FilterField label={label} value={filter} onChange={setFilter} />
      <p role="status">
        {shown.length === rows.length ? `${rows.length} ${what}` : `${shown.length} of ${rows.length} ${what}`}
      </p>
      {shown.length > 0 && <SortableTable {...table} rows={shown} />}
    </>
  );
}

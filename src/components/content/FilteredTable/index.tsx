import {useDeferredValue, type ReactNode} from 'react';
import escapeStringRegexp from 'escape-string-regexp';
import FilterField from '@site/src/components/site/FilterField';
import {useFilter} from '@site/src/components/site/FilterField/useFilter';
import SortableTable, {type Props as TableProps} from '../SortableTable';

interface Props extends TableProps {
  label: string;
  /** Plural noun for the rows, such as `courses`. */
  itemName: string;
}

/** Returns a pattern for a word. A number at its end has to match as a whole, so that 3.1 does not find 3.10. */
function wordPattern(word: string): RegExp {
  const escaped = escapeStringRegexp(word);
  return new RegExp(/\d$/.test(word) ? `(?<!\\d)${escaped}(?!\\d)` : escaped, 'i');
}

/**
 * Renders a table that readers can sort and filter. A row matches if it contains all words of the filter. The filter is
 * kept in the URL parameter `q`, so a page can only have one such table.
 */
export default function FilteredTable({label, itemName, rows, ...table}: Props): ReactNode {
  const [filter, setFilter] = useFilter();
  const applied = useDeferredValue(filter).trim();
  const patterns = applied.split(/\s+/).filter(Boolean).map(wordPattern);
  const shown = rows.filter(({values}) => {
    const text = values.join(' ');
    return patterns.every((pattern) => pattern.test(text));
  });
  return (
    <>
      <FilterField label={label} value={filter} onChange={setFilter} />
      <p role="status">
        {shown.length === rows.length ? `${rows.length} ${itemName}` : `${shown.length} of ${rows.length} ${itemName}`}
      </p>
      {shown.length > 0 && <SortableTable {...table} rows={shown} />}
    </>
  );
}

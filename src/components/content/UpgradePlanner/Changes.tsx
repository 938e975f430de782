import {useDeferredValue, useId, useMemo, useState, type ReactNode} from 'react';
import FilterField from '@site/src/components/site/FilterField';
import {useFilter} from '@site/src/components/site/FilterField/useFilter';
import {sortByText} from '@site/src/components/sortByText';
import type {ReleasedChange} from '@site/src/moodle/upgrade/contents';
import {changeKinds, generalComponent, type ChangeKind} from '@site/src/moodle/upgrade/kinds';
import {formatCount} from '../formatCount';
import {wordFilter} from '../wordFilter';
import ChangeList from './ChangeList';
import styles from './styles.module.css';

interface Props {
  changes: readonly ReleasedChange[];
  /** Empty for all kinds. */
  kind: ChangeKind | '';
  onKind: (kind: ChangeKind | '') => void;
}

/** With more changes, groups stay closed while the reader filters, because rendering all of them takes too long. */
const maxExpandedChanges = 300;

function groupByComponent(changes: readonly ReleasedChange[]): [component: string, changes: ReleasedChange[]][] {
  const groups = new Map<string, ReleasedChange[]>();
  for (const change of changes) {
    const list = groups.get(change.component) ?? [];
    groups.set(change.component, list);
    list.push(change);
  }
  const sorted = sortByText(groups, ([component]) => component);
  const isGeneral = ([component]: (typeof sorted)[number]) => component === generalComponent;
  return [...sorted.filter((group) => !isGeneral(group)), ...sorted.filter(isGeneral)];
}

/** All changes by component, filtered by words and by kind. The URL contains both filters. */
export default function Changes({changes, kind, onKind}: Props): ReactNode {
  const id = useId();
  const [filter, setFilter] = useFilter();
  const applied = useDeferredValue(filter).trim();
  const shown = useMemo(() => {
    const matches = wordFilter(applied);
    return changes.filter(
      (change) =>
        (kind === '' || change.kind === kind) &&
        matches(change.component, change.text, ...change.keys, change.release.name),
    );
  }, [changes, kind, applied]);
  const groups = useMemo(() => groupByComponent(shown), [shown]);
  const isFiltered = applied !== '' || kind !== '';
  const isOpen = isFiltered && shown.length <= maxExpandedChanges;
  const [isExpanded, setExpanded] = useState(isFiltered);
  return (
    <details
      className={styles.allChanges}
      open={isExpanded || isFiltered}
      onToggle={(event) => setExpanded(event.currentTarget.open)}>
      <summary>{formatCount(changes.length, 'change')} by component</summary>
      <div className={styles.form}>
        <FilterField label="Filter by word, component, issue or release" value={filter} onChange={setFilter} />
        <div className={styles.field}>
          <label htmlFor={id}>Kind</label>
          <select id={id} value={kind} onChange={(event) => onKind(event.target.value as ChangeKind | '')}>
            <option value="">All kinds</option>
            {(Object.entries(changeKinds) as [ChangeKind, string][]).map(([value, label]) => (
              <option key={value} value={value}>
                {label}
              </option>
            ))}
          </select>
        </div>
      </div>
      <p role="status">
        {shown.length === 0
          ? changes.length === 0
            ? 'No changes are on record.'
            : `No matches in ${formatCount(changes.length, 'change')}.`
          : `${shown.length === changes.length ? '' : `${shown.length} of `}${formatCount(changes.length, 'change')}, ${formatCount(groups.length, 'component')}. An issue that several releases list is counted once, under the first of them.`}
      </p>
      {groups.map(([component, list]) => (
        <ChangeList
          // A list that was opened by one filter starts closed with the next.
          key={`${component} ${isOpen}`}
          summary={
            <>
              {component} <span className={styles.count}>{list.length}</span>
            </>
          }
          changes={list.map((change) => ({...change, component: ''}))}
          isOpen={isOpen}
        />
      ))}
    </details>
  );
}

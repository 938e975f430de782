import type {ReactNode} from 'react';
import {sortByText} from '@site/src/platform/sortByText';
import type {TestingCycle} from '@site/src/platform/types';
import FilteredTable from '../FilteredTable';

export interface Props {
  /** Put in by the build: `data/testing-credits.json`. */
  cycles: readonly TestingCycle[];
}

/**
 * Everybody who tested a release, with the versions that they tested. Sorted by name, filtered by name or version.
 *
 * @param props - See `Props`.
 */
export default function TestingCredits({cycles}: Props): ReactNode {
  const people = new Map<string, string[]>();
  for (const {name, people: names} of cycles) {
    for (const person of names) {
      people.set(person, [...(people.get(person) ?? []), name]);
    }
  }
  return (
    <FilteredTable
      label="Filter by name or version"
      what="people"
      caption="People who tested releases"
      columns={['Name', 'Cycles', 'Versions']}
      rows={sortByText(people, ([name]) => name).map(([name, versions]) => ({
        key: name,
        values: [name, versions.length, versions.join(', ')],
      }))}
    />
  );
}

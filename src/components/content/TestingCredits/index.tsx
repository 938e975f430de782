import type {ReactNode} from 'react';
import {sortByText} from '@site/src/components/sortByText';
import type {TestingCycle} from '@site/src/moodle/types';
import FilteredTable from '../FilteredTable';

export interface Props {
  cycles: readonly TestingCycle[];
}

/** Lists all release testers and the versions that they tested, sorted by name, with a filter. */
export default function TestingCredits({cycles}: Props): ReactNode {
  const versionsByTester = new Map<string, string[]>();
  for (const {name, people: names} of cycles) {
    for (const tester of names) {
      versionsByTester.set(tester, [...(versionsByTester.get(tester) ?? []), name]);
    }
  }
  return (
    <FilteredTable
      label="Filter by name or version"
      itemName="people"
      caption="People who tested releases"
      columns={['Name', 'Cycles', 'Versions']}
      rows={sortByText(versionsByTester, ([name]) => name).map(([name, versions]) => ({
        key: name,
        values: [name, versions.length, versions.join(', ')],
      }))}
    />
  );
}

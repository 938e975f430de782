import type {ReactNode} from 'react';
import {compareVersions, versionOfRelease} from '@site/src/moodle/versionNames.ts';
import type {PhpRequirement, PhpSupport} from '@site/src/moodle/types';
import versions from '@site/src/moodle/versions';
import DataTable from '../DataTable';
import TrackerLink from '../TrackerLink';

export interface Props {
  support: readonly PhpSupport[];
}

/** Returns the text of a cell: whether, or since which release, a version runs on a PHP version such as 8.1. */
function supportLabel(php: string, {min, alsoSupported = []}: PhpRequirement): string {
  const entry = alsoSupported.find(({version}) => version === php);
  if (entry?.since !== undefined) {
    return `From ${entry.since}`;
  }
  return entry || versionOfRelease(min) === php ? 'Yes' : 'No';
}

/** The PHP versions that each Moodle version runs on, and the releases that first support and require each of them. */
export default function PhpMatrix({support}: Props): ReactNode {
  const columns = support.map(({php}) => php).sort(compareVersions);
  const rows = versions.flatMap(({name, requirements}) => {
    const labels = requirements ? columns.map((php) => supportLabel(php, requirements.php)) : [];
    // Leaves out old versions that only run on PHP versions before those in the table.
    return labels.some((text) => text !== 'No') ? [{key: name, cells: [name, ...labels]}] : [];
  });
  return (
    <>
      <DataTable
        caption="PHP versions that each Moodle version runs on"
        columns={['Moodle', ...columns.map((php) => `PHP ${php}`)]}
        rows={rows}
      />
      <DataTable
        caption="Moodle releases that brought and require each PHP version"
        columns={['PHP', 'Usable from Moodle', 'Lowest version for Moodle', 'Tracker epic']}
        rows={support.map(({php, usableFrom, minimumFor, epic}) => ({
          key: php,
          cells: [
            php,
            usableFrom.join(', '),
            minimumFor === undefined ? 'None' : `${minimumFor} and later`,
            <TrackerLink key="epic" issue={epic} />,
          ],
        }))}
      />
    </>
  );
}

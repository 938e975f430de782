import type {ReactNode} from 'react';
import {compareVersions, versionOf} from '@site/src/platform/versionNames.ts';
import type {PhpRequirement, PhpSupport} from '@site/src/platform/types';
import versions from '@site/src/platform/versions';
import DataTable from '../DataTable';
import TrackerLink from '../TrackerLink';

export interface Props {
  /** Put in by the build: `data/php-support.json`. */
  support: readonly PhpSupport[];
}

/** Says whether a version runs on a PHP version, such as 8.1, in words. */
function answer(php: string, {min, alsoSupported = []}: PhpRequirement): string {
  const entry = alsoSupported.find(({version}) => version === php);
  if (entry?.since !== undefined) {
    return `From ${entry.since}`;
  }
  return entry || versionOf(min) === php ? 'Yes' : 'No';
}

/**
 * Which version of the platform runs on which PHP version, from the requirements of each version, and since when, with
 * the tracker's epics.
 */
export default function PhpMatrix({support}: Props): ReactNode {
  const columns = support.map(({php}) => php).sort(compareVersions);
  const rows = versions.flatMap(({name, requirements}) => {
    const answers = requirements ? columns.map((php) => answer(php, requirements.php)) : [];
    // Older versions run on PHP versions that are not in the table.
    return answers.some((text) => text !== 'No') ? [{key: name, cells: [name, ...answers]}] : [];
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
            minimumFor === undefined ? 'None yet' : `${minimumFor} and later`,
            <TrackerLink key="epic" issue={epic} />,
          ],
        }))}
      />
    </>
  );
}

import type {ReactNode} from 'react';
import {databaseLabels} from '@site/src/moodle/databases';
import type {DatabaseName, Version} from '@site/src/moodle/types';
import DataTable from '../DataTable';

export interface Props {
  /** Added by the build from `src/moodle/versions.ts`, newest first. */
  versions: readonly Version[];
}

const notRecorded = 'Not on record';

/**
 * The recorded requirements of each version: lowest and highest PHP version, lowest version of each database, and the
 * oldest release to upgrade from.
 */
export default function RequirementsMatrix({versions}: Props): ReactNode {
  const databases = (Object.keys(databaseLabels) as DatabaseName[]).filter((name) =>
    versions.some(({requirements}) => requirements?.databases[name]),
  );
  return (
    <DataTable
      caption="Requirements by version"
      columns={[
        'Moodle',
        'Lowest PHP',
        'Highest PHP',
        ...databases.map((name) => databaseLabels[name]),
        'Upgrade from',
      ]}
      rows={versions.flatMap(({name, isLTS, requirements}) =>
        requirements
          ? [
              {
                key: name,
                cells: [
                  `${name}${isLTS ? ' (LTS)' : ''}`,
                  requirements.php.min,
                  requirements.php.max ?? notRecorded,
                  ...databases.map((database) => requirements.databases[database]?.min ?? 'No'),
                  requirements.upgradeFrom ? `${requirements.upgradeFrom.min} or later` : notRecorded,
                ],
              },
            ]
          : [],
      )}
    />
  );
}

import type {ReactNode} from 'react';
import type {Version} from '@site/src/moodle/types';
import DataTable from '../DataTable';

export interface Props {
  /** Added by the build from `src/moodle/versions.ts`, newest first. */
  versions: readonly Version[];
}

/** Shows the oldest release that can be upgraded to each version directly, and the first step for older sites. */
export default function UpgradeLimits({versions}: Props): ReactNode {
  return (
    <DataTable
      caption="Oldest release to upgrade from, by version"
      columns={['Upgrade to', 'From', 'First step for older sites']}
      rows={versions.flatMap(({name, isLTS, requirements}) => {
        const limit = requirements?.upgradeFrom;
        return limit
          ? [
              {
                key: name,
                cells: [
                  `Moodle ${name}${isLTS ? ' (LTS)' : ''}`,
                  `${limit.min} or later`,
                  limit.firstStep ?? limit.min,
                ],
              },
            ]
          : [];
      })}
    />
  );
}

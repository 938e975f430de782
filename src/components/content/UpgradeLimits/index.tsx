import type {ReactNode} from 'react';
import type {Version} from '@site/src/data/types';
import DataTable from '../DataTable';

export interface Props {
  /** Put in by the build: `src/data/versions.ts`, the newest first. */
  versions: readonly Version[];
}

/** The oldest release from which each version can be reached in one step, and where older sites go first. */
export default function UpgradeLimits({versions}: Props): ReactNode {
  return (
    <DataTable
      caption="Oldest release to upgrade from, by version"
      columns={['To', 'From', 'Older sites go first to']}
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

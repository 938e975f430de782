import type {ReactNode} from 'react';
import {supportedVersions} from '@site/src/platform/support';
import type {Version} from '@site/src/platform/types';
import CalendarDate from '../CalendarDate';
import DataTable from '../DataTable';
import VersionStatus from '../VersionStatus';

export interface Props {
  /** Added by the build from `src/platform/versions.ts`. */
  versions: readonly Version[];
}

/** The versions that were supported on the date of the newest release, with the end dates of their support. */
export default function SupportStatus({versions}: Props): ReactNode {
  return (
    <DataTable
      caption="Newest versions and their support"
      columns={['Version', 'Released', 'Status', 'Security support until']}
      rows={supportedVersions(versions).map((version) => ({
        key: version.name,
        cells: [
          <>
            {version.name} {version.isLTS && '(LTS)'}
          </>,
          <CalendarDate key="released" day={version.releaseDate} />,
          <VersionStatus key="status" version={version} />,
          <CalendarDate key="security" day={version.securityEndDate} />,
        ],
      }))}
    />
  );
}

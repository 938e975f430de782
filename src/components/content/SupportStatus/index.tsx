import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {newestFirst} from '@site/src/moodle/releases/newestFirst';
import {lastDayOf, supportedVersions, supportStatus} from '@site/src/moodle/support';
import type {Version} from '@site/src/moodle/types';
import {useToday} from '@site/src/components/hooks/useToday';
import CalendarDate from '../CalendarDate';
import DataTable from '../DataTable';
import VersionStatus from '../VersionStatus';

export interface Props {
  versions: readonly Version[];
}

/**
 * The versions that were supported on the date of the newest release, with the end dates of their support. If support
 * for all of them has ended by the reader's date, a sentence replaces the status of each version.
 */
export default function SupportStatus({versions}: Props): ReactNode {
  const today = useToday();
  const shown = supportedVersions(versions);
  const newest = newestFirst(versions)[0]?.release;
  const haveAllEnded = today !== undefined && shown.every((version) => supportStatus(version, today) === 'ended');
  return (
    <>
      <p>
        {haveAllEnded ? (
          <>
            Support for all versions in this table has ended. You can find newer versions at{' '}
            <Link href="https://download.moodle.org">download.moodle.org</Link>.
          </>
        ) : (
          newest && (
            <>
              These versions were supported when Moodle {newest.name} was released on{' '}
              <CalendarDate day={newest.releaseDate} />.
            </>
          )
        )}
      </p>
      <DataTable
        caption="Versions and their support"
        columns={['Version', 'Released', haveAllEnded ? 'General support until' : 'Status', 'Security support until']}
        rows={shown.map((version) => ({
          key: version.name,
          cells: [
            <>
              {version.name} {version.isLTS && '(LTS)'}
            </>,
            <CalendarDate key="released" day={version.releaseDate} />,
            haveAllEnded ? (
              <CalendarDate key="general" day={version.generalEndDate} />
            ) : (
              <VersionStatus key="status" version={version} />
            ),
            <CalendarDate key="security" day={lastDayOf(version)} />,
          ],
        }))}
      />
    </>
  );
}

import {useSyncExternalStore, type ReactNode} from 'react';
import {dayOf, supportedVersions, supportStatus} from '@site/src/data/support';
import type {IsoDate, Version} from '@site/src/data/types';
import Badge from '../Badge';
import CalendarDate from '../CalendarDate';
import DataTable from '../DataTable';

export interface Props {
  /** Put in by the build: `src/data/versions.ts`. */
  versions: readonly Version[];
}

/** Nobody tells of midnight; a page that is still open then may say what held when it was drawn. */
const never = (): (() => void) => () => undefined;

/** The reader's day; none while the page is still as the server wrote it, since that may be long ago. */
function useToday(): IsoDate | undefined {
  return useSyncExternalStore(
    never,
    () => dayOf(new Date()),
    () => undefined,
  );
}

function Status({version, today}: {version: Version; today: IsoDate | undefined}): ReactNode {
  const generalEnd = <CalendarDate day={version.generalEndDate} />;
  switch (today === undefined ? undefined : supportStatus(version, today)) {
    case undefined:
      return <>General support until {generalEnd}</>;
    case 'future':
      return (
        <>
          <Badge tone="neutral">Not released yet</Badge>, general support until {generalEnd}
        </>
      );
    case 'general':
      return (
        <>
          <Badge tone="info">In general support</Badge> until {generalEnd}
        </>
      );
    case 'security':
      return (
        <>
          <Badge tone="warning">Security only</Badge>, general support ended on {generalEnd}
        </>
      );
    case 'ended':
      return (
        <>
          <Badge tone="neutral">Ended</Badge>, general support ended on {generalEnd}
        </>
      );
  }
}

/**
 * The versions that were supported when the newest release came out, with the dates on which support ends. As the
 * server writes it, it says only what holds on any day; in the browser it says what holds today.
 */
export default function SupportStatus({versions}: Props): ReactNode {
  const today = useToday();
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
          <Status key="status" version={version} today={today} />,
          <CalendarDate key="security" day={version.securityEndDate} />,
        ],
      }))}
    />
  );
}

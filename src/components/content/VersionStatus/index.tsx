import type {ReactNode} from 'react';
import {lastDayOf, supportStatus} from '@site/src/moodle/support';
import type {Version} from '@site/src/moodle/types';
import {useToday} from '@site/src/components/hooks/useToday';
import Badge from '../Badge';
import CalendarDate from '../CalendarDate';

interface Props {
  version: Pick<Version, 'releaseDate' | 'generalEndDate' | 'securityEndDate' | 'extendedSecurityEndDate'>;
}

/**
 * The support status of a version. The prerendered page only contains the end of general support, because the status
 * depends on the date on which the page is read.
 */
export default function VersionStatus({version}: Props): ReactNode {
  const today = useToday();
  const generalEnd = <CalendarDate day={version.generalEndDate} />;
  const lastDay = <CalendarDate day={lastDayOf(version)} />;
  switch (today === undefined ? undefined : supportStatus(version, today)) {
    case undefined:
      return <>General support until {generalEnd}</>;
    case 'future':
      return (
        <>
          <Badge tone="neutral">Not released yet</Badge> General support until {generalEnd}
        </>
      );
    case 'general':
      return (
        <>
          <Badge tone="success">General support</Badge> until {generalEnd}
        </>
      );
    case 'security':
      return (
        <>
          <Badge tone="warning">Security support only</Badge> until {lastDay}
        </>
      );
    case 'ended':
      return (
        <>
          <Badge tone="neutral">Support ended</Badge> on {lastDay}
        </>
      );
  }
}

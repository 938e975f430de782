import type {ReactNode} from 'react';
import {lastDayOf, supportStatus} from '@site/src/moodle/support';
import type {Version} from '@site/src/moodle/types';
import {useToday} from '@site/src/components/hooks/useToday';
import Badge from '../Badge';
import CalendarDate from '../CalendarDate';

interface Props {
  version: Pick<Version, 'releaseDate' | 'generalEndDate' | 'securityEndDate' | 'extendedSecurityEndDate'>;
  /** Leaves out the date that goes with the status, where both end dates are shown next to it. */
  hidesDate?: boolean;
}

/**
 * The support status of a version. The prerendered page only contains an end of support, because the status depends on the
 * date on which the page is read.
 */
export default function VersionStatus({version, hidesDate = false}: Props): ReactNode {
  const today = useToday();
  const generalEnd = <CalendarDate day={version.generalEndDate} />;
  const lastDay = <CalendarDate day={lastDayOf(version)} />;
  if (today === undefined) {
    return hidesDate ? <>Until {lastDay}</> : <>General support until {generalEnd}</>;
  }
  const [badge, date] = {
    future: [<Badge tone="neutral">Not released yet</Badge>, <>General support until {generalEnd}</>],
    general: [<Badge tone="success">General support</Badge>, <>until {generalEnd}</>],
    security: [<Badge tone="warning">Security support only</Badge>, <>until {lastDay}</>],
    ended: [<Badge tone="neutral">Support ended</Badge>, <>on {lastDay}</>],
  }[supportStatus(version, today)];
  return (
    <>
      {badge} {!hidesDate && date}
    </>
  );
}

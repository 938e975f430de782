import type {ReactNode} from 'react';
import {supportStatus} from '@site/src/platform/support';
import type {Version} from '@site/src/platform/types';
import {useToday} from '@site/src/platform/useToday';
import Badge from '../Badge';
import CalendarDate from '../CalendarDate';

interface Props {
  version: Pick<Version, 'releaseDate' | 'generalEndDate' | 'securityEndDate' | 'extendedSecurityEndDate'>;
}

/**
 * Whether a version is supported. As the server writes it, it says only what holds on any day; in the browser it says
 * what holds today.
 */
export default function VersionStatus({version}: Props): ReactNode {
  const today = useToday();
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

import type {ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {formatDateTime} from '@site/src/platform/formatDateTime';

interface Props {
  /** ISO 8601 with date, time and offset. */
  start: string;
}

/**
 * The time at which a meeting starts: in UTC in the prerendered page, in the reader's time zone after hydration.
 *
 * @throws RangeError if the time is invalid.
 */
export default function MeetingTime({start}: Props): ReactNode {
  const isBrowser = useIsBrowser();
  return <time dateTime={start}>{formatDateTime(start, isBrowser ? undefined : 'UTC')}</time>;
}

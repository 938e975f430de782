import type {ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {formatDateTime} from '@site/src/platform/formatDateTime';

interface Props {
  /** ISO 8601 with date, time and offset. */
  start: string;
}

/**
 * When something begins: in UTC as the server writes it, in the reader's time zone as soon as that is known.
 *
 * @throws RangeError if it is no moment.
 */
export default function MeetingTime({start}: Props): ReactNode {
  const isBrowser = useIsBrowser();
  return <time dateTime={start}>{formatDateTime(start, isBrowser ? undefined : 'UTC')}</time>;
}

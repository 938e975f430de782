import type {ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {formatMoment} from '@site/src/platform/formatMoment';

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
  return <time dateTime={start}>{formatMoment(start, isBrowser ? undefined : 'UTC')}</time>;
}

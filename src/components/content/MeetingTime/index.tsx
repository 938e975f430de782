import type {ReactNode} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {formatDateTime} from '@site/src/components/content/MeetingTime/formatDateTime';

interface Props {
  /** Start time in ISO 8601 format, with date, time and offset. */
  start: string;
}

/** Shows when a meeting starts, in UTC on the prerendered page and in the reader's time zone after hydration. */
export default function MeetingTime({start}: Props): ReactNode {
  const isBrowser = useIsBrowser();
  return <time dateTime={start}>{formatDateTime(start, isBrowser ? undefined : 'UTC')}</time>;
}

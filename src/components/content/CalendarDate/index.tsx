import type {ReactNode} from 'react';
import {formatDate} from '@site/src/platform/support';
import type {IsoDate} from '@site/src/platform/types';

interface Props {
  day: IsoDate;
}

/**
 * A day, written out for people and given to machines.
 *
 * @throws RangeError if it is no day.
 */
export default function CalendarDate({day}: Props): ReactNode {
  return <time dateTime={day}>{formatDate(day)}</time>;
}

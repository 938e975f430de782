import type {ReactNode} from 'react';
import {formatDate} from '@site/src/data/support';
import type {IsoDate} from '@site/src/data/types';

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

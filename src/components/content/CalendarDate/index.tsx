import type {ReactNode} from 'react';
import {formatDate} from '@site/src/moodle/support';
import type {IsoDate} from '@site/src/moodle/types';

interface Props {
  day: IsoDate;
}

/** Renders a formatted date in a machine-readable `<time>` element. Throws a RangeError if the date is invalid. */
export default function CalendarDate({day}: Props): ReactNode {
  return <time dateTime={day}>{formatDate(day)}</time>;
}

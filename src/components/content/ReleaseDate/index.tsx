import type {ReactNode} from 'react';
import type {Version} from '@site/src/moodle/types';
import CalendarDate from '../CalendarDate';
import {findRelease} from '../release';

export interface Props {
  /** A release, such as `4.1.3`, or a version, such as `4.1`. */
  version: string;
  data: Version;
}

/** Shows the date of a release, for use in a sentence. */
export default function ReleaseDate({version, data}: Props): ReactNode {
  return <CalendarDate day={findRelease('ReleaseDate', data, version).releaseDate} />;
}

import type {ReactNode} from 'react';
import type {Version} from '@site/src/platform/types';
import CalendarDate from '../CalendarDate';
import {findRelease} from '../release';

export interface Props {
  /** A release, such as `4.1.3`, or a version, such as `4.1`. */
  version: string;
  /** Put in by the build: `data/versions/4.1.json`. */
  data: Version;
}

/**
 * The day on which a release came out, for use in a sentence.
 *
 * @throws PropError for a release that is not on record, naming those that are.
 */
export default function ReleaseDate({version, data}: Props): ReactNode {
  return <CalendarDate day={findRelease('ReleaseDate', data, version).releaseDate} />;
}

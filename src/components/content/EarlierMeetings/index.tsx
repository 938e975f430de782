import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Meetings} from '@site/src/platform/types';
import FactList from '../FactList';

export interface Props {
  /** Put in by the build: `data/meetings.json`. */
  meetings: Meetings;
}

/**
 * Links to the notes of meetings that have no page here, by year, newest first.
 *
 * @param props - See `Props`.
 */
export default function EarlierMeetings({meetings: {earlier}}: Props): ReactNode {
  return (
    <FactList
      facts={earlier.map(({year, meetings}) => [
        String(year),
        meetings.map(({title, url}, index) => (
          <Fragment key={url}>
            {index > 0 && <br />}
            <Link href={url}>{title}</Link>
          </Fragment>
        )),
      ])}
    />
  );
}

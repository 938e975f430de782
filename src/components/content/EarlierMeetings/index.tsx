import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Meetings} from '@site/src/moodle/types';
import FactList from '../FactList';

export interface Props {
  /** Added by the build from `data/meetings.json`. */
  meetings: Meetings;
}

/** Links to the notes of meetings without a page on this site, by year, newest first. */
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

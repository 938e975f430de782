import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Meetings} from '@site/src/moodle/types';
import FactList from '../FactList';
import {joinNodes} from '../joinNodes';

export interface Props {
  meetings: Meetings;
}

/** Links to the notes of meetings without a page on this site, by year, newest first. */
export default function EarlierMeetings({meetings: {earlier}}: Props): ReactNode {
  return (
    <FactList
      facts={earlier.map(({year, meetings}) => [
        String(year),
        joinNodes(
          meetings.map(({title, url}) => (
            <Link key={url} href={url}>
              {title}
            </Link>
          )),
          <br />,
        ),
      ])}
    />
  );
}

import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {toLocalDate} from '@site/src/moodle/support';
import type {Meetings} from '@site/src/moodle/types';
import {useToday} from '@site/src/components/hooks/useToday';
import Badge from '../Badge';
import DataTable from '../DataTable';
import {joinNodes} from '../joinNodes';
import MeetingTime from '../MeetingTime';

export interface Props {
  meetings: Meetings;
}

/** Lists the developer meetings with a page on this site, newest first. In the browser, future meetings are marked. */
export default function MeetingList({meetings: {meetings}}: Props): ReactNode {
  const today = useToday();
  return (
    <DataTable
      caption="Developer meetings"
      columns={['Meeting', 'When', 'Topics', 'Recording']}
      rows={meetings.map(({name, route, start, agenda, recordingUrl}) => ({
        key: route,
        cells: [
          <>
            <Link to={route}>{name}</Link>{' '}
            {today !== undefined && toLocalDate(new Date(start)) >= today && <Badge tone="info">Upcoming</Badge>}
          </>,
          <MeetingTime key="when" start={start} />,
          joinNodes(
            agenda.map(({topic}) => topic),
            <br />,
          ),
          recordingUrl === undefined ? (
            'None on record'
          ) : (
            <Link href={recordingUrl} aria-label={`Recording of ${name}`}>
              Recording
            </Link>
          ),
        ],
      }))}
    />
  );
}

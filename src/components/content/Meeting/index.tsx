import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {AgendaItem, Meetings} from '@site/src/moodle/types';
import DataTable from '../DataTable';
import FactList from '../FactList';
import {joinNodes} from '../joinNodes';
import MeetingTime from '../MeetingTime';
import {PropError} from '../props';

export interface Props {
  /** Year and month of the meeting, such as `202305`. */
  month: string;
  meetings: Meetings;
}

function Presenter({item: {presenter, presenterUrl}}: {item: AgendaItem}): ReactNode {
  if (presenter === undefined) {
    return 'Not on record';
  }
  return presenterUrl === undefined ? presenter : <Link href={presenterUrl}>{presenter}</Link>;
}

function Links({links}: {links: readonly {title: string; url: string}[]}): ReactNode {
  return joinNodes(
    links.map(({title, url}) => (
      <Link key={url} href={url}>
        {title}
      </Link>
    )),
    ', ',
  );
}

/** Shows the details of a developer meeting: its time in the reader's time zone, recording, links and agenda. */
export default function Meeting({month, meetings: {meetings}}: Props): ReactNode {
  const meeting = meetings.find(({route}) => route.endsWith(`/${month}`));
  if (!meeting) {
    const months = meetings.map(({route}) => `"${route.slice(-6)}"`);
    throw new PropError('Meeting', 'month', month, `a meeting in data/meetings.json: ${months.join(', ')}`);
  }
  const {name, start, agenda, recordingUrl, links, contact} = meeting;
  const hasOffsets = agenda.some(({from}) => from !== undefined);
  return (
    <>
      <FactList
        facts={[
          ['When', <MeetingTime key="when" start={start} />],
          ['Recording', recordingUrl === undefined ? undefined : <Link href={recordingUrl}>Recording of {name}</Link>],
          ['Links', links && <Links links={links} />],
          ['Contact', contact && <Link href={contact.url}>{contact.name}</Link>],
        ]}
      />
      <DataTable
        caption="Agenda"
        columns={['Topic', 'Presented by', ...(hasOffsets ? ['Time in the recording'] : [])]}
        rows={agenda.map((item) => ({
          key: item.topic,
          cells: [
            <>
              {item.topic}
              {item.links && (
                <>
                  {' '}
                  (<Links links={item.links} />)
                </>
              )}
            </>,
            <Presenter key="presenter" item={item} />,
            ...(hasOffsets ? [item.from !== undefined && `${item.from} to ${item.to}`] : []),
          ],
        }))}
      />
    </>
  );
}

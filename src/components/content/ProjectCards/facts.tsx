import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Project} from '@site/src/moodle/types';
import Badge from '../Badge';
import CalendarDate from '../CalendarDate';
import TrackerLink from '../TrackerLink';
import styles from './styles.module.css';

function Fact({term, items}: {term: string; items: readonly {key: string; content: ReactNode}[]}): ReactNode {
  return (
    items.length > 0 && (
      <>
        <dt>{term}</dt>
        {items.map(({key, content}) => (
          <dd key={key}>{content}</dd>
        ))}
      </>
    )
  );
}

/** Shows the status of a project in a badge. */
export function ProjectStatus({status}: Pick<Project, 'status'>): ReactNode {
  return (
    <p className={styles.status}>
      <Badge tone={status === 'In progress' ? 'info' : 'neutral'}>{status}</Badge>
    </p>
  );
}

/** Lists the owners of a project with its epics, discussions, dates and links. */
export function ProjectFacts({project: {owners, epics, discussions, dates, links}}: {project: Project}): ReactNode {
  const furtherLinks = [...discussions, ...links];
  return (
    <dl className={styles.facts}>
      <Fact
        term={owners.length > 1 ? 'Owners' : 'Owner'}
        items={owners.map(({name, github}) => ({
          key: name,
          content: github === undefined ? name : <Link href={`https://github.com/${github}`}>{name}</Link>,
        }))}
      />
      <Fact term="Tracker epic" items={epics.map((key) => ({key, content: <TrackerLink issue={key} />}))} />
      <Fact
        term="Dates"
        items={dates.map(({date, event}) => ({
          key: event,
          content: (
            <>
              <CalendarDate day={date} />: {event}
            </>
          ),
        }))}
      />
      <Fact
        term="More"
        items={furtherLinks.map(({title, url}) => ({key: url, content: <Link href={url}>{title}</Link>}))}
      />
    </dl>
  );
}

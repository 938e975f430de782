import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Project} from '@site/src/data/types';
import Badge from '../Badge';
import CalendarDate from '../CalendarDate';
import {checkSwitch} from '../props';
import TrackerLink from '../TrackerLink';
import styles from './styles.module.css';

export interface Props {
  /** Whether titles are linked to the pages of the projects. */
  link?: boolean;
  /** Put in by the build: `data/projects.json`. */
  projects: readonly Project[];
}

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

function ProjectCard({project, link}: {project: Project; link: boolean}): ReactNode {
  const {title, status, summary, owners, epics, discussions, dates, links, route} = project;
  const outward = [...discussions, ...links];
  return (
    <article className={styles.card} aria-label={title}>
      <p className={styles.title}>{link && route !== undefined ? <Link to={route}>{title}</Link> : title}</p>
      <p className={styles.status}>
        <Badge tone={status === 'In progress' ? 'info' : 'neutral'}>{status}</Badge>
      </p>
      <p>{summary}</p>
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
          items={outward.map(({title: text, url}) => ({key: url, content: <Link href={url}>{text}</Link>}))}
        />
      </dl>
    </article>
  );
}

/**
 * A card for every project of the community: what it does, where it stands, who runs it.
 *
 * @throws PropError for a `link` that is neither true nor false.
 */
export default function ProjectCards({projects, ...props}: Props): ReactNode {
  const link = checkSwitch('ProjectCards', 'link', props.link ?? false);
  return (
    <div className={styles.cards}>
      {projects.map((project) => (
        <ProjectCard key={project.title} project={project} link={link} />
      ))}
    </div>
  );
}

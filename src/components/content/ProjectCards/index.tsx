import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Project} from '@site/src/moodle/types';
import {checkBoolean} from '../props';
import {ProjectFacts, ProjectStatus} from './facts';
import styles from './styles.module.css';

export interface Props {
  link?: boolean;
  projects: readonly Project[];
}

function ProjectCard({project, link}: {project: Project; link: boolean}): ReactNode {
  const {title, status, summary, route} = project;
  return (
    <article className={styles.card} aria-label={title}>
      <p className={styles.title}>{link && route !== undefined ? <Link to={route}>{title}</Link> : title}</p>
      <ProjectStatus status={status} />
      <p>{summary}</p>
      <ProjectFacts project={project} />
    </article>
  );
}

/** Renders a card for each community project, with its summary, status and owners. */
export default function ProjectCards({projects, ...props}: Props): ReactNode {
  const link = checkBoolean('ProjectCards', 'link', props.link ?? false);
  return (
    <div className={styles.cards}>
      {projects.map((project) => (
        <ProjectCard key={project.title} project={project} link={link} />
      ))}
    </div>
  );
}

import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import type {Project} from '@site/src/platform/types';
import {checkSwitch} from '../props';
import {ProjectFacts, ProjectStatus} from './facts';
import styles from './styles.module.css';

export interface Props {
  /** Whether titles are linked to the pages of the projects. */
  link?: boolean;
  /** Put in by the build: `data/projects.json`. */
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

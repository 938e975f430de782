import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Project} from '@site/src/platform/types';
import {ProjectFacts, ProjectStatus} from '../ProjectCards/facts';
import cardStyles from '../ProjectCards/styles.module.css';
import {PropError} from '../props';
import styles from './styles.module.css';

export interface Props {
  /** Title of the project in `data/projects.json`. */
  title: string;
  /** Added by the build from `data/projects.json`. */
  projects: readonly Project[];
}

/** A summary of one project for the top of its page, with status, owners and links. */
export default function ProjectSummary({title, projects}: Props): ReactNode {
  const project = projects.find((candidate) => candidate.title === title);
  if (!project) {
    throw new PropError(
      'ProjectSummary',
      'title',
      title,
      projects.map((candidate) => `"${candidate.title}"`).join(', '),
    );
  }
  return (
    <div className={clsx(cardStyles.card, styles.summary)} role="group" aria-label="Project in short">
      <ProjectStatus status={project.status} />
      <ProjectFacts project={project} />
    </div>
  );
}

import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Project} from '@site/src/moodle/types';
import {ProjectFacts, ProjectStatus} from '../ProjectCards/facts';
import cardStyles from '../ProjectCards/styles.module.css';
import {PropError} from '../props';
import styles from './styles.module.css';

export interface Props {
  title: string;
  projects: readonly Project[];
}

/** Summarises a project at the top of its page, with its status, owners and links. */
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
    <div className={clsx(cardStyles.card, styles.summary)} role="group" aria-label="Project summary">
      <ProjectStatus status={project.status} />
      <ProjectFacts project={project} />
    </div>
  );
}

import type {ReactNode} from 'react';
import clsx from 'clsx';
import type {Project} from '@site/src/platform/types';
import {ProjectFacts, ProjectStatus} from '../ProjectCards/facts';
import cardStyles from '../ProjectCards/styles.module.css';
import {PropError} from '../props';
import styles from './styles.module.css';

export interface Props {
  /** Title of the project, as in its data. */
  title: string;
  /** Put in by the build: `data/projects.json`. */
  projects: readonly Project[];
}

/**
 * One project in short, for the top of its own page: how far it is, who owns it, where more is on record.
 *
 * @throws PropError for a title that no project has.
 */
export default function ProjectSummary({title, projects}: Props): ReactNode {
  const project = projects.find((one) => one.title === title);
  if (!project) {
    throw new PropError('ProjectSummary', 'title', title, projects.map((one) => `"${one.title}"`).join(', '));
  }
  return (
    <div className={clsx(cardStyles.card, styles.summary)} role="group" aria-label="Project in short">
      <ProjectStatus status={project.status} />
      <ProjectFacts project={project} />
    </div>
  );
}

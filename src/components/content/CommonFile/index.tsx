import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Heading from '@theme/Heading';
import Badge from '../Badge';
import CodeText from '../CodeText';
import {checkSwitch, checkText} from '../props';
import styles from './styles.module.css';

export interface Props {
  /** Path of the file in a plugin, such as `db/tasks.php`. */
  path: string;
  /** Whether every plugin must have the file. */
  required: boolean;
  /** What the file is for, in one sentence; code in it stands between backticks. */
  summary: string;
  /** Explanation and sample. */
  children?: ReactNode;
}

/** The id that a Markdown heading of the same words would have, so that links need not know which of the two it is. */
function anchorOf(path: string): string {
  return path.toLowerCase().replaceAll(/[^\w-]/g, '');
}

/**
 * One of the files that plugins of every type may have, with a heading of level 3 that can be linked to:
 * `db/tasks.php` has the anchor `#dbtasksphp`. A path stands once on a page.
 *
 * @throws PropError for a missing path or summary, and for a `required` that is neither true nor false.
 */
export default function CommonFile({children, ...props}: Props): ReactNode {
  const path = checkText('CommonFile', 'path', props.path);
  const required = checkSwitch('CommonFile', 'required', props.required);
  const summary = checkText('CommonFile', 'summary', props.summary);
  const id = anchorOf(path);
  // The build knows the ids of Markdown headings by itself; this one it has to be told.
  useBrokenLinks().collectAnchor(id);
  return (
    <article className={styles.file} aria-label={path}>
      <Heading as="h3" id={id} className={styles.heading}>
        <code>{path}</code>
      </Heading>
      <p className={styles.summary}>
        <Badge tone={required ? 'warning' : 'neutral'}>{required ? 'Required' : 'Optional'}</Badge>{' '}
        <CodeText text={summary} />
      </p>
      {children}
    </article>
  );
}

import type {ReactNode} from 'react';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import Heading from '@theme/Heading';
import {fileAnchor} from '@site/src/moodle/fileAnchor';
import Badge from '../Badge';
import CodeText from '../CodeText';
import {checkBoolean, checkText} from '../props';
import styles from './styles.module.css';

export interface Props {
  path: string;
  required: boolean;
  /** Purpose of the file in one sentence, with code between backticks. */
  summary: string;
  children?: ReactNode;
}

/**
 * Describes a file that plugins of all types can have, below a level 3 heading that can be linked to: `db/tasks.php`
 * has the anchor `#dbtasksphp`. A page must not contain the same path twice, because the IDs would be equal.
 */
export default function CommonFile({children, ...props}: Props): ReactNode {
  const path = checkText('CommonFile', 'path', props.path);
  const required = checkBoolean('CommonFile', 'required', props.required);
  const summary = checkText('CommonFile', 'summary', props.summary);
  const id = fileAnchor(path);
  // Register the ID, because the broken link check only knows the IDs of Markdown headings.
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

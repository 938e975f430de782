import type {ReactNode} from 'react';
import Badge from '../Badge';
import CodeText from '../CodeText';
import TrackerLink from '../TrackerLink';
import {checkIssue, checkText, checkVersion} from '../props';
import styles from './styles.module.css';

export interface Props {
  version: string;
  issue?: string;
  /** Replacement, with code between backticks. */
  instead?: string;
  /** Explanation. If it is given, the component renders a note instead of a badge. */
  children?: ReactNode;
}

/**
 * Marks a feature as deprecated since a release, and names its replacement. Renders a badge with a sentence or, if
 * there are children, a note.
 */
export default function Deprecated({children, ...props}: Props): ReactNode {
  const version = checkVersion('Deprecated', props.version);
  const issue = props.issue === undefined ? undefined : checkIssue('Deprecated', props.issue);
  const instead = props.instead === undefined ? undefined : checkText('Deprecated', 'instead', props.instead);
  const summary = (
    <>
      <Badge tone="warning">
        Deprecated since {version}
        {issue !== undefined && (
          <>
            {' '}
            (<TrackerLink issue={issue} />)
          </>
        )}
      </Badge>
      {instead !== undefined && (
        <>
          {' '}
          Use <CodeText text={instead} /> instead.
        </>
      )}
    </>
  );
  if (children === undefined) {
    return <span className={styles.inline}>{summary}</span>;
  }
  return (
    <div role="note" aria-label={`Deprecated since ${version}`} className={styles.note}>
      <p className={styles.summary}>{summary}</p>
      {children}
    </div>
  );
}

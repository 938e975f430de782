import type {ReactNode} from 'react';
import Badge from '../Badge';
import CodeText from '../CodeText';
import TrackerLink from '../TrackerLink';
import {checkIssue, checkText, checkVersion} from '../props';
import styles from './styles.module.css';

export interface Props {
  /** First release that deprecates it, such as `4.2`. */
  version: string;
  /** Tracker issue that deprecated it, such as `MDL-12345`. */
  issue?: string;
  /** What to use now; code in it stands between backticks. */
  instead?: string;
  /** Explanation, which turns the badge into a note. */
  children?: ReactNode;
}

/**
 * Says since which release something is deprecated, and what to use now: a badge with a sentence or, with
 * children, a note of its own.
 *
 * @throws PropError for a version or an issue that is none, and for an empty `instead`.
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

import type {ReactNode} from 'react';
import Badge from '../Badge';
import TrackerLink from '../TrackerLink';
import {checkIssue, checkVersion} from '../props';
import styles from './styles.module.css';

export interface Props {
  version: string;
  issue?: string;
}

/** Shows in a badge since which release a feature is available, for use in sentences, table cells and headings. */
export default function Since(props: Props): ReactNode {
  const version = checkVersion('Since', props.version);
  const issue = props.issue === undefined ? undefined : checkIssue('Since', props.issue);
  return (
    <span className={styles.since}>
      <Badge tone="info">
        Since {version}
        {issue !== undefined && (
          <>
            {' '}
            (<TrackerLink issue={issue} />)
          </>
        )}
      </Badge>
    </span>
  );
}

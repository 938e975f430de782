import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {formatDate} from '@site/src/platform/support';
import type {Version} from '@site/src/platform/types';
import {newestFirst} from '@site/src/platform/releases/newestFirst';
import styles from './styles.module.css';

interface Props {
  versions: readonly Version[];
  /** Maximum number of releases. */
  limit?: number;
}

/** The newest releases across all versions of the platform. */
export default function LatestReleases({versions, limit = 5}: Props): ReactNode {
  const releases = newestFirst(versions)
    .slice(0, limit)
    .map(({release}) => release);
  return (
    <>
      <ul className={styles.list}>
        {releases.map(({name, releaseDate, remark}) => (
          <li key={name} className={styles.release}>
            <span className={styles.name}>Moodle {name}</span>
            <time className={styles.date} dateTime={releaseDate}>
              {formatDate(releaseDate)}
            </time>
            {remark !== undefined && <span className={styles.date}>{remark}</span>}
          </li>
        ))}
      </ul>
      <p>
        <Link to="/general/app_releases">New in the mobile app</Link>
      </p>
    </>
  );
}

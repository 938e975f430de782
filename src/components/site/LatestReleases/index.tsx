import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {formatDate} from '@site/src/moodle/support';
import type {Release, Version} from '@site/src/moodle/types';
import {newestFirst} from '@site/src/moodle/releases/newestFirst';
import styles from './styles.module.css';

interface Props {
  versions: readonly Version[];
  /** Maximum number of release days. */
  limit?: number;
}

/** Renders the newest releases of the platform, with a line for each release day. */
export default function LatestReleases({versions, limit = 3}: Props): ReactNode {
  const days = new Map<string, Release[]>();
  for (const {release} of newestFirst(versions)) {
    days.set(release.releaseDate, [...(days.get(release.releaseDate) ?? []), release]);
  }
  return (
    <>
      <ul className={styles.list}>
        {[...days].slice(0, limit).map(([day, releases]) => (
          <li key={day} className={styles.release}>
            <time className={styles.date} dateTime={day}>
              {formatDate(day)}
            </time>
            <span>
              {releases.map(({name, notes}, index) => (
                <span key={name}>
                  {index > 0 && ', '}
                  {notes === undefined ? `Moodle ${name}` : <Link to={notes}>Moodle {name}</Link>}
                </span>
              ))}
            </span>
          </li>
        ))}
      </ul>
      <p>
        <Link to="/general/app_releases">Releases of the mobile app</Link>
      </p>
    </>
  );
}

import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {formatDate} from '@site/src/moodle/support';
import type {Release, Version} from '@site/src/moodle/types';
import {newestFirst} from '@site/src/moodle/releases/newestFirst';
import styles from './styles.module.css';

/** Maximum number of release days. */
const maxDays = 3;

/** Renders the newest releases of the platform, with a line for each release day. */
export default function LatestReleases({versions}: {versions: readonly Version[]}): ReactNode {
  const days = new Map<string, Release[]>();
  for (const {release} of newestFirst(versions)) {
    days.set(release.releaseDate, [...(days.get(release.releaseDate) ?? []), release]);
  }
  return (
    <>
      <ul className={styles.list}>
        {[...days].slice(0, maxDays).map(([day, releases]) => (
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

import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {formatDate} from '@site/src/data/support';
import {compareVersions} from '@site/src/data/versionNames.mjs';
import type {Release, Version} from '@site/src/data/types';
import styles from './styles.module.css';

interface Props {
  versions: readonly Version[];
  /** How many releases to show. */
  limit?: number;
}

/** Newest day first; of releases of the same day, the higher version first. */
function newestFirst(a: Release, b: Release): number {
  return b.releaseDate.localeCompare(a.releaseDate) || compareVersions(b.name, a.name);
}

/**
 * The newest releases of the platform, over all versions.
 *
 * @param props - See `Props`.
 */
export default function LatestReleases({versions, limit = 5}: Props): ReactNode {
  const releases = versions
    .flatMap((version) => version.releases)
    .sort(newestFirst)
    .slice(0, limit);
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

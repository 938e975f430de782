import {Fragment, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {newestFirst, type DatedRelease} from '@site/src/platform/releases/newestFirst';
import type {Version} from '@site/src/platform/types';
import CalendarDate from '../CalendarDate';
import styles from './styles.module.css';

export interface Props {
  /** Put in by the build: `src/platform/versions.ts`. */
  versions: readonly Version[];
}

/** Puts what has the same key together, in the order in which it comes. */
function groupsOf<Item>(items: readonly Item[], keyOf: (item: Item) => string): [key: string, items: Item[]][] {
  const groups = new Map<string, Item[]>();
  for (const item of items) {
    const key = keyOf(item);
    groups.set(key, [...(groups.get(key) ?? []), item]);
  }
  return [...groups];
}

function Entry({release, version}: DatedRelease): ReactNode {
  const {name, notes} = release;
  const remarks = release === version.releases[0] ? ['major release', ...(version.isLTS ? ['LTS'] : [])] : [];
  return (
    <>
      {notes === undefined ? name : <Link to={notes}>{name}</Link>}
      {remarks.length > 0 && ` (${remarks.join(', ')})`}
    </>
  );
}

/** Every release by the day on which it came out, year by year with the newest first; the newest year is open. */
export default function ReleaseCalendar({versions}: Props): ReactNode {
  const years = groupsOf(newestFirst(versions), ({release}) => release.releaseDate.slice(0, 4));
  return (
    <div className={styles.calendar}>
      {years.map(([year, releases], index) => (
        <details key={year} className={styles.year} open={index === 0}>
          <summary className={styles.summary}>
            {year} ({releases.length === 1 ? '1 release' : `${releases.length} releases`})
          </summary>
          <ul>
            {groupsOf(releases, ({release}) => release.releaseDate).map(([day, ofDay]) => (
              <li key={day}>
                <CalendarDate day={day} />:{' '}
                {ofDay.map((entry, place) => (
                  <Fragment key={entry.release.name}>
                    {place > 0 && ', '}
                    <Entry {...entry} />
                  </Fragment>
                ))}
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  );
}

import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {newestFirst, type DatedRelease} from '@site/src/moodle/releases/newestFirst';
import type {Version} from '@site/src/moodle/types';
import CalendarDate from '../CalendarDate';
import {joinNodes} from '../joinNodes';
import styles from './styles.module.css';

export interface Props {
  versions: readonly Version[];
}

function groupBy<Item>(items: readonly Item[], keyOf: (item: Item) => string): [key: string, items: Item[]][] {
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

/** All releases by release date, newest first, in a collapsible list for each year. The newest year is open. */
export default function ReleaseCalendar({versions}: Props): ReactNode {
  const years = groupBy(newestFirst(versions), ({release}) => release.releaseDate.slice(0, 4));
  return (
    <div className={styles.calendar}>
      {years.map(([year, releases], yearIndex) => (
        <details key={year} className={styles.year} open={yearIndex === 0}>
          <summary className={styles.summary}>
            {year} ({releases.length === 1 ? '1 release' : `${releases.length} releases`})
          </summary>
          <ul>
            {groupBy(releases, ({release}) => release.releaseDate).map(([day, dayReleases]) => (
              <li key={day}>
                <CalendarDate day={day} />:{' '}
                {joinNodes(
                  dayReleases.map((entry) => <Entry key={entry.release.name} {...entry} />),
                  ', ',
                )}
              </li>
            ))}
          </ul>
        </details>
      ))}
    </div>
  );
}

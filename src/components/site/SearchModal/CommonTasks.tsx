import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import styles from './styles.module.css';

/** What readers of the site do most often. */
const tasks = [
  {to: '/general/development/gettingstarted', label: 'Set up a development site'},
  {to: '/docs/apis/plugintypes', label: 'Choose a plugin type'},
  {to: '/docs/apis/core/dml', label: 'Query the database'},
  {to: '/docs/apis/subsystems/external/writing-a-service', label: 'Write a web service'},
  {to: '/docs/changes', label: 'See what changed since 4.1'},
  {to: '/general/releases/upgrade', label: 'Plan an upgrade'},
] as const;

/** Links to common tasks, which the dialog shows while there is no query. */
export default function CommonTasks({onOpen}: {onOpen: () => void}): ReactNode {
  return (
    <section aria-labelledby="search-tasks">
      <p id="search-tasks" className={styles.group}>
        Common tasks
      </p>
      <ul className={styles.tasks}>
        {tasks.map(({to, label}) => (
          <li key={to}>
            <Link className={styles.task} href={to} onClick={onOpen}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </section>
  );
}

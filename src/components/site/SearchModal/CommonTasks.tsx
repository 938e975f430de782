import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {commonTasks} from './commonTasks';
import styles from './styles.module.css';

/** Links to common tasks. The dialog shows them while there is no query. */
export default function CommonTasks({onOpen}: {onOpen: () => void}): ReactNode {
  return (
    <section aria-labelledby="search-tasks">
      <p id="search-tasks" className={styles.group}>
        Common tasks
      </p>
      <ul className={styles.tasks}>
        {commonTasks.map(({to, label}) => (
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

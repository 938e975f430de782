import type {ReactNode} from 'react';
import Keys from './Keys';
import {shortcuts, type Shortcut} from './shortcuts';
import styles from './styles.module.css';

/** Lists all keyboard shortcuts of the site, below headings of level 3. */
export default function ShortcutList(): ReactNode {
  return Object.entries<readonly Shortcut[]>(shortcuts).map(([place, entries]) => (
    <section key={place}>
      <h3>{place}</h3>
      <dl className={styles.list}>
        {entries.map(({keys, action}) => (
          <div key={action}>
            <dt>{action}</dt>
            <dd>
              <Keys keys={keys} between=" or " />
            </dd>
          </div>
        ))}
      </dl>
    </section>
  ));
}

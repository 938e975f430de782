import {useState, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import advisories from '@site/data/security-advisories.json';
import {trackerUrl} from '@site/src/moodle/trackerUrl';
import type {ReleasedChange} from '@site/src/moodle/upgrade/contents';
import {generalComponent} from '@site/src/moodle/upgrade/kinds';
import CodeText from '../CodeText';
import styles from './styles.module.css';

interface Props {
  summary: ReactNode;
  changes: readonly ReleasedChange[];
  isOpen: boolean;
}

/**
 * A collapsible list of changes. Because all lists together can have thousands of items, a list is only rendered when
 * it is open.
 */
export default function ChangeList({summary, changes, isOpen: startsOpen}: Props): ReactNode {
  const [isOpen, setOpen] = useState(startsOpen);
  return (
    <details className={styles.changes} open={isOpen} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>{summary}</summary>
      {isOpen && (
        <ul>
          {changes.map(({component, text, keys, release}) => (
            <li key={`${release.name} ${keys.join(' ')} ${component} ${text}`}>
              {component !== '' && component !== generalComponent && `${component}: `}
              <CodeText text={text} />{' '}
              <span className={styles.source}>
                {keys.map((key) => (
                  <span key={key}>
                    <Link href={trackerUrl(key, advisories)}>{key}</Link>,{' '}
                  </span>
                ))}
                {release.name}
              </span>
            </li>
          ))}
        </ul>
      )}
    </details>
  );
}

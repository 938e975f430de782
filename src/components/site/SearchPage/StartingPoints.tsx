import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import {formatSearchParams} from '@site/src/search/searchParams';
import styles from './styles.module.css';

/** One example for each kind of search. */
const examples = ['require_sesskey', 'db/events.php', 'scheduled tasks', 'MUST_EXIST', 'gdpr', 'release 4.5'];

const places = [
  {to: '/docs/apis', label: 'API guides', text: 'Every API of the platform, with samples'},
  {
    to: '/docs/apis/plugintypes',
    label: 'Plugin types',
    text: 'What each plugin type is for, and which files it needs',
  },
  {
    to: '/general/development/gettingstarted',
    label: 'Getting started',
    text: 'Set up a local site and make your first change',
  },
  {to: '/general/releases', label: 'Releases', text: 'Release notes, dates, support and requirements for each version'},
  {to: '/search?only=notes', label: 'Is my bug fixed?', text: 'Find the release that fixes a bug, by its symptom'},
  {to: '/docs/tags', label: 'Tags', text: 'Developer documentation by topic'},
] as const;

/** Shows example queries and links to the main sections while there is no query. */
export default function StartingPoints({hasSearch}: {hasSearch: boolean}): ReactNode {
  return (
    <>
      {hasSearch ? (
        <>
          <Heading as="h2" className={styles.startTitle}>
            Try searching for
          </Heading>
          <ul className={styles.examples}>
            {examples.map((query) => (
              <li key={query}>
                <Link className={styles.example} to={`/search${formatSearchParams({query, versions: {}, page: 1})}`}>
                  {query}
                </Link>
              </li>
            ))}
          </ul>
          <p>
            You can search for the full name of a function, class, constant or file, or type the beginning of a word.
          </p>
        </>
      ) : (
        <p>Search needs JavaScript. Without it, start from one of the lists below.</p>
      )}
      <Heading as="h2" className={styles.startTitle}>
        Start here
      </Heading>
      <ul className={styles.places}>
        {places.map(({to, label, text}) => (
          <li key={to}>
            <Link to={to}>{label}</Link>
            <span className={styles.about}>{text}</span>
          </li>
        ))}
      </ul>
    </>
  );
}

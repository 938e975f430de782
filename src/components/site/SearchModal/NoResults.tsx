import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {missingPageIssueUrl} from '@site/src/search/searchParams';
import styles from './styles.module.css';

interface Props {
  query: string;
  /** Queries to suggest instead. */
  suggestions: readonly string[];
  /** URL for reporting a missing result; accepts the parameter `title`. */
  newIssueUrl: string;
  onQuery: (query: string) => void;
}

/** The message for a search without results, with other queries to try. */
export default function NoResults({query, suggestions, newIssueUrl, onQuery}: Props): ReactNode {
  return (
    <div className={styles.message}>
      <p className={styles.lead}>
        No results for "<strong>{query}</strong>"
      </p>
      {suggestions.length > 0 && (
        <>
          <p>Try searching for:</p>
          <ul className={styles.suggestions}>
            {suggestions.map((suggestion) => (
              <li key={suggestion}>
                <button type="button" className={styles.suggestion} onClick={() => onQuery(suggestion)}>
                  {suggestion}
                </button>
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        Believe this query should return results?{' '}
        <Link href={missingPageIssueUrl(newIssueUrl, query)}>Let us know.</Link>
      </p>
    </div>
  );
}

import {useMemo, type ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {allVersions, formatSearchParams, missingPageIssueUrl} from '@site/src/search/searchParams';
import {usePageFinder} from '@site/src/search/usePageFinder';
import styles from './styles.module.css';

interface Props {
  query: string;
  names: readonly string[];
  /** URL for reporting a missing result. It accepts the parameter `title`. */
  newIssueUrl: string;
  onQuery: (query: string) => void;
}

const maxSuggestions = 3;

/** Shows a message for a search without results, and suggests the titles of pages that are similar to the query. */
export default function NoResults({query, names, newIssueUrl, onQuery}: Props): ReactNode {
  const findPages = usePageFinder();
  const suggestions = useMemo(
    () => [...new Set([...names, ...(findPages?.(query, maxSuggestions) ?? []).map(({title}) => title)])],
    [findPages, names, query],
  );
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
        Look in{' '}
        <Link to={`/search${formatSearchParams({query, versions: {default: allVersions}, page: 1})}`}>
          all versions
        </Link>{' '}
        or in the <Link to={`/docs/api-index?${new URLSearchParams({q: query}).toString()}`}>API index</Link>.
      </p>
      <p>
        Believe this query should return results?{' '}
        <Link href={missingPageIssueUrl(newIssueUrl, query)}>Let us know.</Link>
      </p>
    </div>
  );
}

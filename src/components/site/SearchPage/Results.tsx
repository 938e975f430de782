import type {ReactNode} from 'react';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Link from '@docusaurus/Link';
import {allVersions, missingPageIssueUrl} from '@site/src/search/searchParams';
import type {SearchAnswer, SearchRequest} from '@site/src/search/types';
import {formatCount} from '../../content/formatCount';
import UncoveredNote from '../UncoveredNote';
import HitList from './HitList';
import Pagination from './Pagination';
import type {SearchUrl} from './useSearchUrl';

export const pageSize = 10;

interface Props {
  request: SearchRequest;
  answer: SearchAnswer;
  searchUrl: SearchUrl;
}

/** Shows a page of search results with links to other pages or, if there are no results, suggestions for what to do. */
export default function Results({request: {query, offset = 0}, answer, searchUrl}: Props): ReactNode {
  const {total, hits, similarNames = []} = answer;
  const {filters, address, queryStringFor} = searchUrl;
  const path = useBaseUrl('/search');
  const {siteConfig} = useDocusaurusContext();
  const nameLink = (name: string): ReactNode => (
    <Link key={name} to={`${path}${queryStringFor({query: name})}`}>
      <code>{name}</code>{' '}
    </Link>
  );
  if (total === 0 && hits.length === 0) {
    const searchesAllVersions = filters.every(({pluginId}) => address.versions[pluginId] === allVersions);
    const versions = Object.fromEntries(filters.map(({pluginId}) => [pluginId, allVersions]));
    return (
      <ul>
        <li>Check the spelling, or try fewer or different words.</li>
        {similarNames.length > 0 && <li>Try searching for {similarNames.map(nameLink)}</li>}
        <li>
          Look in the <Link to={`/docs/api-index?${new URLSearchParams({q: query}).toString()}`}>API index</Link>, or{' '}
          <Link to="/general/channels">ask the community</Link>.
        </li>
        {!searchesAllVersions && (
          <li>
            <Link to={`${path}${queryStringFor({versions})}`}>Search all versions</Link>
          </li>
        )}
        <li>
          Believe this query should return results?{' '}
          <Link href={missingPageIssueUrl(String(siteConfig.customFields?.newIssueUrl), query)}>Let us know.</Link>
        </li>
      </ul>
    );
  }
  if (hits.length === 0) {
    return (
      <p>
        There is no such page of results. <Link to={`${path}${queryStringFor({})}`}>Go to the first page</Link>
      </p>
    );
  }
  return (
    <>
      {answer.isUncovered && (
        <UncoveredNote query={query} answer={answer} className={undefined} renderName={nameLink} />
      )}
      <HitList hits={hits} start={offset + 1} filters={filters} />
      <Pagination
        page={offset / pageSize + 1}
        pageCount={Math.ceil(total / pageSize)}
        urlOf={(page) => `${path}${queryStringFor({page})}`}
      />
    </>
  );
}

/** Summarises the results in one line, such as `1 name and 12 pages for “task”, page 1 of 2`. */
export function resultSummary({query, offset = 0}: SearchRequest, {total, hits}: SearchAnswer): string {
  const names = hits.filter(({symbol}) => symbol).length;
  const counts = [
    ...(names > 0 ? [formatCount(names, 'name')] : []),
    ...(total > 0 ? [formatCount(total, 'page')] : []),
  ];
  const pageCount = Math.ceil(total / pageSize);
  const position = pageCount > 1 ? `, page ${offset / pageSize + 1} of ${pageCount}` : '';
  return `${counts.join(' and ') || 'No results'} for “${query}”${position}`;
}

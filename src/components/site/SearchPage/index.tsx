import {useEffect, useId, useRef, type ReactNode} from 'react';
import {HtmlClassNameProvider, PageMetadata} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {allVersions, missingPageIssueUrl, versionParameter} from '@site/src/search/searchParams';
import type {SearchAnswer, SearchRequest} from '@site/src/search/types';
import {useSearch, type Search} from '@site/src/search/useSearch';
import {tagsFor, type VersionFilter} from '@site/src/search/versionFilters';
import LoadFailure from '../LoadFailure';
import SearchForm from '../SearchForm';
import HitList from './HitList';
import PageLinks from './PageLinks';
import StartingPoints from './StartingPoints';
import {useSearchAddress, type AddressedSearch} from './useSearchAddress';
import styles from './styles.module.css';

/** Hits on a page of the results. */
const pageSize = 10;

interface FilterProps {
  filter: VersionFilter;
  /** Whether other documentation has versions too, so that this one has to say its name. */
  isOneOfMany: boolean;
  value: string;
  onChange: (version: string) => void;
}

function VersionSelect({filter: {pluginId, versions}, isOneOfMany, value, onChange}: FilterProps): ReactNode {
  const id = useId();
  return (
    <div className={styles.filter}>
      <label htmlFor={id}>{isOneOfMany ? `Version of ${pluginId}` : 'Version'}</label>
      <select
        id={id}
        className={styles.select}
        name={versionParameter(pluginId)}
        value={value}
        onChange={(event) => onChange(event.target.value)}>
        {versions.map(({name, label}) => (
          <option key={name} value={name}>
            {label}
          </option>
        ))}
        <option value={allVersions}>All versions</option>
      </select>
    </div>
  );
}

/** What the results are, in a line. */
function summaryOf({query, offset = 0}: SearchRequest, {total}: SearchAnswer): string {
  if (total === 0) {
    return `No results for “${query}”`;
  }
  const pages = Math.ceil(total / pageSize);
  const place = pages > 1 ? `, page ${offset / pageSize + 1} of ${pages}` : '';
  return `${total} ${total === 1 ? 'page' : 'pages'} for “${query}”${place}`;
}

interface AnswerProps {
  request: SearchRequest;
  answer: SearchAnswer;
  search: AddressedSearch;
}

function Answer({request: {query, offset = 0}, answer: {total, hits}, search}: AnswerProps): ReactNode {
  const {filters, address, searchFor} = search;
  const path = useBaseUrl('/search');
  const {siteConfig} = useDocusaurusContext();
  const everywhere = Object.fromEntries(filters.map(({pluginId}) => [pluginId, allVersions]));
  const isEverywhere = filters.every(({pluginId}) => address.versions[pluginId] === allVersions);
  if (total === 0) {
    return (
      <ul>
        <li>Check the spelling, or try fewer or other words.</li>
        {!isEverywhere && (
          <li>
            <Link to={`${path}${searchFor({versions: everywhere})}`}>Search all versions</Link>
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
        The results have no such page. <Link to={`${path}${searchFor({})}`}>Go to the first one</Link>
      </p>
    );
  }
  return (
    <>
      <HitList hits={hits} first={offset + 1} filters={filters} />
      <PageLinks
        page={offset / pageSize + 1}
        pages={Math.ceil(total / pageSize)}
        addressOf={(page) => `${path}${searchFor({page})}`}
      />
    </>
  );
}

function SearchPageContent(): ReactNode {
  const isBrowser = useIsBrowser();
  const search = useSearchAddress();
  const {address, filters, place, text, type, submit, choose} = search;
  const {query, versions, page} = address;
  const request: SearchRequest = {
    ...place,
    query,
    tags: tagsFor(filters, versions, place.tags),
    offset: (page - 1) * pageSize,
    limit: pageSize,
  };
  const {last, isLate, retry, prepare} = useSearch(query === '' ? undefined : request);
  const answer = last && 'answer' in last.end ? last.end.answer : undefined;
  const hasFailed = last !== undefined && answer === undefined;

  const summary = useRef<HTMLParagraphElement>(null);
  const before = useRef<Search['last']>(undefined);
  useEffect(() => {
    const {end, request: previous} = before.current ?? {};
    // What had the focus is gone with the failure, or is at the end of the page that has been turned.
    const isRecovered = end && 'failure' in end && answer && document.activeElement === document.body;
    const isTurned = previous && previous.query === last?.request.query && previous.offset !== last.request.offset;
    if (isRecovered || isTurned) {
      summary.current?.focus();
    }
    before.current = last;
  }, [last, answer]);

  const {siteConfig} = useDocusaurusContext();
  const title = query === '' ? 'Search docs' : `Search results for “${query}”`;
  return (
    <>
      <PageMetadata
        title={title}
        description="Search the developer documentation, the general documentation and the releases."
      />
      {query !== '' && (
        <Head>
          {/* Results are not to be found themselves. A site that is hidden as a whole says more on every page. */}
          <meta name="robots" content={siteConfig.noIndex ? 'noindex, nofollow' : 'noindex'} />
        </Head>
      )}
      <main className={`container ${styles.page}`}>
        <Heading as="h1" className={styles.heading}>
          {title}
        </Heading>
        <SearchForm
          field={{value: text, onChange: type}}
          onFocus={() => prepare(request)}
          onSubmit={() => {
            submit();
            if (hasFailed) {
              retry();
            }
          }}>
          {filters.map((filter) => (
            <VersionSelect
              key={filter.pluginId}
              filter={filter}
              isOneOfMany={filters.length > 1}
              value={versions[filter.pluginId] ?? filter.defaultVersion}
              onChange={(version) => choose(filter.pluginId, version)}
            />
          ))}
        </SearchForm>
        {/* A region that is there from the start, so that what comes into it is announced. */}
        <p className={styles.summary} role="status" ref={summary} tabIndex={-1}>
          {isLate ? 'Searching…' : last && answer && summaryOf(last.request, answer)}
        </p>
        {query === '' && (
          <div className={isBrowser ? undefined : styles.withoutScript}>
            <StartingPoints hasSearch={isBrowser} />
          </div>
        )}
        {hasFailed && (
          <div className={styles.results}>
            <LoadFailure
              title="Unable to fetch results"
              message="You might want to check your network connection."
              onRetry={retry}
            />
          </div>
        )}
        {last && answer && (
          <div aria-busy={isLate} className={styles.results}>
            <Answer request={last.request} answer={answer} search={search} />
          </div>
        )}
      </main>
    </>
  );
}

/**
 * All results of a search. The query, the versions and the page of the results stand in the address: see
 * `src/search/searchParams.ts`.
 */
export default function SearchPage(): ReactNode {
  return (
    // By this class, the index of the search and the crawler of the hosted service know what not to find.
    <HtmlClassNameProvider className="search-page-wrapper">
      {/* What is inside knows the preferred versions, which the layout provides. */}
      <Layout>
        <SearchPageContent />
      </Layout>
    </HtmlClassNameProvider>
  );
}

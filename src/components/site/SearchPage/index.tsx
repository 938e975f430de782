import {useEffect, useRef, type ReactNode} from 'react';
import {HtmlClassNameProvider, PageMetadata} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Head from '@docusaurus/Head';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type {SearchRequest} from '@site/src/search/types';
import {useSearch, type Search} from '@site/src/search/useSearch';
import {tagsFor} from '@site/src/search/versionFilters';
import LoadFailure from '../LoadFailure';
import SearchForm from '../SearchForm';
import Results, {pageSize, resultSummary} from './Results';
import StartingPoints from './StartingPoints';
import {useSearchUrl} from './useSearchUrl';
import VersionSelect from './VersionSelect';
import styles from './styles.module.css';

function SearchPageContent(): ReactNode {
  const isBrowser = useIsBrowser();
  const searchUrl = useSearchUrl();
  const {address, filters, place, text, setText, submit, setVersion} = searchUrl;
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
  const previousSearch = useRef<Search['last']>(undefined);
  useEffect(() => {
    const {end, request: previous} = previousSearch.current ?? {};
    // The focused Retry button is gone after a failure, and the focused page link is below the new results.
    const hasRecovered = end && 'failure' in end && answer && document.activeElement === document.body;
    const isOtherPage = previous && previous.query === last?.request.query && previous.offset !== last.request.offset;
    if (hasRecovered || isOtherPage) {
      summary.current?.focus();
    }
    previousSearch.current = last;
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
          {/* Search engines should not index results. A site with `noIndex` has the stricter value on all pages. */}
          <meta name="robots" content={siteConfig.noIndex ? 'noindex, nofollow' : 'noindex'} />
        </Head>
      )}
      <main className={`container ${styles.page}`}>
        <Heading as="h1" className={styles.heading}>
          {title}
        </Heading>
        <SearchForm
          field={{value: text, onChange: setText}}
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
              onChange={(version) => setVersion(filter.pluginId, version)}
            />
          ))}
        </SearchForm>
        {/* The live region has to exist before its content, or screen readers would not announce it. */}
        <p className={styles.summary} role="status" ref={summary} tabIndex={-1}>
          {isLate ? 'Searching…' : last && answer && resultSummary(last.request, answer)}
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
            <Results request={last.request} answer={answer} searchUrl={searchUrl} />
          </div>
        )}
      </main>
    </>
  );
}

/** The search page. Query, versions and page of the results are in the URL (`src/search/searchParams.ts`). */
export default function SearchPage(): ReactNode {
  return (
    // The search index and the crawler of the hosted service exclude pages with this class.
    <HtmlClassNameProvider className="search-page-wrapper">
      {/* A separate component, because only the layout provides the preferred versions. */}
      <Layout>
        <SearchPageContent />
      </Layout>
    </HtmlClassNameProvider>
  );
}

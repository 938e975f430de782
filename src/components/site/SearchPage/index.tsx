import {useEffect, useRef, type ReactNode} from 'react';
import clsx from 'clsx';
import {HtmlClassNameProvider, PageMetadata} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import type {SearchRequest} from '@site/src/search/types';
import {useSearch, type Search} from '@site/src/search/useSearch';
import {tagsFor} from '@site/src/search/versionFilters';
import {trackerSearchUrl} from '@site/src/moodle/trackerUrl';
import {onlyLabels, readOnly} from '@site/src/search/only';
import {allVersions, versionParameter} from '@site/src/search/searchParams';
import LoadFailure from '../LoadFailure';
import SearchForm from '../SearchForm';
import FilterSelect from './FilterSelect';
import Results, {pageSize, resultSummary} from './Results';
import StartingPoints from './StartingPoints';
import {useSearchUrl} from './useSearchUrl';
import styles from './styles.module.css';

function SearchPageContent(): ReactNode {
  const isBrowser = useIsBrowser();
  const searchUrl = useSearchUrl();
  const {address, filters, place, text, setText, submit, setVersion, setOnly} = searchUrl;
  const {query, versions, page, only} = address;
  const request: SearchRequest = {
    ...place,
    query,
    tags: tagsFor(filters, versions, place.tags),
    offset: (page - 1) * pageSize,
    limit: pageSize,
    only,
  };
  const {last, isLate, retry, prepare} = useSearch(query === '' ? undefined : request);
  const answer = last && 'answer' in last.end ? last.end.answer : undefined;
  const hasFailed = last !== undefined && answer === undefined;

  const summary = useRef<HTMLParagraphElement>(null);
  const previousSearch = useRef<Search['last']>(undefined);
  useEffect(() => {
    const {end, request: previous} = previousSearch.current ?? {};
    // Move the focus, because the Retry button is gone after a failure, and a page link is below the new results.
    const hasRecovered = end && 'failure' in end && answer && document.activeElement === document.body;
    const isOtherPage = previous && previous.query === last?.request.query && previous.offset !== last.request.offset;
    if (hasRecovered || isOtherPage) {
      summary.current?.focus();
    }
    previousSearch.current = last;
  }, [last, answer]);

  const {siteConfig} = useDocusaurusContext();
  const isAboutBugs = only === 'notes';
  const emptyTitle = isAboutBugs ? 'Is my bug fixed?' : 'Search docs';
  const title = query === '' ? emptyTitle : `Search results for “${query}”`;
  return (
    <>
      <PageMetadata
        title={title}
        description="Search the developer documentation, the general documentation and the release notes."
      />
      {query !== '' && (
        <Head>
          {/* Search engines should not index results. If the site has `noIndex`, all pages have the stricter value. */}
          <meta name="robots" content={siteConfig.noIndex ? 'noindex, nofollow' : 'noindex'} />
        </Head>
      )}
      <main
        className={clsx(
          'container',
          styles.page,
          !isBrowser && styles.prerendered,
          query !== '' && !last && styles.waiting,
        )}>
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
          <FilterSelect
            label="Show"
            name="only"
            options={Object.entries(onlyLabels)}
            value={only ?? ''}
            onChange={(value) => setOnly(readOnly(value))}
          />
          {filters.map(({pluginId, versions: all, defaultVersion}) => (
            <FilterSelect
              key={pluginId}
              label={filters.length > 1 ? `Version of ${pluginId}` : 'Version'}
              name={versionParameter(pluginId)}
              options={[...all.map(({name, label}) => [name, label] as const), [allVersions, 'All versions']]}
              value={versions[pluginId] ?? defaultVersion}
              onChange={(version) => setVersion(pluginId, version)}
            />
          ))}
        </SearchForm>
        {/* Screen readers only announce the content if the live region existed before it. */}
        <p className={styles.summary} role="status" ref={summary} tabIndex={-1}>
          {isLate ? 'Searching…' : last && answer && resultSummary(last.request, answer)}
        </p>
        {isAboutBugs && (
          <p>
            {query === ''
              ? 'Type the component and what goes wrong, such as “quiz review empty”. Each result is a release whose notes describe a fix. '
              : 'Is the fix not in the release notes? '}
            <Link href={trackerSearchUrl(query)}>Search the tracker</Link> for open issues, too.
          </p>
        )}
        {query === '' && !isAboutBugs && (
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

/** Shows the search page. The query, versions and page number are kept in the URL (`src/search/searchParams.ts`). */
export default function SearchPage(): ReactNode {
  return (
    // The search index and the hosted service's crawler exclude pages with this class.
    <HtmlClassNameProvider className="search-page-wrapper">
      {/* The content is a separate component, because the preferred versions are only available inside the layout. */}
      <Layout>
        <SearchPageContent />
      </Layout>
    </HtmlClassNameProvider>
  );
}

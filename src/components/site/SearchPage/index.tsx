import type {ReactNode} from 'react';
import {useHistorySelector} from '@docusaurus/theme-common';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Head from '@docusaurus/Head';
import Link from '@docusaurus/Link';
import Heading from '@theme/Heading';
import Layout from '@theme/Layout';
import {nearPages} from '@site/src/data/nearPages';
import {usePageList} from '@site/src/data/pageList';
import LoadFailure from '../LoadFailure';
import PageSuggestions from '../PageSuggestions';
import SearchForm from '../SearchForm';
import styles from './styles.module.css';

const mostResults = 50;

function Results({query}: {query: string}): ReactNode {
  const list = usePageList();
  if (list.status === 'loading') {
    return <p>Looking through the pages…</p>;
  }
  if (list.status === 'failed') {
    return (
      <LoadFailure message="The list of pages did not arrive. Check your network connection." onRetry={list.retry} />
    );
  }
  const pages = nearPages(query, list.pages, mostResults);
  return (
    <>
      <p>
        {pages.length === 0
          ? `No page title or description is near “${query}”.`
          : `${pages.length} ${pages.length === 1 ? 'page' : 'pages'} for “${query}”`}
      </p>
      <PageSuggestions pages={pages} />
    </>
  );
}

/** Search among titles, addresses and descriptions of all pages; the query is `q` in the address. */
export default function SearchPage(): ReactNode {
  const search = useHistorySelector((history) => history.location.search);
  // The address of the prerendered page has no query; reading it only in the browser keeps hydration clean.
  const query = useIsBrowser() ? (new URLSearchParams(search).get('q')?.trim() ?? '') : '';
  const title = query === '' ? 'Search docs' : `Search results for “${query}”`;
  return (
    <Layout title={title} description="Find a page of the developer documentation by its title, address or subject.">
      <Head>
        <meta name="robots" content="noindex" />
      </Head>
      <main className={`container ${styles.page}`}>
        <Heading as="h1">{title}</Heading>
        <SearchForm defaultValue={query} />
        <p className={styles.withoutScript}>
          The search needs JavaScript. Without it, start from the <Link to="/docs/apis">API guides</Link> or the{' '}
          <Link to="/docs/tags">tags of the developer documentation</Link>.
        </p>
        <div className={styles.results} role="status">
          {query !== '' && <Results query={query} />}
        </div>
      </main>
    </Layout>
  );
}

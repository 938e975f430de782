// Change: suggests the pages whose address is nearest to the one asked for, and offers the search.
import type {ReactNode} from 'react';
import clsx from 'clsx';
import {useLocation} from '@docusaurus/router';
import {useActiveVersion, useLatestVersion} from '@docusaurus/plugin-content-docs/client';
import useBaseUrl from '@docusaurus/useBaseUrl';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import type {Props} from '@theme/NotFound/Content';
import PageSuggestions from '@site/src/components/site/PageSuggestions';
import SearchForm from '@site/src/components/site/SearchForm';
import {findSimilarPages} from '@site/src/search/similarPages';
import {usePageList} from '@site/src/search/usePageList';

const mostSuggestions = 5;

function Suggestions(): ReactNode {
  const {pathname} = useLocation();
  const baseUrl = useBaseUrl('/');
  const latest = useLatestVersion('default');
  // Under /docs/4.1 the reader wants 4.1; everywhere else the current version, and never both.
  const version = (useActiveVersion('default') ?? latest).label;
  const list = usePageList();
  const path = pathname.startsWith(baseUrl) ? pathname.slice(baseUrl.length) : pathname;
  const candidates = list.status === 'loaded' ? list.pages.filter((page) => (page.version ?? version) === version) : [];
  const pages = findSimilarPages(path, candidates, mostSuggestions);
  return (
    <div role="status" className="margin-top--lg">
      {pages.length > 0 && (
        <>
          <Heading as="h2">Did you mean one of these?</Heading>
          <PageSuggestions pages={pages} />
        </>
      )}
    </div>
  );
}

/** What a reader sees at an address that no page has. */
export default function NotFoundContent({className}: Props): ReactNode {
  const isBrowser = useIsBrowser();
  return (
    <main className={clsx('container margin-vert--xl', className)}>
      {/* Wrong addresses beneath a documentation come here without the title that the theme's page sets. */}
      <PageMetadata title="Page Not Found" />
      <Heading as="h1">Page not found</Heading>
      <p>
        No page of this site has this address. It may have moved, or the link that brought you here has a slip in it.
      </p>
      <SearchForm />
      {/* The prerendered page serves every wrong address, so only the browser knows which one it is. */}
      {isBrowser && <Suggestions />}
      <p className="margin-top--lg">
        Or start from the <Link to="/">home page</Link>, the <Link to="/docs/apis">API guides</Link> or the list of{' '}
        <Link to="/versions">all versions</Link>.
      </p>
    </main>
  );
}

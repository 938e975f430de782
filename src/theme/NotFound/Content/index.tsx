// Change: suggests the page that replaces a page of the old wiki and pages with a similar URL, and adds a search form.
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
import {usePageFinder} from '@site/src/search/usePageFinder';
import {useWikiPage} from '@site/src/search/useWikiPage';
import styles from './styles.module.css';

const maxSuggestions = 5;

function Suggestions(): ReactNode {
  const {pathname} = useLocation();
  const baseUrl = useBaseUrl('/');
  const latest = useLatestVersion('default');
  // Suggests pages of version 4.1 below /docs/4.1, and of the current version everywhere else.
  const version = (useActiveVersion('default') ?? latest).label;
  const findPages = usePageFinder();
  const path = pathname.startsWith(baseUrl) ? pathname.slice(baseUrl.length) : pathname;
  const wikiPage = useWikiPage(path, baseUrl);
  const similar = findPages?.(path, maxSuggestions, (page) => (page.version ?? version) === version) ?? [];
  const others = similar.filter((page) => page.path.replace(/\/$/, '') !== wikiPage?.path.split('#')[0]);
  const pages = [...(wikiPage ? [wikiPage] : []), ...others].slice(0, maxSuggestions);
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

/** Renders the content of the 404 page. */
export default function NotFoundContent({className}: Props): ReactNode {
  const isBrowser = useIsBrowser();
  return (
    <main className={clsx('container margin-vert--xl', styles.page, className)}>
      {/* For unknown URLs below a docs plugin, the theme renders this content without the page that sets the title. */}
      <PageMetadata title="Page Not Found" />
      <Heading as="h1">Page not found</Heading>
      <p>There is no page at this URL. It may have moved, or the link that you followed may contain a typo.</p>
      <SearchForm />
      <p className="margin-top--lg">
        You can also start from the <Link to="/">home page</Link>, the <Link to="/docs/apis">API guides</Link> or the
        list of <Link to="/versions">all versions</Link>.
      </p>
      {/* One prerendered page serves all unknown URLs, so only the browser knows the URL. The suggestions come last, so that
          nothing moves when they appear. */}
      {isBrowser && <Suggestions />}
    </main>
  );
}

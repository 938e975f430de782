// Change: suggests the page that replaces a page of the old wiki and pages with a similar URL, and adds a search form.
import {lazy, Suspense, type ReactNode} from 'react';
import clsx from 'clsx';
import useIsBrowser from '@docusaurus/useIsBrowser';
import Link from '@docusaurus/Link';
import {PageMetadata} from '@docusaurus/theme-common';
import Heading from '@theme/Heading';
import type {Props} from '@theme/NotFound/Content';
import SearchForm from '@site/src/components/site/SearchForm';
import styles from './styles.module.css';

// Few readers need the suggestions, so they are not part of the script of all pages. The page works without them.
const NotFoundSuggestions = lazy(() =>
  import('@site/src/components/site/NotFoundSuggestions').catch(() => ({default: () => null})),
);

/** Renders the content of the 404 page. */
export default function NotFoundContent({className}: Props): ReactNode {
  const isBrowser = useIsBrowser();
  return (
    <main className={clsx('container', styles.page, className)}>
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
      <div role="status" className="margin-top--lg">
        {isBrowser && (
          <Suspense>
            <NotFoundSuggestions />
          </Suspense>
        )}
      </div>
    </main>
  );
}

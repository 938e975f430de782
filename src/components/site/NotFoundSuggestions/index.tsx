import type {ReactNode} from 'react';
import {useLocation} from '@docusaurus/router';
import {useActiveVersion, useLatestVersion} from '@docusaurus/plugin-content-docs/client';
import Link from '@docusaurus/Link';
import useBaseUrl from '@docusaurus/useBaseUrl';
import Heading from '@theme/Heading';
import {usePageFinder} from '@site/src/search/usePageFinder';
import {useWikiPage} from '@site/src/search/useWikiPage';
import PageSuggestions from '../PageSuggestions';

const maxSuggestions = 5;

/** Addresses that the platform builds for its errors, such as `en/error/moodle/invalidrecord` or `405/en/error/…`. */
const errorAddress = /^(?:\d+\/)?\w+\/error\/\w+\/(\w+)$/;

/**
 * Suggests pages on the 404 page: the page that explains an error code, the page that replaces the requested page of the old
 * wiki, and pages with a similar URL.
 */
export default function NotFoundSuggestions(): ReactNode {
  const {pathname} = useLocation();
  const baseUrl = useBaseUrl('/');
  const latest = useLatestVersion('default');
  // Suggests pages of version 4.1 below /docs/4.1, and of the current version everywhere else.
  const version = (useActiveVersion('default') ?? latest).label;
  const findPages = usePageFinder();
  const requested = pathname.startsWith(baseUrl) ? pathname.slice(baseUrl.length) : pathname;
  // A version that the site doesn't have, because it is no part of the path of its own version.
  const path = requested.replace(/^docs\/(?:\d+\.\d+|next)\//, 'docs/');
  const wikiPage = useWikiPage(path, baseUrl);
  const similar = findPages?.(path, maxSuggestions, (page) => (page.version ?? version) === version) ?? [];
  const others = similar.filter((page) => page.path.replace(/\/$/, '') !== wikiPage?.path.split('#')[0]);
  const code = errorAddress.exec(path)?.[1];
  if (code !== undefined) {
    return (
      <p>
        This address belongs to an error of Moodle. <Link to={`/docs/errors?message=${code}`}>Look up {code}</Link>
      </p>
    );
  }
  const pages = [...(wikiPage ? [wikiPage] : []), ...others].slice(0, maxSuggestions);
  return (
    pages.length > 0 && (
      <>
        <Heading as="h2">Did you mean one of these?</Heading>
        <PageSuggestions pages={pages} edition={latest.label} />
      </>
    )
  );
}

import type {ReactNode} from 'react';
import DocBreadcrumbs from '@theme-original/DocBreadcrumbs';
import Link from '@docusaurus/Link';
import {useLocation} from '@docusaurus/router';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {isErrorPage} from '@site/src/moodle/errorPages';
import HomeBreadcrumbItem from '@theme/DocBreadcrumbs/Items/Home';

/** Adds breadcrumbs to pages about error messages, which are in no sidebar. */
export default function DocBreadcrumbsWrapper(): ReactNode {
  const {pathname} = useLocation();
  if (!isErrorPage(pathname)) {
    return <DocBreadcrumbs />;
  }
  return (
    <nav className={ThemeClassNames.docs.docBreadcrumbs} aria-label="Breadcrumbs">
      <ul className="breadcrumbs">
        <HomeBreadcrumbItem />
        <li className="breadcrumbs__item">
          <Link className="breadcrumbs__link" to="/docs/errors">
            Errors
          </Link>
        </li>
        {/* Narrow screens show only the breadcrumb before the last one. */}
        <li className="breadcrumbs__item breadcrumbs__item--active">
          <span className="breadcrumbs__link">Message</span>
        </li>
      </ul>
    </nav>
  );
}

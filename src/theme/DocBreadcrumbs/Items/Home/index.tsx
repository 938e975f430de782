// Change: names the part of the site that contains the page, and links to its start. The stock item is an icon and leads to
// the home page, as the title of the site does.
import type {ReactNode} from 'react';
import Link from '@docusaurus/Link';
import {useActivePluginAndVersion} from '@docusaurus/plugin-content-docs/client';

/** Renders the first breadcrumb. */
export default function HomeBreadcrumbItem(): ReactNode {
  const active = useActivePluginAndVersion();
  const isGuide = active?.activePlugin.pluginId === 'default';
  return (
    <li className="breadcrumbs__item">
      {/* The class tells the search indexes that this isn't the section of the page. */}
      <Link className="breadcrumbs__link breadcrumb-part" to={active?.activeVersion?.path ?? '/'}>
        {isGuide ? 'Guides' : 'General docs'}
      </Link>
    </li>
  );
}

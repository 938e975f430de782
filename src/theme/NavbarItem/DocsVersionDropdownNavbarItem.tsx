import type {ReactNode} from 'react';
import {matchPath, useLocation} from '@docusaurus/router';
import {useActivePluginAndVersion, useDocsData} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import DocsVersionDropdownNavbarItem from '@theme-original/NavbarItem/DocsVersionDropdownNavbarItem';
import routes from '@generated/routes';

/** A docs plugin takes every address beneath its own; only an exact route is a page. */
function isPage(pathname: string, candidates: typeof routes): boolean {
  return candidates.some(
    (route) =>
      matchPath(pathname, route) && (route.exact === true || isPage(pathname, (route.routes ?? []) as typeof routes)),
  );
}

/**
 * Offers versions only where there are any: on pages of the documentation whose versions the item switches. An
 * address that no page has is none of them; 404.html, which the server sends for it, has no versions either.
 */
export default function DocsVersionDropdownNavbarItemWrapper(props: Props): ReactNode {
  // Fails if there is no such documentation; otherwise the item would be missing without a word.
  useDocsData(props.docsPluginId);
  const active = useActivePluginAndVersion();
  const {pathname} = useLocation();
  return active?.activePlugin.pluginId === (props.docsPluginId ?? 'default') && isPage(pathname, routes) ? (
    <DocsVersionDropdownNavbarItem {...props} />
  ) : null;
}

import type {ReactNode} from 'react';
import {matchPath, useLocation} from '@docusaurus/router';
import {useActivePluginAndVersion, useDocsData} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import DocsVersionDropdownNavbarItem from '@theme-original/NavbarItem/DocsVersionDropdownNavbarItem';
import routes from '@generated/routes';

/** Returns whether a page exists. Only exact routes count, because docs plugins match all URLs below their path. */
function isPage(pathname: string, siblings: typeof routes): boolean {
  return siblings.some(
    (route) =>
      matchPath(pathname, route) && (route.exact === true || isPage(pathname, (route.routes ?? []) as typeof routes)),
  );
}

/**
 * Shows the version dropdown only on pages of its docs plugin. On unknown URLs below the path of the plugin it is
 * hidden, because the prerendered 404 page doesn't contain it either.
 */
export default function DocsVersionDropdownNavbarItemWrapper(props: Props): ReactNode {
  // Throws an error if the docs plugin does not exist, because a wrong ID would otherwise hide the item silently.
  useDocsData(props.docsPluginId);
  const active = useActivePluginAndVersion();
  const {pathname} = useLocation();
  return active?.activePlugin.pluginId === (props.docsPluginId ?? 'default') && isPage(pathname, routes) ? (
    <DocsVersionDropdownNavbarItem {...props} />
  ) : null;
}

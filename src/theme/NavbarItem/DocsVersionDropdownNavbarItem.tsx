import type {ReactNode} from 'react';
import {matchPath, useLocation} from '@docusaurus/router';
import {useActivePluginAndVersion, useDocsData} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import DocsVersionDropdownNavbarItem from '@theme-original/NavbarItem/DocsVersionDropdownNavbarItem';
import routes from '@generated/routes';

/** Returns whether a page exists. Docs plugins match all URLs below their path, so only exact routes are pages. */
function isPage(pathname: string, siblings: typeof routes): boolean {
  return siblings.some(
    (route) =>
      matchPath(pathname, route) && (route.exact === true || isPage(pathname, (route.routes ?? []) as typeof routes)),
  );
}

/**
 * Only shows the version dropdown on pages of its docs plugin. It is hidden on unknown URLs below the plugin, because
 * the prerendered 404 page doesn't contain it either.
 */
export default function DocsVersionDropdownNavbarItemWrapper(props: Props): ReactNode {
  // Throws an error if the docs plugin does not exist; otherwise a wrong ID would silently hide the item.
  useDocsData(props.docsPluginId);
  const active = useActivePluginAndVersion();
  const {pathname} = useLocation();
  return active?.activePlugin.pluginId === (props.docsPluginId ?? 'default') && isPage(pathname, routes) ? (
    <DocsVersionDropdownNavbarItem {...props} />
  ) : null;
}

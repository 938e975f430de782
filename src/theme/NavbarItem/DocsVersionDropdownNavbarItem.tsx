import type {ReactNode} from 'react';
import {useActivePluginAndVersion} from '@docusaurus/plugin-content-docs/client';
import type {Props} from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import DocsVersionDropdownNavbarItem from '@theme-original/NavbarItem/DocsVersionDropdownNavbarItem';

/** Offers versions only where there are any: on pages of the documentation whose versions the item switches. */
export default function DocsVersionDropdownNavbarItemWrapper(props: Props): ReactNode {
  const active = useActivePluginAndVersion();
  return active?.activePlugin.pluginId === (props.docsPluginId ?? 'default') ? (
    <DocsVersionDropdownNavbarItem {...props} />
  ) : null;
}

import type {ReactNode} from 'react';
import LayoutProvider from '@theme/Layout/Provider';
import NavbarItem from '@theme/NavbarItem';

export default function Page(): ReactNode {
  return (
    <LayoutProvider>
      <NavbarItem
        type="docsVersionDropdown"
        docsPluginId="no-such-docs"
        items={[]}
        dropdownItemsBefore={[]}
        dropdownItemsAfter={[]}
      />
    </LayoutProvider>
  );
}

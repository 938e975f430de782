import type {ReactNode} from 'react';
import LayoutProvider from '@theme/Layout/Provider';
import NavbarItem from '@theme/NavbarItem';

export default function Page(): ReactNode {
  return (
    <LayoutProvider>
      <NavbarItem type="docSidebar" sidebarId="no-such-sidebar" label="Sidebar" />
    </LayoutProvider>
  );
}

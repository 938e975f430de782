import type {ReactNode} from 'react';
import Navbar from '@theme-original/Navbar';
import TopBar from '@site/src/components/site/TopBar';

/** Puts the provider's bar above the navigation. */
export default function NavbarWrapper(): ReactNode {
  return (
    <>
      <TopBar />
      <Navbar />
    </>
  );
}

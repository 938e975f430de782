import type {ReactNode} from 'react';
import Navbar from '@theme-original/Navbar';
import TopBar from '@site/src/components/site/TopBar';

/** Adds the top bar above the navigation bar. */
export default function NavbarWrapper(): ReactNode {
  return (
    <>
      <TopBar />
      <Navbar />
    </>
  );
}

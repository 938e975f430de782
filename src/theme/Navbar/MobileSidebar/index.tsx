import {useState, type ReactNode} from 'react';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import NavbarMobileSidebar from '@theme-original/Navbar/MobileSidebar';

/**
 * Renders the mobile menu when it is first opened. The stock component renders the whole navigation off screen as soon
 * as a page loads.
 */
export default function NavbarMobileSidebarWrapper(): ReactNode {
  const {shown} = useNavbarMobileSidebar();
  const [hasBeenShown, setHasBeenShown] = useState(shown);
  if (shown && !hasBeenShown) {
    setHasBeenShown(true);
  }
  return hasBeenShown && <NavbarMobileSidebar />;
}

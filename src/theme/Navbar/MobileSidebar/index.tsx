import {useState, type ReactNode} from 'react';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import NavbarMobileSidebar from '@theme-original/Navbar/MobileSidebar';

/**
 * Makes the menu of small screens when the reader first opens it. The stock one draws the whole navigation a second time
 * as each page starts, behind the edge of the screen.
 */
export default function NavbarMobileSidebarWrapper(): ReactNode {
  const {shown} = useNavbarMobileSidebar();
  const [isWanted, setIsWanted] = useState(shown);
  if (shown && !isWanted) {
    setIsWanted(true);
  }
  return isWanted && <NavbarMobileSidebar />;
}

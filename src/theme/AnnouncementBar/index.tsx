import {useEffect, type ReactNode} from 'react';
import {useAnnouncementBar} from '@docusaurus/theme-common/internal';
import useIsBrowser from '@docusaurus/useIsBrowser';
import AnnouncementBar from '@theme-original/AnnouncementBar';

/**
 * Shows a new announcement to readers who closed the last one. The theme's script in the page hides the bar from
 * them before anything else is drawn, without a look at the id, and nothing shows it again until the next visit.
 */
export default function AnnouncementBarWrapper(): ReactNode {
  const {isActive} = useAnnouncementBar();
  // While React takes the page over, every announcement counts as active.
  const isKnown = useIsBrowser();
  useEffect(() => {
    if (isKnown && isActive) {
      document.documentElement.dataset.announcementBarInitiallyDismissed = 'false';
    }
  }, [isKnown, isActive]);
  return <AnnouncementBar />;
}

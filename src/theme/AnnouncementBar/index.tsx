import {useEffect, type ReactNode} from 'react';
import {useAnnouncementBar} from '@docusaurus/theme-common/internal';
import useIsBrowser from '@docusaurus/useIsBrowser';
import AnnouncementBar from '@theme-original/AnnouncementBar';

/**
 * Shows a new announcement to readers who closed the previous one. The theme's inline script hides the bar before the
 * first paint without checking the ID of the announcement, and the stock component only shows it again on the next
 * visit.
 */
export default function AnnouncementBarWrapper(): ReactNode {
  const {isActive} = useAnnouncementBar();
  // During hydration, all announcements count as active.
  const isBrowser = useIsBrowser();
  useEffect(() => {
    if (isBrowser && isActive) {
      document.documentElement.dataset.announcementBarInitiallyDismissed = 'false';
    }
  }, [isBrowser, isActive]);
  return <AnnouncementBar />;
}

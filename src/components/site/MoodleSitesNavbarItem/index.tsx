import type {ReactNode} from 'react';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import {moodleSites, topbarLinks, type SiteLink} from '@site/config/topbar';

interface Props {
  /** Set by the theme when it draws the menu of small screens. */
  mobile?: boolean;
}

const toItems = (links: readonly SiteLink[]) => links.map(({label, href}) => ({label, href}));

/**
 * What the top bar shows on wide screens, as two submenus of the small-screen menu. Draws nothing on wide ones.
 *
 * @param props - See `Props`.
 */
export default function MoodleSitesNavbarItem({mobile = false}: Props): ReactNode {
  if (!mobile) {
    return null;
  }
  return (
    <>
      <DropdownNavbarItem mobile label="Moodle Sites" items={toItems(moodleSites)} />
      <DropdownNavbarItem mobile label="Moodle community" items={toItems(topbarLinks)} />
    </>
  );
}

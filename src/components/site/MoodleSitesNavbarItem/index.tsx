import type {ReactNode} from 'react';
import DropdownNavbarItem from '@theme/NavbarItem/DropdownNavbarItem';
import {moodleSites, topbarLinks, type SiteLink} from '../TopBar/links';

interface Props {
  /** Set by the theme in the mobile menu. */
  mobile?: boolean;
}

const toDropdownItems = (links: readonly SiteLink[]) => links.map(({label, href}) => ({label, href}));

/** Shows the links of the top bar in two submenus of the mobile menu. Renders nothing on wide screens. */
export default function MoodleSitesNavbarItem({mobile = false}: Props): ReactNode {
  if (!mobile) {
    return null;
  }
  return (
    <>
      <DropdownNavbarItem mobile label="Moodle Sites" items={toDropdownItems(moodleSites)} />
      <DropdownNavbarItem mobile label="Moodle community" items={toDropdownItems(topbarLinks)} />
    </>
  );
}

import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';
import MoodleSitesNavbarItem from '@site/src/components/site/MoodleSitesNavbarItem';

/** Adds the custom navbar items of this site, which `config/navbar.ts` uses. */
export default {
  ...ComponentTypes,
  'custom-moodleSites': MoodleSitesNavbarItem,
};

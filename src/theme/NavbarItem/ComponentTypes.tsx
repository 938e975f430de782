import ComponentTypes from '@theme-original/NavbarItem/ComponentTypes';
import MoodleSitesNavbarItem from '@site/src/components/site/MoodleSitesNavbarItem';

/** Adds the item types of this site; `config/navbar.ts` uses them by these names. */
export default {
  ...ComponentTypes,
  'custom-moodleSites': MoodleSitesNavbarItem,
};

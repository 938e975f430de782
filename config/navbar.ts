import type {ThemeConfig} from '@docusaurus/preset-classic';
import {legacyDocumentationUrl} from '../src/moodle/editions.ts';

/** Main navigation. `custom-…` types are declared in `src/theme/NavbarItem/ComponentTypes.tsx`. */
export const navbar: NonNullable<ThemeConfig['navbar']> = {
  title: 'Developer Resources',
  logo: {alt: '', src: '/img/logo.svg', width: 32, height: 32},
  items: [
    {to: '/docs', label: 'Guides', position: 'left', activeBaseRegex: '/docs(/|$)'},
    {
      to: '/general/community/contribute',
      label: 'Community',
      position: 'left',
      activeBaseRegex: '/general/(community|channels|documentation|projects)(/|$)',
    },
    {
      to: '/general/development/gettingstarted',
      label: 'Coding',
      position: 'left',
      activeBaseRegex: '/general/development/(gettingstarted|policies|tools|abc)(/|$)',
    },
    {
      to: '/general/development/process',
      label: 'Process',
      position: 'left',
      activeBaseRegex: '/general/development/(process|process-moodleapp|tracker)(/|$)',
    },
    {
      to: '/general/releases',
      label: 'Releases',
      position: 'left',
      activeBaseRegex: '/general/(app_)?releases(/|$)',
    },
    {to: '/versions', label: 'All versions', position: 'left'},
    // Only the menu of small screens shows this item. On larger screens, the link is in the footer.
    {to: '/offline', label: 'Read offline', position: 'left', className: 'menu-only'},
    {type: 'custom-moodleSites', position: 'left'},
    {
      type: 'docsVersionDropdown',
      position: 'right',
      dropdownItemsAfter: [
        {href: legacyDocumentationUrl, label: 'Legacy documentation'},
        {to: '/versions', label: 'All versions'},
      ],
    },
    {type: 'localeDropdown', position: 'right'},
  ],
};

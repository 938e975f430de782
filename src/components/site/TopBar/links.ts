import {tracker} from '@site/src/moodle/trackerUrl';

export interface SiteLink {
  label: string;
  href: string;
}

/** A site in the panel that the waffle button opens, with a one-line description. */
export interface MoodleSite extends SiteLink {
  description: string;
}

/** Links in the bar above the navigation, to the provider's other sites. */
export const topbarLinks: readonly SiteLink[] = [
  {label: 'Forums', href: 'https://moodle.org/course/'},
  {label: 'Documentation', href: 'https://docs.moodle.org/'},
  {label: 'Downloads', href: 'https://download.moodle.org/'},
  {label: 'Demo', href: 'https://moodle.org/demo'},
  {label: 'Tracker', href: tracker},
  {label: 'Development', href: 'https://moodle.org/development'},
  {label: 'Translation', href: 'https://lang.moodle.org/'},
  {label: 'Search moodle.org', href: 'https://moodle.org/public/search/'},
];

/** The sites under "What are you looking for?". On small screens, they are in the menu. */
export const moodleSites: readonly MoodleSite[] = [
  {
    label: 'Moodle.com',
    href: 'https://moodle.com/',
    description: 'Moodle products and services, and the company behind them',
  },
  {
    label: 'MoodleNet',
    href: 'https://moodle.net/',
    description: 'A network for finding and sharing open educational resources',
  },
  {
    label: 'Moodle Academy',
    href: 'https://moodle.academy/',
    description: 'Courses for educators, administrators, designers and developers',
  },
];

/** A link out of the site, with what it leads to. */
export interface SiteLink {
  label: string;
  href: string;
}

/** A site of the panel behind the waffle button, with one line that says what it is. */
export interface MoodleSite extends SiteLink {
  description: string;
}

/** The provider's other sites, in the bar above the navigation. */
export const topbarLinks: readonly SiteLink[] = [
  {label: 'Forums', href: 'https://moodle.org/course/'},
  {label: 'Documentation', href: 'https://docs.moodle.org/'},
  {label: 'Downloads', href: 'https://download.moodle.org/'},
  {label: 'Demo', href: 'https://moodle.org/demo'},
  {label: 'Tracker', href: 'https://tracker.moodle.org/'},
  {label: 'Development', href: 'https://moodle.org/development'},
  {label: 'Translation', href: 'https://lang.moodle.org/'},
  {label: 'Search', href: 'https://moodle.org/public/search/'},
];

/** The three sites under "What are you looking for?"; small screens show them in the menu. */
export const moodleSites: readonly MoodleSite[] = [
  {
    label: 'Moodle.com',
    href: 'https://moodle.com/',
    description: 'The products and services around Moodle, and who makes them',
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

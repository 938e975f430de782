import type {PreviewSite} from '../src/finish/preview-images/preview.ts';

/**
 * What preview images show besides the title of their page. The path to a page starts with its area: the one with the
 * longest matching start of the page's path.
 */
export const previewSite: PreviewSite = {
  name: 'Developer Resources',
  tagline: 'Nurturing Developers',
  areas: {
    docs: 'Developer docs',
    general: 'General docs',
    'general/app': 'Moodle App',
    'general/channels': 'Community',
    'general/community': 'Community',
    'general/development': 'Coding',
    'general/development/process': 'Process',
    'general/development/tracker': 'Process',
    'general/documentation': 'About this site',
    'general/projects': 'Projects',
    'general/releases': 'Releases',
  },
};

import type {ThemeConfig} from '@docusaurus/preset-classic';

export const footer: NonNullable<ThemeConfig['footer']> = {
  links: [
    {
      title: 'This site',
      items: [
        {label: 'Releases', to: '/general/releases'},
        {label: 'Projects', to: '/general/projects'},
        {label: 'Contribute to these pages', to: '/general/documentation'},
        {label: 'Code of conduct', to: '/general/documentation/code-of-conduct'},
        {label: 'Accessibility', to: '/general/documentation/accessibility-statement'},
        {label: 'Read offline', to: '/offline'},
        {
          html: '<button type="button" class="footer__link-item" aria-haspopup="dialog" data-shows-shortcuts>Keyboard shortcuts</button>',
        },
      ],
    },
    {
      title: 'More documentation',
      items: [
        {label: 'User documentation', href: 'https://docs.moodle.org/'},
        {label: 'Legacy developer documentation', href: 'https://docs.moodle.org/dev'},
      ],
    },
    {
      title: 'Community',
      items: [
        {label: 'General developer forum', href: 'https://moodle.org/mod/forum/view.php?id=55'},
        {label: 'Twitter', href: 'https://twitter.com/moodle'},
        {label: 'GitHub', href: 'https://github.com/moodle'},
        {
          html: '<a class="footer__link-item footer-badge" href="https://www.netlify.com/"><span class="footer-badge__what">Hosting</span><span class="footer-badge__who">Netlify</span></a>',
        },
      ],
    },
  ],
};

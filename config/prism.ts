import type {ThemeConfig} from '@docusaurus/preset-classic';

/** A theme without inline colours, because `src/css/code.css` colours the token classes for both colour modes. */
const classNamesOnly = {plain: {}, styles: []};

/** Syntax highlighting, with the languages that the theme does not include by default. */
export const prism: NonNullable<ThemeConfig['prism']> = {
  theme: classNamesOnly,
  darkTheme: classNamesOnly,
  additionalLanguages: [
    'php',
    'bash',
    'json',
    'scss',
    'gherkin',
    'ini',
    'handlebars',
    'diff',
    'sql',
    'http',
    'nginx',
    'yaml',
    'typescript',
  ],
};

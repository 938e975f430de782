import type {ThemeConfig} from '@docusaurus/preset-classic';

/** Without inline colours, because `src/css/code.css` colours the token classes for both modes. */
const classNamesOnly = {plain: {}, styles: []};

/** Languages of code samples that the theme does not include. */
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

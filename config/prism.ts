import type {ThemeConfig} from '@docusaurus/preset-classic';

/** No inline colours: tokens carry class names, which `src/css/code.css` colours for both modes. */
const classNamesOnly = {plain: {}, styles: []};

/**
 * Languages of samples that the theme does not bring by itself.
 */
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

import type {UserThemeConfig} from '@docusaurus/theme-mermaid';

/**
 * Keeps the text of a wide diagram readable: it scrolls (see `src/theme/Mermaid`) instead of shrinking to the column.
 */
const naturalSize = {useMaxWidth: false};

/** Options for diagrams. `src/css/content.css` sets their colours, so that they match the site in both colour modes. */
export const mermaid: NonNullable<UserThemeConfig['mermaid']> = {
  theme: {light: 'neutral', dark: 'dark'},
  options: {
    fontFamily: 'inherit',
    flowchart: naturalSize,
    sequence: naturalSize,
    state: naturalSize,
    er: naturalSize,
    class: naturalSize,
  },
};

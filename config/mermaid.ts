import type {UserThemeConfig} from '@docusaurus/theme-mermaid';

/** Diagrams keep the size of the text and scroll (`src/theme/Mermaid`), instead of shrinking to the column's width. */
const naturalSize = {useMaxWidth: false};

/** Diagrams. `src/css/content.css` sets their colours, so that both modes match the rest of the site. */
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

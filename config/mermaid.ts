import type {UserThemeConfig} from '@docusaurus/theme-mermaid';

/** Drawn at the size of the text, not shrunk to the width of the column: `src/theme/Mermaid` lets them scroll. */
const naturalSize = {useMaxWidth: false};

/** Diagrams. Their colours come from `src/css/content.css`, so that both modes look like the rest of the site. */
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

import type {MermaidConfig} from 'mermaid';

/** Keeps the diagram's natural size; the page decides how far it shrinks (see `src/components/site/Diagram`). */
const naturalSize = {useMaxWidth: false};

const fontFamily = "'Atkinson Hyperlegible Next Variable'";

/**
 * Font size of all text in diagrams, in pixels. The drawings are sized in units of this size, so that their text follows
 * the reader's font size.
 */
export const diagramFontSize = 16;

const text = {fontSize: diagramFontSize, fontFamily, fontWeight: 400};

/**
 * Options of Mermaid for drawing the diagrams. `tools/diagrams/page/layers.ts` sets the colours. After a change, run
 * `npm run diagrams`.
 */
export const mermaidOptions: MermaidConfig = {
  startOnLoad: false,
  theme: 'base',
  themeVariables: {fontFamily, fontSize: `${diagramFontSize}px`},
  fontFamily,
  fontSize: diagramFontSize,
  // Labels are SVG text, because HTML inside SVG is neither printed nor shown reliably.
  htmlLabels: false,
  flowchart: {...naturalSize, htmlLabels: false, curve: 'basis', diagramPadding: 2},
  sequence: {
    ...naturalSize,
    diagramMarginX: 2,
    diagramMarginY: 2,
    actorFontSize: text.fontSize,
    actorFontFamily: fontFamily,
    actorFontWeight: text.fontWeight,
    messageFontSize: text.fontSize,
    messageFontFamily: fontFamily,
    messageFontWeight: text.fontWeight,
    noteFontSize: text.fontSize,
    noteFontFamily: fontFamily,
    noteFontWeight: text.fontWeight,
  },
  state: naturalSize,
  er: {...naturalSize, fontSize: diagramFontSize},
  class: {...naturalSize, htmlLabels: false, hideEmptyMembersBox: true},
};

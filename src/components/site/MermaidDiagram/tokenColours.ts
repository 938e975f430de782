import type {MermaidConfig} from 'mermaid';
import {mermaidOptions} from '../../../markdown/diagrams/mermaidOptions.ts';

/**
 * What Mermaid gets instead of our tokens, because it calculates with colours and can't read custom properties. The values
 * are close to the light mode, and no two of them are equal.
 */
const placeholders = {
  '--color-raised': '#fefefe',
  '--color-surface': '#f6f7fb',
  '--color-text': '#25304b',
  '--color-muted': '#52607d',
  '--color-line-strong': '#7a879f',
};

const {
  '--color-raised': raised,
  '--color-surface': surface,
  '--color-text': text,
  '--color-muted': muted,
  '--color-line-strong': line,
} = placeholders;

/** Each of Mermaid's colour variables that our types of diagrams use, by the role of our token. */
const roles = {
  [raised]: [
    ...['background', 'clusterBkg', 'edgeLabelBackground', 'labelBackgroundColor', 'tertiaryColor', 'rowOdd'],
    ...['compositeBackground', 'altBackground', 'attributeBackgroundColorOdd', 'sequenceNumberColor'],
  ],
  [surface]: [
    ...['primaryColor', 'secondaryColor', 'mainBkg', 'actorBkg', 'noteBkgColor', 'labelBoxBkgColor', 'rowEven'],
    ...['activationBkgColor', 'stateBkg', 'compositeTitleBackground', 'attributeBackgroundColorEven'],
  ],
  [text]: [
    ...['primaryTextColor', 'secondaryTextColor', 'tertiaryTextColor', 'textColor', 'nodeTextColor', 'titleColor'],
    ...['actorTextColor', 'signalTextColor', 'labelTextColor', 'loopTextColor', 'noteTextColor', 'stateLabelColor'],
    ...['classText', 'transitionLabelColor'],
  ],
  [muted]: [
    ...['lineColor', 'signalColor', 'actorLineColor', 'transitionColor', 'specialStateColor', 'arrowheadColor'],
    ...['defaultLinkColor', 'innerEndBackground'],
  ],
  [line]: [
    ...['primaryBorderColor', 'secondaryBorderColor', 'tertiaryBorderColor', 'nodeBorder', 'clusterBorder', 'border1'],
    ...['actorBorder', 'labelBoxBorderColor', 'noteBorderColor', 'activationBorderColor', 'stateBorder', 'border2'],
  ],
};

/** Options of Mermaid for diagrams that are rendered in the browser. */
export const browserOptions: MermaidConfig = {
  ...mermaidOptions,
  // Lines end at the outline of a label, as in our drawings. Mermaid fills some symbols with white.
  themeCSS: `
    .edgeLabel text, .messageText, .loopText, .cluster-label text {
      paint-order: stroke; stroke: ${raised}; stroke-width: 6px; stroke-linejoin: round;
    }
    .edgeLabel rect, .labelBkg { opacity: 0; }
    marker circle, marker.extension path, marker.aggregation path { fill: ${raised}; }
  `,
  themeVariables: {
    ...(mermaidOptions.themeVariables as Record<string, string>),
    ...Object.fromEntries(Object.entries(roles).flatMap(([colour, names]) => names.map((name) => [name, colour]))),
  },
};

/** Matches a placeholder, also in the notation that browsers use in style attributes. */
const patterns = Object.entries(placeholders).map(([token, hex]) => {
  const [red, green, blue] = [1, 3, 5].map((start) => parseInt(hex.slice(start, start + 2), 16));
  return [token, new RegExp(`${hex}|rgb\\(${red}, ${green}, ${blue}\\)`, 'gi')] as const;
});

/** Replaces the colours in Mermaid's drawing by our tokens, so that it fits both colour modes and print. */
export function withTokens(svg: string): string {
  return patterns.reduce((result, [token, pattern]) => result.replaceAll(pattern, `var(${token})`), svg);
}

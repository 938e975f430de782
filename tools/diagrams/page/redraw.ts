import {labelsMarkup, readLabels} from './labels.ts';
import {layerMarkup} from './layers.ts';
import {readShapes} from './shapes.ts';

/** Names of the types of diagrams, for screen readers. */
const names: Record<string, string> = {
  classDiagram: 'Class diagram',
  er: 'Entity-relationship diagram',
  'flowchart-v2': 'Flowchart',
  sequence: 'Sequence diagram',
  stateDiagram: 'State diagram',
};

/**
 * Redraws one of Mermaid's drawings, which is part of the document, with few elements: without a style sheet, classes, IDs,
 * markers or nested transformations. All text is in front of the lines, in the order in which it is read. Throws an error if
 * the type of diagram has no name.
 */
export function redraw(root: SVGSVGElement, fontSize: number): string {
  const type = root.getAttribute('aria-roledescription') ?? '';
  const name = names[type];
  if (name === undefined) {
    throw new Error(`Type ${type} is not supported; add it to tools/diagrams/page/redraw.ts and look at the drawing.`);
  }
  const labels = readLabels(root);
  const {x, y, width, height} = root.viewBox.baseVal;
  return [
    '<svg xmlns="http://www.w3.org/2000/svg"',
    ` role="group" aria-label="${name}" viewBox="${x} ${y} ${width} ${height}"`,
    ` style="--width:${(width / fontSize).toFixed(1)}rem">`,
    layerMarkup(readShapes(root)),
    `<g fill="var(--color-text)" font-size="${fontSize}" text-anchor="middle">${labelsMarkup(labels)}</g></svg>`,
  ].join('');
}

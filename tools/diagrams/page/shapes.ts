import type {Layers} from './layers.ts';
import {matrixOf} from './matrix.ts';

/** The attributes of each kind of shape that are kept. */
const attributesOf: Record<string, readonly string[]> = {
  circle: ['cx', 'cy', 'r'],
  ellipse: ['cx', 'cy', 'rx', 'ry'],
  line: ['x1', 'y1', 'x2', 'y2'],
  path: ['d'],
  polygon: ['points'],
  polyline: ['points'],
  rect: ['x', 'y', 'width', 'height', 'rx'],
};

function transformOf({a, b, c, d, e, f}: DOMMatrix): string {
  return `transform="matrix(${[a, b, c, d, e, f].join(' ')})"`;
}

/** Returns the markup of a shape, with its position in the whole drawing. */
function shape(element: Element, matrix: DOMMatrix, extra = ''): string {
  const attributes = (attributesOf[element.tagName] ?? []).flatMap((name) => {
    const value = element.getAttribute(name);
    return value === null ? [] : [`${name}="${value}"`];
  });
  return `<${[element.tagName, ...attributes, transformOf(matrix), extra].filter(Boolean).join(' ')}/>`;
}

/** Returns a rectangle with the outline of an element. */
function frame(element: SVGGraphicsElement, matrix: DOMMatrix, isRound: boolean): string {
  const {x, y, width, height} = element.getBBox();
  const radius = isRound ? `rx="${height / 2}" ` : '';
  return `<rect x="${x}" y="${y}" width="${width}" height="${height}" ${radius}${transformOf(matrix)}/>`;
}

/** Adds the arrowhead or symbol at one end of a line. Markers need an id, and ids would not be unique on a page. */
function addMarker(
  line: SVGGeometryElement,
  end: 'marker-start' | 'marker-end',
  root: SVGSVGElement,
  to: Layers,
): void {
  const id = /#([^")]+)/.exec(getComputedStyle(line).getPropertyValue(end))?.[1];
  const marker = id === undefined ? null : document.getElementById(id);
  if (!(marker instanceof SVGMarkerElement)) {
    return;
  }
  const length = line.getTotalLength();
  const isStart = end === 'marker-start';
  const at = line.getPointAtLength(isStart ? 0 : length);
  const near = line.getPointAtLength(isStart ? 1 : length - 1);
  const angle =
    (isStart ? Math.atan2(near.y - at.y, near.x - at.x) : Math.atan2(at.y - near.y, at.x - near.x)) * (180 / Math.PI);
  const isReversed = isStart && marker.getAttribute('orient') === 'auto-start-reverse';
  const box = marker.viewBox.baseVal;
  const width = marker.markerWidth.baseVal.value;
  const unit =
    marker.markerUnits.baseVal === SVGMarkerElement.SVG_MARKERUNITS_STROKEWIDTH
      ? parseFloat(getComputedStyle(line).strokeWidth)
      : 1;
  const scale = (box.width > 0 ? width / box.width : 1) * unit;
  const matrix = matrixOf(line, root)
    .translate(at.x, at.y)
    .rotate(angle + (isReversed ? 180 : 0))
    .scale(scale)
    .translate(-marker.refX.baseVal.value, -marker.refY.baseVal.value);
  const isOpen = marker.matches('.er, .extension, .aggregation, .lollipop');
  for (const part of marker.children) {
    if (!isOpen) {
      to.solid.push(shape(part, matrix));
    } else if (part.tagName === 'circle' || !marker.matches('.er')) {
      to.hollow.push(shape(part, matrix));
    } else {
      to.lines.push(shape(part, matrix));
    }
  }
}

/** Adds a shape of Mermaid's drawing to the layer that it belongs to. */
function addShape(element: SVGGraphicsElement, root: SVGSVGElement, to: Layers): void {
  const style = getComputedStyle(element);
  const {width, height} = element.getBBox();
  const isBackground = element.matches('.background, .label rect, .edgeLabel rect, .cluster-label rect');
  if (isBackground || style.display === 'none' || (width === 0 && height === 0)) {
    return;
  }
  const matrix = matrixOf(element, root);
  if (element.matches('.cluster rect')) {
    to.groups.push(shape(element, matrix));
  } else if (element.matches('.divider path')) {
    to.lines.push(shape(element, matrix));
  } else if (element.closest('.outer-path') && !element.matches('.outer-path')) {
    // Mermaid draws these shapes by hundreds of short lines, once for the area and once for the edge.
    if (element.parentElement?.firstElementChild !== element) {
      return;
    }
    if (root.getAttribute('aria-roledescription') === 'stateDiagram') {
      const circle = {x: element.getBBox().x + width / 2, y: element.getBBox().y + height / 2, r: width / 2};
      const markup = `<circle cx="${circle.x}" cy="${circle.y}" r="${circle.r}" ${transformOf(matrix)}/>`;
      (width > 10 ? to.hollow : to.solid).push(markup);
    } else {
      to.boxes.push(frame(element, matrix, root.matches('.flowchart')));
    }
  } else if (element.matches('.state-start')) {
    to.solid.push(shape(element, matrix));
  } else if (element instanceof SVGLineElement || style.fill === 'none') {
    const dashes =
      style.strokeDasharray === 'none' || parseFloat(style.strokeDasharray) === 0 ? '' : 'stroke-dasharray="3"';
    to.lines.push(shape(element, matrix, dashes));
    addMarker(element as SVGLineElement | SVGPathElement, 'marker-start', root, to);
    addMarker(element as SVGLineElement | SVGPathElement, 'marker-end', root, to);
  } else {
    to.boxes.push(shape(element, matrix));
  }
}

/** Distributes the shapes of Mermaid's drawing, which is part of the document, to layers. */
export function readShapes(root: SVGSVGElement): Layers {
  const layers: Layers = {groups: [], lines: [], hollow: [], solid: [], boxes: []};
  for (const element of root.querySelectorAll<SVGGraphicsElement>(Object.keys(attributesOf).join())) {
    if (!element.closest('defs, marker, symbol')) {
      addShape(element, root, layers);
    }
  }
  return layers;
}

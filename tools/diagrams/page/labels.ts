import {matrixOf} from './matrix.ts';

/** A text in a diagram. */
export interface Label {
  /** The text of each line. */
  lines: string[];
  x: number;
  y: number;
  width: number;
  height: number;
  /** Distance between two baselines. */
  lineHeight: number;
  /** Distance between the middle of the label and the first baseline; positive if the baseline is below. */
  baseline: number;
  /** Whether lines may run through the text, so that it needs an outline. */
  isOnLine: boolean;
  /** Whether the label may be moved if it overlaps another. */
  isMovable: boolean;
  /** Whether the text is a repetition, which screen readers skip. */
  isRepeated: boolean;
}

/** Space between two labels that were moved apart, in pixels. */
const gap = 4;

/** Overlaps up to this height, in pixels, are only the space above and below the letters. */
const tolerance = 1;

/** Measures the distance between the top of a line and its baseline. */
function measureAscent(root: SVGSVGElement): number {
  const sample = document.createElementNS('http://www.w3.org/2000/svg', 'text');
  sample.textContent = 'M';
  root.append(sample);
  const ascent = -sample.getExtentOfChar(0).y;
  sample.remove();
  return ascent;
}

function readLabel(element: SVGTextElement, root: SVGSVGElement, ascent: number): Label[] {
  const lines: {text: string; left: number; right: number; top: number}[] = [];
  // Space that is not rendered is not counted.
  for (let index = 0; index < element.getNumberOfChars(); index += 1) {
    const character = element.textContent.charAt(index);
    const {x, y, width} = element.getExtentOfChar(index);
    const last = lines.at(-1);
    const isSpace = character.trim() === '';
    if (last && Math.abs(last.top - y) < 2) {
      last.text += character;
      last.right = isSpace ? last.right : x + width;
    } else if (!isSpace) {
      lines.push({text: character, left: x, right: x + width, top: y});
    }
  }
  const [first, second] = lines;
  if (!first) {
    return [];
  }
  const left = Math.min(...lines.map((line) => line.left));
  const right = Math.max(...lines.map((line) => line.right));
  const box = element.getBBox();
  const middle = {x: (left + right) / 2, y: box.y + box.height / 2};
  const {x, y} = matrixOf(element, root).transformPoint(middle);
  const drawing = root.viewBox.baseVal;
  return [
    {
      lines: lines.map(({text}) => text.trim()),
      x,
      y,
      width: right - left,
      height: box.height,
      lineHeight: second ? second.top - first.top : 0,
      baseline: first.top + ascent - middle.y,
      isOnLine:
        element.closest('.edgeLabel, .edgeLabels, .cluster-label, .messageText, .loopText, .sectionTitle') !== null,
      isMovable: element.closest('.edgeLabel, .edgeLabels') !== null,
      // The names of a sequence diagram's participants are repeated at the bottom.
      isRepeated: element.matches('.actor') && y > drawing.y + drawing.height / 2,
    },
  ];
}

/** Moves labels of lines apart that overlap, in the direction in which the way is shorter. */
function separateLabels(labels: readonly Label[]): void {
  labels.forEach((a, index) => {
    for (const b of labels.slice(index + 1)) {
      const overlap = {
        x: (a.width + b.width) / 2 - Math.abs(a.x - b.x),
        y: (a.height + b.height) / 2 - Math.abs(a.y - b.y),
      };
      const movable = [a, b].filter(({isMovable}) => isMovable);
      if (overlap.x > 0 && overlap.y > tolerance) {
        const axis = overlap.x + gap < overlap.y ? 'x' : 'y';
        const distance = (overlap[axis] + (axis === 'x' ? gap : 0)) / movable.length;
        for (const label of movable) {
          label[axis] += (label === a) === a[axis] <= b[axis] ? -distance : distance;
        }
      }
    }
  });
}

/** Reads the labels of Mermaid's drawing, which is part of the document, in the order in which they are read. */
export function readLabels(root: SVGSVGElement): Label[] {
  const ascent = measureAscent(root);
  const labels = [...root.querySelectorAll('text')].flatMap((element) => readLabel(element, root, ascent));
  separateLabels(labels);
  const {width, height} = root.viewBox.baseVal;
  const isSideways = root.matches('.flowchart') && width > height;
  return labels.sort((a, b) => (isSideways ? a.x - b.x || a.y - b.y : a.y - b.y || a.x - b.x));
}

function escapeText(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
}

/** Lines end at the edge of the text's outline, which has the colour of the background. */
const outline = '<g stroke="var(--color-raised)" stroke-width="8" stroke-linejoin="round" paint-order="stroke">';

function labelMarkup({lines, x, y, baseline, lineHeight, isRepeated}: Label): string {
  const [first = '', ...rest] = lines.map(escapeText);
  const top = y + baseline;
  // A space without width separates the words of two lines for screen readers and for the browser's search.
  const more = rest.map(
    (line, index) =>
      `<tspan font-size="0"> </tspan><tspan x="${x}" y="${top + (index + 1) * lineHeight}">${line}</tspan>`,
  );
  return `<text x="${x}" y="${top}"${isRepeated ? ' aria-hidden="true"' : ''}>${first}${more.join('')}</text>`;
}

/** Returns the markup of labels. Neighbours that need an outline share one group. */
export function labelsMarkup(labels: readonly Label[]): string {
  return labels
    .map((label, index) => {
      const start = label.isOnLine && !labels[index - 1]?.isOnLine ? outline : '';
      const end = label.isOnLine && !labels[index + 1]?.isOnLine ? '</g>' : '';
      return `${start}${labelMarkup(label)}${end}`;
    })
    .join('');
}

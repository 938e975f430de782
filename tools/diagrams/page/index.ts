import mermaid, {type MermaidConfig} from 'mermaid';
import {redraw} from './redraw.ts';

/** The function that `tools/diagrams` calls in the browser. */
export type DrawDiagram = (code: string, config: MermaidConfig, fontSize: number) => Promise<string>;

/** Widest label before it is wrapped, in pixels. */
const labelWidth = 200;

/** Returns the width of the longest word. Mermaid would break it in the middle. */
function longestWord(code: string, font: string): number {
  const context = document.createElement('canvas').getContext('2d');
  if (!context) {
    throw new Error('The browser has no canvas.');
  }
  context.font = font;
  const words = code.split(/[\s"|[\]{}]+|<br ?\/?>/);
  return Math.ceil(Math.max(...words.map((word) => context.measureText(word).width)));
}

/** Mermaid loses a `>` inside the text of a flowchart's label, but not its entity. */
function escapeLabels(code: string): string {
  return code.replaceAll(/"[^"\n]*"/g, (label) =>
    label.replaceAll(/<br ?\/?>|>/g, (part) => (part === '>' ? '#gt;' : part)),
  );
}

/** A turned drawing is only used if its width is at most this part of the width in the author's direction. */
const usefulGain = 0.8;

/** Widest drawing that fits beside the sidebar of a computer with readable text, in pixels. */
const columnWidth = 880;

/**
 * Returns a diagram in the other direction: from top to bottom instead of from left to right, or the reverse. Only
 * flowcharts and class diagrams can be turned: sequence diagrams have one direction, and others get lines behind boxes.
 */
function turn(code: string): string | undefined {
  const [, type, direction] = /^(\S+)(?: (LR|TB|TD))?(?=\n)/.exec(code.trimStart()) ?? [];
  if (type === 'flowchart') {
    return code.replace(/LR|TB|TD/, direction === 'LR' ? 'TB' : 'LR');
  }
  return type === 'classDiagram' ? code.replace('\n', '\n  direction LR\n') : undefined;
}

/** Renders a diagram with Mermaid, as part of the document. */
async function render(code: string): Promise<SVGSVGElement> {
  const {svg} = await mermaid.render('diagram', escapeLabels(code));
  document.body.innerHTML = svg;
  const root = document.body.querySelector('svg');
  if (!root) {
    throw new Error('Mermaid returned no drawing.');
  }
  return root;
}

/** Draws a diagram in the direction that its author chose, unless it is too wide and the other direction is much narrower. */
async function renderToFit(code: string): Promise<SVGSVGElement> {
  const root = await render(code);
  const {width} = root.viewBox.baseVal;
  const turned = width > columnWidth ? turn(code) : undefined;
  if (turned === undefined) {
    return root;
  }
  const other = await render(turned);
  return other.viewBox.baseVal.width < usefulGain * width ? other : render(code);
}

const drawDiagram: DrawDiagram = async (code, config, fontSize) => {
  const font = `${fontSize}px ${config.fontFamily}`;
  await document.fonts.load(font);
  const wrappingWidth = Math.max(labelWidth, longestWord(code, font) + 2);
  mermaid.initialize({...config, flowchart: {...config.flowchart, wrappingWidth}});
  return redraw(await renderToFit(code), fontSize);
};

Object.assign(globalThis, {drawDiagram});

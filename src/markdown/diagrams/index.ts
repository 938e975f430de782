import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Heading, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import logger from '@docusaurus/logger';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {expressionAttribute, importNode} from '../esm.ts';
import {describeDrawing, diagramTitle} from './describe.ts';
import {drawCommand, drawingOf} from './drawings.ts';

function element(name: string, props: Readonly<Record<string, string>>): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name,
    attributes: Object.entries(props).map(([prop, value]) =>
      expressionAttribute(prop, JSON.stringify(value), {type: 'Literal', value}),
    ),
    children: [],
  };
}

function headingText(heading: Heading): string {
  let text = '';
  visit(heading, ['text', 'inlineCode'], (node) => {
    text += (node as {value: string}).value;
  });
  return text.replace(/\s*\{#[^}]*\}\s*$/, '');
}

/** Warnings that were printed. The bundler compiles each page twice. */
const printed = new Set<string>();

function warnOnce(message: string): void {
  if (!printed.has(message)) {
    printed.add(message);
    logger.warn(message);
  }
}

/**
 * Remark plugin: replaces Mermaid code blocks with their drawings from `data/diagrams`, named after the `accTitle` in their
 * source, or else the heading above or the page. A diagram without a drawing is rendered in the browser. Only its page loads
 * Mermaid, and there is a warning with the page, the line and the command that draws it.
 */
export function diagrams() {
  return (tree: Root, file: VFile): void => {
    const components = new Set<string>();
    let heading = (file.data.frontMatter as {title?: string} | undefined)?.title ?? '';
    visit(tree, (node, index, parent) => {
      if (node.type === 'heading') {
        heading = headingText(node);
      }
      if (node.type !== 'code' || node.lang !== 'mermaid' || index === undefined || !parent) {
        return;
      }
      const source = node.value;
      const drawing = path.join(file.cwd, drawingOf(source));
      if (existsSync(drawing)) {
        components.add('Diagram');
        const svg = readFileSync(drawing, 'utf8').trim();
        parent.children[index] = element('Diagram', {drawing: describeDrawing(svg, source, heading), source});
      } else {
        components.add('MermaidDiagram');
        parent.children[index] = element('MermaidDiagram', {source, title: diagramTitle(source, heading)});
        const place = `${path.relative(file.cwd, file.path)}:${node.position?.start.line ?? 1}`;
        warnOnce(
          `${place}: the diagram has no drawing, so browsers render it. A maintainer draws it with "${drawCommand}".`,
        );
      }
    });
    tree.children.unshift(...[...components].map((name) => importNode(name, `@site/src/components/site/${name}`)));
  };
}

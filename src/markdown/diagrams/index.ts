import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import type {Heading, Root} from 'mdast';
import type {MdxJsxFlowElement} from 'mdast-util-mdx';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import {expressionAttribute, importNode} from '../esm.ts';
import {describeDrawing} from './describe.ts';
import {drawCommand, drawingOf} from './drawings.ts';

const component = 'Diagram';

function element(drawing: string, source: string): MdxJsxFlowElement {
  return {
    type: 'mdxJsxFlowElement',
    name: component,
    attributes: [
      expressionAttribute('drawing', JSON.stringify(drawing), {type: 'Literal', value: drawing}),
      expressionAttribute('source', JSON.stringify(source), {type: 'Literal', value: source}),
    ],
    children: [],
  };
}

/** Returns the text of a heading, without the ID that an author may have added to it. */
function headingText(heading: Heading): string {
  let text = '';
  visit(heading, ['text', 'inlineCode'], (node) => {
    text += (node as {value: string}).value;
  });
  return text.replace(/\s*\{#[^}]*\}\s*$/, '');
}

export interface DiagramsOptions {
  /** Whether a diagram without a drawing is shown as code. By default, it is an error, except in the development server. */
  allowMissing?: boolean;
}

/**
 * Remark plugin: replaces Mermaid code blocks with their drawings from `data/diagrams`. A drawing is named after the
 * `accTitle` in its source, or else the heading above or the page.
 *
 * A drawing that is missing or outdated is an error with the page, the line and the command that draws it. The
 * development server shows the source instead, with the command as its title.
 */
export function diagrams({allowMissing = process.env.NODE_ENV === 'development'}: DiagramsOptions = {}) {
  return (tree: Root, file: VFile): void => {
    const drawn = new Set<string>();
    let heading = (file.data.frontMatter as {title?: string} | undefined)?.title ?? '';
    visit(tree, (node, index, parent) => {
      if (node.type === 'heading') {
        heading = headingText(node);
      }
      if (node.type !== 'code' || node.lang !== 'mermaid' || index === undefined || !parent) {
        return;
      }
      const drawing = path.join(file.cwd, drawingOf(file.cwd, node.value));
      if (existsSync(drawing)) {
        drawn.add(drawing);
        parent.children[index] = element(
          describeDrawing(readFileSync(drawing, 'utf8').trim(), node.value, heading),
          node.value,
        );
      } else if (allowMissing) {
        node.meta = `title="To draw this diagram, run ${drawCommand} and save the page again"`;
      } else {
        file.fail(`This diagram has no drawing, or it has changed. Run "${drawCommand}".`, node, 'diagrams');
      }
    });
    if (drawn.size > 0) {
      tree.children.unshift(importNode(component, '@site/src/components/site/Diagram'));
    }
  };
}
